import * as z from 'zod'
import { fewLeft } from '#src/catalogue/stock/stock-cells.ts'
import { type PublicField, productTypes, type StaffOnlyField, visibilities } from './product-fields.ts'

const omr = z.number().meta({ description: 'OMR, at most 3 decimals', example: 12.5 })

const LowStock = z
  .object({
    size: z.string(),
    color: z.string(),
    left: z.number().int(),
    notMade: z.literal(true).optional().meta({ description: 'It does not exist at all (P13)' }),
  })
  .meta({
    description: `A size and colour with at most ${fewLeft} pieces left; 0 is sold out (O14), or not made`,
  })

const OwnPrice = z
  .object({ size: z.string(), color: z.string(), originalPrice: omr, offerPrice: omr.optional() })
  .meta({ description: 'A size and colour that costs something else than its product; OMR' })

/** The plain fields of product-fields.ts: those that everybody is shown, and those for staff alone. */
const publicFields = {
  nameAr: z.string().optional(),
  descriptionAr: z.string().optional(),
  reviews: z.number().int(),
  videoLink: z.string().optional(),
  imageColors: z
    .string()
    .optional()
    .meta({ description: 'JSON: the colour that a picture shows, by its address in `images` (P20)' }),
  searchTitle: z.string().optional().meta({ description: 'For search engines, instead of the name' }),
  searchTitleAr: z.string().optional(),
  searchText: z.string().optional().meta({ description: 'For search engines, instead of the description' }),
  searchTextAr: z.string().optional(),
  address: z
    .string()
    .optional()
    .meta({ description: 'The end of its page’s address, where that is not its id (P23)' }),
  material: z.string().optional(),
  materialAr: z.string().optional(),
  care: z.string().optional().meta({ description: 'How it is cleaned and kept' }),
  careAr: z.string().optional(),
  weight: z.string().optional().meta({ description: 'Whole grams, as digits' }),
  sizeGuide: z.string().optional().meta({ description: 'A path of this shop, or an https address' }),
  related: z
    .string()
    .optional()
    .meta({ description: 'Ids of goods chosen to go with it, commas between them' }),
} satisfies Record<PublicField, z.ZodType>

const minute = z.string().optional()

const staffOnlyFields = {
  offerFrom: minute.meta({ description: 'The minute in Muscat from which the offer price counts' }),
  offerUntil: minute.meta({ description: 'The minute in Muscat from which it does no more' }),
  tags: z
    .string()
    .optional()
    .meta({ description: 'Words of the shop’s own, by which collections choose goods' }),
  sku: z.string().optional().meta({ description: "The shop's own code of the product" }),
  barcode: z.string().optional().meta({ description: 'Such as an EAN or UPC' }),
  zeroRated: z.string().optional().meta({ description: '`yes` where VAT of it is 0 % (T1)' }),
} satisfies Record<StaffOnlyField, z.ZodType>

/** A product as the API shows it: product.md section 3's fields, Arabic beside them, amounts in OMR. */
export const Product = z
  .object({
    _id: z.string(),
    name: z.string(),
    description: z.string().meta({ description: 'Lines of `Label: value`' }),
    ...publicFields,
    category: z.string(),
    subCategory: z.string(),
    productType: z.enum(productTypes),
    productVisibility: z.enum(visibilities),
    originalPrice: omr,
    offerPrice: omr.optional(),
    ownPrices: z.array(OwnPrice).optional().meta({ description: 'Where sizes and colours differ (P19)' }),
    images: z.array(z.string()),
    sizes: z.array(z.string()),
    colors: z.array(z.string()),
    lowStock: z.array(LowStock),
    withoutVat: z
      .literal(true)
      .optional()
      .meta({ description: 'VAT of it is 0 %; told while the shop charges VAT (T1)' }),
    guideMissing: z
      .literal(true)
      .optional()
      .meta({ description: 'For staff, whom its size guide is told: nobody can read that page (W1)' }),
    createdAt: z.string(),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

const StaffVariant = z.object({
  size: z.string(),
  color: z.string(),
  notMade: z.literal(true).optional(),
  sku: z.string().optional(),
  barcode: z.string().optional(),
  price: omr
    .optional()
    .meta({ description: 'OMR it costs without an offer, where not as its product (P19)' }),
  cost: omr.optional().meta({ description: 'OMR that one piece costs the shop' }),
})

/** A product as staff see it: hidden ones too (P2), all its limited stock (O14), and the version they edit. */
export const StaffProduct = Product.extend({
  ...staffOnlyFields,
  plannedPrice: omr
    .optional()
    .meta({ description: 'Its offer price while the offer has not begun or is over (P16)' }),
  version: z.number().int().meta({ description: 'Raised by every change; sent back with an edit' }),
  stock: z
    .array(z.object({ size: z.string(), color: z.string(), quantity: z.number().int() }))
    .meta({ description: 'Pieces left; a size and colour that is not here is unlimited, or not made' }),
  variants: z.array(StaffVariant).meta({
    description: 'What sizes and colours say of their own; one that is not here says nothing (P13)',
  }),
  updatedAt: z.string(),
}).meta({ id: 'StaffProduct' })
export type StaffProduct = z.infer<typeof StaffProduct>

/** What a card in a grid shows of a product: `fields=card`. */
export const ProductCard = Product.pick({
  _id: true,
  address: true,
  name: true,
  nameAr: true,
  category: true,
  originalPrice: true,
  offerPrice: true,
  withoutVat: true,
  reviews: true,
}).extend({
  images: z.array(z.string()).meta({
    description: 'Cover and second view; in a list of one colour those that show it (P20)',
  }),
  from: z
    .literal(true)
    .optional()
    .meta({ description: 'Its prices are those of the cheapest size and colour (P19)' }),
  soldOut: z.literal(true).optional().meta({ description: 'Nothing of it is left (O14)' }),
  colours: z
    .object({
      paints: z.array(z.string()).meta({ description: 'Of the first four, each as CSS paints it' }),
      more: z.number().int(),
      names: z.object({ en: z.string(), ar: z.string() }).meta({ description: 'All of them' }),
    })
    .optional()
    .meta({ description: 'Where there are several, and some of it is left (P6)' }),
})
export type ProductCard = z.infer<typeof ProductCard>
