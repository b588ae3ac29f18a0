import * as z from 'zod'
import { most } from '#src/catalogue/product/product-input.ts'
import { productTypes, visibilities } from '#src/catalogue/product/product-kinds.ts'
import { line, paragraph } from '#src/http/field.ts'

/** A number, or how somebody typed it (M3); null and empty are nothing. */
const typed = z
  .union([z.number(), line(20)])
  .nullish()
  .meta({ description: 'A number, or its digits as typed' })

const stockRow = z.object({
  size: line(most.size),
  color: line(most.color),
  quantity: z.union([z.number(), line(20)]),
  was: z
    .number()
    .int()
    .nullish()
    .meta({ description: 'What was seen, null for unlimited: refused with 409 when it is not so any more' }),
})

/** SPEC section 3's product fields as they are sent; what they must be is said by product-input.ts. */
export const ProductBody = z
  .object({
    name: line(most.name).nullish(),
    nameAr: line(most.name).nullish(),
    description: paragraph(most.description).nullish(),
    descriptionAr: paragraph(most.description).nullish(),
    videoLink: line(most.link).nullish(),
    category: line(60).nullish(),
    subCategory: line(60).nullish(),
    productType: z.enum(productTypes).optional(),
    productVisibility: z.enum(visibilities).optional(),
    originalPrice: typed,
    offerPrice: typed,
    reviews: typed,
    images: z.array(line(most.link)).max(20).optional(),
    sizes: z.array(line(most.size)).max(100).optional(),
    colors: z.array(line(most.color)).max(100).optional(),
    stock: z.array(stockRow).max(1000).optional(),
  })
  .meta({ id: 'ProductBody' })
export type ProductBody = z.infer<typeof ProductBody>

/** An edit: only what changes, and the version it was made on. Without it whoever saves last is right. */
export const ProductEdit = ProductBody.extend({ version: z.number().int().optional() }).meta({
  id: 'ProductEdit',
})
export type ProductEdit = z.infer<typeof ProductEdit>
