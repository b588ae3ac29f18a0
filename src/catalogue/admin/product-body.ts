import * as z from 'zod'
import {
  type CountField,
  most,
  type PlainField,
  type ProductInput,
  plainFieldNames,
  plainFields,
  productTypes,
  visibilities,
} from '#src/catalogue/product/product-fields.ts'
import { line, paragraph } from '#src/http/field.ts'

/** A number, or how somebody typed it (M3); null and empty are nothing. */
const typed = z
  .union([z.number(), line(20)])
  .nullish()
  .meta({ description: 'A number, or its digits as typed' })

/** Sizes or colours of one product that are looked at; how many it may have is said by product-input.ts. */
export const mostOptionsRead = 100

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

const variantRow = z.object({
  size: line(most.size),
  color: line(most.color),
  notMade: z.boolean().optional().meta({ description: 'It does not exist: nobody can buy it (P13)' }),
  sku: line(plainFields.sku.most).nullish(),
  barcode: line(plainFields.barcode.most).nullish(),
  price: typed.meta({ description: 'OMR it costs without an offer; empty: as its product (P19)' }),
  cost: typed.meta({ description: 'OMR that one piece costs the shop; never shown to shoppers' }),
})

type PlainBody = {
  [F in PlainField]: F extends CountField ? typeof typed : z.ZodOptional<z.ZodNullable<z.ZodString>>
}

const plainBody = Object.fromEntries(
  plainFieldNames.map((field) => {
    const { kind, most: characters } = plainFields[field]
    const text = kind === 'paragraph' ? paragraph(characters) : line(characters)
    return [field, kind === 'count' ? typed : text.nullish()]
  }),
) as PlainBody

/** product.md section 3's product fields as they are sent; what they must be is said by product-input.ts. */
export const ProductBody = z
  .object({
    name: line(most.name).nullish(),
    description: paragraph(most.description).nullish(),
    ...plainBody,
    category: line(60).nullish(),
    subCategory: line(60).nullish(),
    productType: z.enum(productTypes).optional(),
    productVisibility: z.enum(visibilities).optional(),
    originalPrice: typed,
    offerPrice: typed,
    images: z.array(line(most.link)).max(60).optional(),
    sizes: z.array(line(most.size)).max(mostOptionsRead).optional(),
    colors: z.array(line(most.color)).max(mostOptionsRead).optional(),
    stock: z.array(stockRow).max(1000).optional(),
    variants: z.array(variantRow).max(1000).optional(),
  } satisfies Record<keyof ProductInput, z.ZodType>)
  .meta({ id: 'ProductBody' })
export type ProductBody = z.infer<typeof ProductBody>

/** An edit: only what changes, and the version it was made on. Without it whoever saves last is right. */
export const ProductEdit = ProductBody.extend({ version: z.number().int().optional() }).meta({
  id: 'ProductEdit',
})
export type ProductEdit = z.infer<typeof ProductEdit>
