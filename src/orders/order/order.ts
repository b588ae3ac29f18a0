import * as z from 'zod'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { latinDigits } from '#src/core/fold.ts'
import { roles } from '#src/core/permission.ts'
import { line, paragraph } from '#src/http/field.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { changeReasons, orderStatuses } from './order-status.ts'

const omr = z.number().meta({ description: 'OMR, at most 3 decimals', example: 12.5 })

const choice = line(60)
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

const mobileNumber = line(30)
  .transform((text) => latinDigits(text).replace(/[\s()-]/g, ''))
  .refine((text) => /^\+?\d{8,15}$/.test(text), {
    params: {
      text: {
        en: 'Enter a phone number of 8 digits, or an international one.',
        ar: 'أدخلي رقم هاتف من 8 أرقام، أو رقمًا دوليًا.',
      },
    },
  })

const required = { text: { en: 'This field is needed.', ar: 'هذا الحقل مطلوب.' } }

function filled<T extends z.ZodType<string>>(field: T) {
  return field.refine((text) => text !== '', { params: required })
}

const CustomerRequest = z.object({
  name: filled(line(100)),
  email: filled(line(254)).pipe(z.email()),
  mobileNumber,
  address: filled(paragraph(500)),
  comment: paragraph(1000).optional().default(''),
  deliveryArea: z.enum(deliveryAreas),
  paymentMethod: z.enum(paymentMethods),
  deliveryCharge: omr.optional().meta({ description: 'The charge the shopper saw, in OMR' }),
})

/** SPEC section 7's order, as a browser sends it. Number, date, time and status are the server's own (O1). */
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

/** One line of an order or a quote; `originalPrice` is what one piece is charged at, in OMR (O11). */
export const OrderLine = z
  .object({
    _id: z.string(),
    name: z.string(),
    nameAr: z.string().optional(),
    imageUrl: z.string(),
    color: z.string(),
    size: z.string(),
    originalPrice: omr,
    quantity: z.number().int(),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.infer<typeof OrderLine>

/** The same as staff see it and as it is stored: with the product's codes of the time it was ordered. */
export const StaffOrderLine = OrderLine.extend({
  sku: z.string().optional().meta({ description: 'For staff' }),
  barcode: z.string().optional().meta({ description: 'For staff' }),
}).meta({ id: 'StaffOrderLine' })
export type StaffOrderLine = z.infer<typeof StaffOrderLine>

/** What an order would cost now; sent with a 409 when the shopper saw something else (O1). */
export const Quote = z
  .object({ products: z.array(OrderLine), subTotal: omr, deliveryCharge: omr, total: omr })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

/** The answer to a placed order; `insertedId` is SPEC's sign of success. */
export const PlacedOrder = z
  .object({
    insertedId: z.string(),
    orderId: z.string(),
    trackUrl: z.string(),
    orderStatus: z.enum(orderStatuses),
    placedAt: z.string(),
    date: z.string(),
    time: z.string(),
    subTotal: omr,
    deliveryCharge: omr,
    total: omr,
  })
  .meta({ id: 'PlacedOrder' })
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** What a tracking link shows: the order without the customer's address, phone or mail (O13). */
export const TrackedOrder = z
  .object({
    orderId: z.string(),
    orderStatus: z.enum(orderStatuses),
    placedAt: z.string(),
    date: z.string(),
    time: z.string(),
    products: z.array(OrderLine),
    subTotal: omr,
    deliveryCharge: omr,
    total: omr,
    deliveryArea: z.enum(deliveryAreas),
    paymentMethod: z.enum(paymentMethods),
    history: z.array(z.object({ orderStatus: z.enum(orderStatuses), date: z.string(), time: z.string() })),
    proofNeeded: z
      .literal(true)
      .optional()
      .meta({ description: 'The shop asked for the payment proof again (O15)' }),
  })
  .meta({ id: 'TrackedOrder' })
export type TrackedOrder = z.infer<typeof TrackedOrder>

const status = z.enum(orderStatuses)
const instant = z.string().meta({ description: 'ISO 8601 in UTC' })
const when = {
  date: z.string().meta({ description: 'dd Mon, yyyy in Muscat (M4)' }),
  time: z.string().meta({ description: 'hh:mm am/pm in Muscat (M4)' }),
}

/** SPEC section 3's order as its owner and staff see it; what the caller may do with it beside it. */
export const Order = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    ...when,
    placedAt: instant,
    subTotal: omr,
    total: omr,
    orderStatus: status,
    products: z.array(StaffOrderLine),
    customerData: z.object({
      name: z.string(),
      email: z.string(),
      mobileNumber: z.string(),
      address: z.string(),
      comment: z.string(),
      deliveryArea: z.enum(deliveryAreas),
      paymentMethod: z.enum(paymentMethods),
      deliveryCharge: omr,
    }),
    paymentProof: z.string().meta({ description: 'An address good for ten minutes, or empty (F2)' }),
    trackUrl: z.string(),
    allowedChanges: z.array(status).meta({ description: 'What this caller may change it to now (O5)' }),
    returnUntil: z
      .object({ changeOfMind: instant, defect: instant })
      .optional()
      .meta({ description: 'The last instant of each return reason, once delivered (O8)' }),
    reconfirmed: z
      .literal(true)
      .optional()
      .meta({ description: 'For staff: the customer took back a cancellation (O6)' }),
    demo: z.literal(true).optional(),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

/** One entry of an order's history (O5). Without `from` it is the placing itself; from = to tells of its receipt. */
const OrderChange = z
  .object({
    from: status.optional(),
    to: status,
    changedAt: instant,
    ...when,
    byName: z.string().optional().meta({ description: 'Staff see everybody, customers only themselves' }),
    byRole: z.enum(roles),
    reason: z.enum(changeReasons).optional(),
    comment: z.string().optional(),
  })
  .meta({ id: 'OrderChange' })

/** One order with its history, oldest entry first, and for staff their note. */
export const OrderDetails = Order.extend({
  history: z.array(OrderChange),
  staffNote: z.string().optional().meta({ description: 'For staff' }),
  version: z.number().int().optional().meta({ description: 'For staff: send it back with the note' }),
}).meta({ id: 'OrderDetails' })
export type OrderDetails = z.infer<typeof OrderDetails>
