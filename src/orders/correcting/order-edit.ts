import * as z from 'zod'
import { line } from '#src/http/field.ts'
import { omr, StaffOrderLine, totals } from '#src/orders/order/order-line.ts'
import {
  addressed,
  choice,
  destination,
  filled,
  mobileNumber,
  reachable,
} from '#src/orders/order/order-request.ts'
import { readVatin, vatinNeeded } from '#src/settings/vat.ts'

/** A line as staff want it; `line` is the place of the order's own line it was, whose price it keeps. */
const LineEdit = z.object({
  _id: line(200),
  size: choice,
  color: choice,
  quantity: z.number().meta({ description: 'A whole number from 1 to 99' }),
  line: z.number().int().optional().meta({ description: 'The place of the line it was, from 0' }),
})
export type LineEdit = z.infer<typeof LineEdit>

/** Left out it stays; empty it is taken away. */
const vatin = line(30)
  .refine((text) => text === '' || readVatin(text) !== undefined, { params: { text: vatinNeeded } })
  .transform((text) => readVatin(text) ?? '')
  .optional()
  .meta({
    description: "The customer's VAT number for the tax invoice (T3); without it the order keeps its own",
  })

const lastLine = {
  text: {
    en: 'An order keeps at least one product. Cancel it instead.',
    ar: 'يبقى في الطلب منتج واحد على الأقل. يمكن إلغاء الطلب بدلًا من ذلك.',
  },
}

export const Discount = z.object({
  omr: omr.optional().meta({ description: 'An amount, or:' }),
  percent: z.number().optional().meta({ description: 'Of the subtotal, with at most 2 decimals' }),
  reason: filled(line(200)),
})
export type DiscountEdit = z.infer<typeof Discount>

/** What PUT /editOrder/{id} takes: the whole order as it should be, and the `version` its editor saw (O18). */
export const OrderEdit = z
  .object({
    version: z.number().int(),
    products: z
      .array(LineEdit)
      .refine((lines) => lines.length > 0, { params: lastLine })
      .max(50),
    customerData: z
      .object({
        name: filled(line(100)),
        mobileNumber,
        ...destination,
        vatin,
      })
      .refine(...addressed)
      .refine(...reachable),
    discount: Discount.optional(),
  })
  .meta({ id: 'OrderEdit' })
export type OrderEdit = z.infer<typeof OrderEdit>

/** What an edit would make of an order; `difference` is what its new total is above the old one, in OMR. */
export const EditQuote = z
  .object({ products: z.array(StaffOrderLine), ...totals, difference: omr })
  .meta({ id: 'EditQuote' })
export type EditQuote = z.infer<typeof EditQuote>
