import { findCategory } from '#src/catalogue/categories/category.ts'
import { slugOf } from '#src/catalogue/categories/category-table.ts'
import type { Text } from '#src/core/locale.ts'
import { readPictureUrl } from '#src/core/picture-name.ts'
import type { FieldError } from '#src/core/problem.ts'
import { notApplicable } from './buying.ts'
import type { NewProduct } from './new-product.ts'
import { type Reading, readCount, readPrice, readVideoLink } from './product-fields.ts'
import { productInputTexts as texts } from './product-input.texts.ts'

/** Pieces left of a size and colour; `was` is what whoever typed it had seen, null for unlimited. */
export type StockInput = {
  size: string
  color: string
  quantity: number | string
  was?: number | null | undefined
}

/** A product as somebody types it: amounts in OMR, numbers as numbers or texts, empty where there is nothing. */
export type ProductInput = Pick<
  NewProduct,
  'name' | 'description' | 'productType' | 'productVisibility' | 'images' | 'sizes' | 'colors'
> & {
  nameAr: string
  descriptionAr: string
  videoLink: string
  /** Any of its names (P1). */
  category: string
  subCategory: string
  originalPrice: number | string
  offerPrice: number | string
  reviews: number | string
  stock: StockInput[]
}

/** What may be stored of a product: everything but who it is and since when. */
export type ProductFields = Omit<NewProduct, 'id' | 'createdAt' | 'demo' | 'stock'> & {
  stock: { size: string; color: string; quantity: number; was?: number | null | undefined }[]
}

/** The most of everything: characters of a text, entries of a list. SPEC section 9 gives the five pictures. */
export const most = {
  name: 200,
  description: 5000,
  link: 500,
  size: 30,
  color: 40,
  sizes: 30,
  colors: 30,
  images: 5,
} as const

/** A product form before anybody has typed: on show at once, and new. */
export const emptyInput: ProductInput = {
  name: '',
  nameAr: '',
  description: '',
  descriptionAr: '',
  videoLink: '',
  category: '',
  subCategory: '',
  productType: 'New Arrivals',
  productVisibility: 'Public',
  originalPrice: '',
  offerPrice: '',
  reviews: '',
  images: [],
  sizes: [],
  colors: [],
  stock: [],
}

/**
 * Every rule of a product (SPEC sections 3 and 5; M2, P1, P6, O14), once for the form and the server: what may be
 * stored, or what is wrong with which field. Whether a picture exists only the database knows.
 */
export function readProduct(input: ProductInput): { product: ProductFields } | { errors: FieldError[] } {
  const errors: FieldError[] = []
  const wrong = (path: string, message: Text) => errors.push({ path, message })
  function take<T>(path: string, reading: Reading<T>): T | undefined {
    if ('value' in reading) return reading.value
    wrong(path, reading.wrong)
    return undefined
  }

  const name = input.name.trim()
  if (name === '') wrong('name', texts.needed)
  const category = findCategory(input.category)
  const sub = category?.subCategories.find(({ slug }) => slug === slugOf(input.subCategory))
  if (!category) wrong('category', input.category.trim() === '' ? texts.needed : texts.noCategory)
  else if (!sub) wrong('subCategory', input.subCategory.trim() === '' ? texts.needed : texts.otherCategory)
  const originalPrice = take('originalPrice', readPrice(input.originalPrice, { needed: true }))
  const offerPrice = take('offerPrice', readPrice(input.offerPrice))
  if (originalPrice !== undefined && offerPrice !== undefined && offerPrice >= originalPrice)
    wrong('offerPrice', texts.notLess)
  const reviews = take('reviews', readCount(input.reviews, { least: 1, empty: 0 }))
  const videoLink = take('videoLink', readVideoLink(input.videoLink))
  const images = [...new Set(input.images)]
  images.forEach((url, n) => {
    const picture = readPictureUrl(url)
    if (!picture || picture.variant) wrong(`images.${n}`, texts.foreignPicture)
  })
  if (images.length > most.images) wrong('images', texts.tooManyPictures)
  const sizes = options(input.sizes)
  const colors = options(input.colors)
  for (const [path, values] of [
    ['sizes', sizes],
    ['colors', colors],
  ] as const)
    if (values.length > most[path]) wrong(path, texts.tooManyOptions)
  const stock = readStock(input.stock, sizes, colors, wrong)

  if (errors.length > 0 || !category || !sub || originalPrice === undefined) return { errors }
  return {
    product: {
      name,
      nameAr: input.nameAr.trim() || undefined,
      description: input.description.trim(),
      descriptionAr: input.descriptionAr.trim() || undefined,
      videoLink,
      categorySlug: category.slug,
      subCategorySlug: sub.slug,
      productType: input.productType,
      productVisibility: input.productVisibility,
      originalPrice,
      offerPrice,
      reviews: reviews ?? 0,
      images,
      sizes,
      colors,
      stock,
    },
  }
}

/** The sizes and colours a product comes in, `N/A` where it has none: the cells its stock may be told for (O14). */
export function stockCells(
  sizes: readonly string[],
  colors: readonly string[],
): { size: string; color: string }[] {
  const some = (values: readonly string[]) => (values.length > 0 ? values : [notApplicable])
  return some(sizes).flatMap((size) => some(colors).map((color) => ({ size, color })))
}

function readStock(
  typed: readonly StockInput[],
  sizes: readonly string[],
  colors: readonly string[],
  wrong: (path: string, message: Text) => void,
): ProductFields['stock'] {
  const cells = new Set(stockCells(sizes, colors).map(cellKey))
  return typed.flatMap((row, n) => {
    const quantity = readCount(row.quantity, { least: 0 })
    if (!cells.delete(cellKey(row))) wrong(`stock.${n}`, texts.noSuchCell)
    else if ('wrong' in quantity) wrong(`stock.${n}.quantity`, quantity.wrong)
    else if (quantity.value !== undefined) return [{ ...row, quantity: quantity.value }]
    return []
  })
}

/** One key for a size and colour, as they are told apart in lists. */
export function cellKey({ size, color }: { size: string; color: string }): string {
  return JSON.stringify([size, color])
}

/** Without what is empty, said twice in whatever case, or the word for having none. */
function options(values: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const value of values.map((one) => one.trim().replace(/\s+/g, ' ')))
    if (value !== '' && value.toUpperCase() !== notApplicable && !seen.has(value.toLowerCase()))
      seen.set(value.toLowerCase(), value)
  return [...seen.values()]
}
