import * as z from 'zod'
import { roles } from '#src/core/permission.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { omr, StaffOrderLine } from './order-line.ts'
import { statusNames } from './order-status.ts'
import { changeReasons } from './return-reason.ts'

const status = z.enum(statusNames)
const instant = z.string().meta({ description: 'ISO 8601 in UTC' })
const when = {
  date: z.string().meta({ description: 'dd Mon, yyyy in Muscat (M4)' }),
  time: z.string().meta({ description: 'hh:mm am/pm in Muscat (M4)' }),
}

/** product.md section 3's order as its owner and staff see it; what the caller may do with it beside it. */
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
