import * as z from 'zod'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { latinDigits } from '#src/core/fold.ts'
import { line, paragraph } from '#src/http/field.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { omr } from './order-line.ts'

export const choice = line(60)
  .optional()
  .transform((value) => value || notApplicable)

/** One line as the shopper sends it: which product, and the price that was shown (O1). */
const LineRequest = z
  .object({
    _id: line(200).optional(),
    id: line(200).optional(),
    color: choice,
    size: choice,
    originalPrice: omr.meta({ description: 'The price of one piece as the shopper saw it, in OMR' }),
    quantity: z.number().meta({ description: 'A whole number from 1 to 99' }),
  })
  .transform(({ _id, id, ...rest }) => ({ productId: _id ?? id ?? '', ...rest }))
export type LineRequest = z.infer<typeof LineRequest>

export const mobileNumber = line(30)
  .transform((text) => latinDigits(text).replace(/[\s()-]/g, ''))
  .refine((text) => /^\+?\d{8,15}$/.test(text), {
    params: {
      text: {
        en: 'Enter a phone number of 8 digits, or an international one.',
        ar: 'يرجى إدخال رقم هاتف من 8 أرقام، أو رقم دولي.',
      },
    },
  })

export const required = { text: { en: 'This field is needed.', ar: 'هذا الحقل مطلوب.' } }

/** A field that may not stay empty. */
export function filled<T extends z.ZodType<string>>(field: T) {
  return field.refine((text) => text !== '', { params: required })
}

/** An e-mail, or empty where none was given: whether that may be, place-order.ts says (O19). */
export const maybeEmail = line(254).superRefine((text, context) => {
  if (text === '') return
  for (const { path: _, ...issue } of z.email().safeParse(text).error?.issues ?? [])
    context.issues.push({ ...issue, input: text } as z.core.$ZodRawIssue)
})

const CustomerRequest = z.object({
  name: filled(line(100)),
  email: maybeEmail.meta({ description: 'Empty only where the settings make it optional (O19)' }),
  mobileNumber,
  address: filled(paragraph(500)),
  comment: paragraph(1000).optional().default(''),
  deliveryArea: z.enum(deliveryAreas),
  paymentMethod: z.enum(paymentMethods),
  deliveryCharge: omr.optional().meta({ description: 'The charge the shopper saw, in OMR' }),
})

/** product.md section 7's order, as a browser sends it. Number, date, time and status are the server's own (O1). */
export const OrderRequest = z
  .object({
    products: z.array(LineRequest).min(1).max(50),
    customerData: CustomerRequest,
    paymentProof: line(500).optional().default(''),
    subTotal: omr,
    total: omr,
  })
  .meta({ id: 'OrderRequest' })
export type OrderRequest = z.infer<typeof OrderRequest>
