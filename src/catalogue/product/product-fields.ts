import type { StockCell, StockInput } from '#src/catalogue/stock/stock-cells.ts'
import type { Variant, VariantInput } from '#src/catalogue/stock/variant.ts'
import type { Baisa } from '#src/core/money.ts'
import {
  type Reading,
  readAddress,
  readBarcode,
  readCode,
  readCount,
  readGrams,
  readGuide,
  readImageColors,
  readMoment,
  readRelated,
  readTags,
  readText,
  readVideoLink,
  readYes,
} from './read-field.ts'

/** product.md section 3: which list of the home page a product is for. */
export const productTypes = ['New Arrivals', 'Most Popular', 'Offer'] as const

/** product.md section 3: whether shoppers see it (P2). */
export const visibilities = ['Public', 'Hidden'] as const

/** The most of everything: characters of a text, entries of a list. product.md section 9 gives the five pictures. */
export const most = {
  name: 200,
  description: 5000,
  link: 500,
  size: 30,
  color: 40,
  sizes: 30,
  colors: 30,
  /** Of one colour, and of those that show none. */
  images: 5,
  allImages: 30,
} as const

/** A field of one value in one column, with no rule that asks for another field. */
type PlainFieldRules = {
  /** Its column in `products`: null where a text is not there, 0 where a count is not. */
  column: string
  kind: 'line' | 'paragraph' | 'count' | 'flag'
  /** Characters that may be typed. */
  most: number
  read: (typed: string) => Reading<string | number | undefined>
  /** Shown to staff alone: in no public answer, page or search. */
  staffOnly?: true
}

/**
 * The plain fields of a product, each declared here. Types, row, API body, CSV columns and the empty form follow from
 * this table or do not compile without the field (docs/decisions/020-product-fields.md).
 */
export const plainFields = {
  nameAr: { column: 'name_ar', kind: 'line', most: most.name, read: readText },
  descriptionAr: { column: 'description_ar', kind: 'paragraph', most: most.description, read: readText },
  offerFrom: { column: 'offer_from', kind: 'line', most: 20, read: readMoment, staffOnly: true },
  offerUntil: { column: 'offer_until', kind: 'line', most: 20, read: readMoment, staffOnly: true },
  reviews: {
    column: 'reviews',
    kind: 'count',
    most: 6,
    read: (typed) => readCount(typed, { least: 1, empty: 0 }),
  },
  videoLink: { column: 'video_link', kind: 'line', most: most.link, read: readVideoLink },
  material: { column: 'material', kind: 'line', most: 200, read: readText },
  materialAr: { column: 'material_ar', kind: 'line', most: 200, read: readText },
  care: { column: 'care', kind: 'line', most: 300, read: readText },
  careAr: { column: 'care_ar', kind: 'line', most: 300, read: readText },
  weight: { column: 'weight', kind: 'line', most: 6, read: readGrams },
  sizeGuide: { column: 'size_guide', kind: 'line', most: 300, read: readGuide },
  related: { column: 'related', kind: 'line', most: 1300, read: readRelated },
  imageColors: { column: 'image_colors', kind: 'line', most: 8000, read: readImageColors },
  searchTitle: { column: 'search_title', kind: 'line', most: 120, read: readText },
  searchTitleAr: { column: 'search_title_ar', kind: 'line', most: 120, read: readText },
  searchText: { column: 'search_text', kind: 'line', most: 320, read: readText },
  searchTextAr: { column: 'search_text_ar', kind: 'line', most: 320, read: readText },
  address: { column: 'address', kind: 'line', most: 80, read: readAddress },
  tags: { column: 'tags', kind: 'line', most: 500, read: readTags, staffOnly: true },
  sku: { column: 'sku', kind: 'line', most: 64, read: readCode, staffOnly: true },
  barcode: { column: 'barcode', kind: 'line', most: 64, read: readBarcode, staffOnly: true },
  zeroRated: { column: 'zero_rated', kind: 'flag', most: 10, read: readYes, staffOnly: true },
} as const satisfies Record<string, PlainFieldRules>

type PlainFields = typeof plainFields
export type PlainField = keyof PlainFields
export type CountField = FieldsThat<{ kind: 'count' }>
/** `yes` or nothing, as `readYes` reads it. */
type FlagField = FieldsThat<{ kind: 'flag' }>
type TextField = Exclude<PlainField, CountField>
export type StaffOnlyField = FieldsThat<{ staffOnly: true }>
export type PublicField = Exclude<PlainField, StaffOnlyField>
type FieldsThat<Are> = { [F in PlainField]: PlainFields[F] extends Are ? F : never }[PlainField]

export const plainFieldNames = Object.keys(plainFields) as PlainField[]

export function isFlag(field: string): field is FlagField {
  return Object.hasOwn(plainFields, field) && plainFields[field as PlainField].kind === 'flag'
}

/** What is stored of them. */
export type PlainValues = { [F in TextField]?: string | undefined } & { [F in CountField]: number }

/** What may be stored of a product: everything but who it is and since when; amounts in baisa, categories by slug. */
export type ProductFields = PlainValues & {
  name: string
  description: string
  categorySlug: string
  subCategorySlug: string
  productType: (typeof productTypes)[number]
  productVisibility: (typeof visibilities)[number]
  originalPrice: Baisa
  offerPrice?: Baisa | undefined
  sizes: string[]
  colors: string[]
  images: string[]
  stock: StockCell[]
  variants: Variant[]
}

/** A product about to be stored; stock only where it is limited (O14). */
export type NewProduct = Omit<ProductFields, 'stock' | 'variants'> & {
  /** Permanent; the name in the page's path until staff choose another (P23). */
  id: string
  stock?: { size: string; color: string; quantity: number }[]
  variants?: Variant[]
  demo?: boolean
  createdAt: Date
}

/** A product as somebody types it: amounts in OMR, numbers as numbers or texts, empty where there is nothing. */
export type ProductInput = Pick<
  ProductFields,
  'name' | 'description' | 'productType' | 'productVisibility' | 'images' | 'sizes' | 'colors'
> & { [F in TextField]: string } & { [F in CountField]: number | string } & {
  /** Any of its names (P1). */
  category: string
  subCategory: string
  originalPrice: number | string
  offerPrice: number | string
  stock: StockInput[]
  variants: VariantInput[]
}

/** A product form before anybody has typed: public at once, and new. Its order is that of the columns of our CSV file. */
export const emptyInput: ProductInput = {
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  category: '',
  subCategory: '',
  productType: 'New Arrivals',
  productVisibility: 'Public',
  originalPrice: '',
  offerPrice: '',
  offerFrom: '',
  offerUntil: '',
  reviews: '',
  material: '',
  materialAr: '',
  care: '',
  careAr: '',
  weight: '',
  sizeGuide: '',
  related: '',
  searchTitle: '',
  searchTitleAr: '',
  searchText: '',
  searchTextAr: '',
  address: '',
  tags: '',
  zeroRated: '',
  videoLink: '',
  sku: '',
  barcode: '',
  sizes: [],
  colors: [],
  stock: [],
  variants: [],
  images: [],
  imageColors: '',
}

/** The plain fields of a product as form and file show them: empty for what is not there. */
export function plainInput(
  values: { [F in PlainField]?: string | number | undefined },
): Record<PlainField, string> {
  const entries = plainFieldNames.map((field) => [field, String(values[field] || '')])
  return Object.fromEntries(entries)
}
