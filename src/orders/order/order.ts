import * as z from 'zod'
import { locales } from '#src/core/locale.ts'
import { roles } from '#src/core/permission.ts'
import { OrderCorrection } from '#src/orders/history/order-differences.ts'
import { reconfirmRefusals } from '#src/orders/history/reconfirming.ts'
import { Payment } from '#src/orders/ledger/payment.ts'
import { paymentProofStates } from '#src/orders/ledger/payment-proof-state.ts'
import { paymentStates } from '#src/orders/ledger/payment-state.ts'
import { orderSources } from '#src/orders/order-source.ts'
import {
  exchangeStages,
  type ReturnState,
  returnStateNames,
  returnWishes,
} from '#src/orders/return-record/return-state.ts'
import { takesBackField } from '#src/orders/return-record/taken-back.ts'
import { PlaceReply } from '#src/places/place-request.ts'
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

/** What the ledger of an order says of it (O17); in OMR. */
export const moneyFields = {
  paymentState: z.enum(paymentStates).meta({ description: 'Derived from the payments (O17)' }),
  paid: omr.meta({ description: 'OMR that came in' }),
  refunded: omr.meta({ description: 'OMR that went back' }),
  credited: omr.meta({ description: 'How much of what went back is a credit with the shop, in OMR (O16)' }),
  exchanged: omr.optional().meta({
    description: 'How much of what came in is the worth of pieces that came back for these, in OMR (O37)',
  }),
  movedOn: omr.optional().meta({
    description:
      'How much of what came in went on to the order of the new pieces of an exchange, in OMR (O37)',
  }),
  balance: omr.meta({ description: 'OMR still to be paid; below 0 it is to be given back' }),
  refundBy: instant
    .optional()
    .meta({ description: 'By when what is owed after a cancellation or return goes back' }),
}

/** product.md section 3's order as its owner and staff see it; what the caller may do with it beside it. */
export const Order = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    ...when,
    placedAt: instant,
    subTotal: omr,
    discount: omr.optional().meta({ description: 'OMR that staff took off, where they did (O18)' }),
    cashFee: omr
      .optional()
      .meta({ description: 'OMR for paying at the door, where the shop asked it (O34)' }),
    total: omr,
    vat: omr.optional().meta({ description: 'VAT in the total, where the shop charged it (T1)' }),
    orderStatus: status,
    products: z.array(StaffOrderLine),
    customerData: z.object({
      name: z.string(),
      email: z.string(),
      mobileNumber: z.string(),
      address: z.string(),
      place: PlaceReply.optional().meta({
        description: 'The parts of the address, where they are known (T2)',
      }),
      comment: z.string(),
      vatin: z.string().optional().meta({ description: 'Of a customer that is a business (T3)' }),
      deliveryArea: z.enum(deliveryAreas),
      paymentMethod: z.enum(paymentMethods),
      deliveryCharge: omr,
    }),
    paymentProof: z.string().meta({ description: 'An address good for ten minutes, or empty (F2)' }),
    ...moneyFields,
    trackUrl: z.string(),
    allowedChanges: z.array(status).meta({ description: 'What this caller may change it to now (O5)' }),
    returnState: z
      .enum(returnStateNames as [ReturnState, ...ReturnState[]])
      .optional()
      .meta({ description: 'Where its last return is, if there is one (O16)' }),
    returnWish: z.enum(returnWishes).optional().meta({
      description: 'While its return waits for an answer: whether money or other pieces are asked for (O16)',
    }),
    returnValue: omr.optional().meta({
      description:
        'For staff: what of it comes back in money, in OMR, where a part stays with its customer (O16)',
    }),
    exchange: z.enum(exchangeStages).optional().meta({
      description:
        'How far the exchange is that its return is for, until it is done: its new pieces are delivered or the return is settled (O37)',
    }),
    noReconfirm: z
      .enum(reconfirmRefusals)
      .optional()
      .meta({ description: "For its customer: why she cannot confirm her cancelled order again (O6')" }),
    returnUntil: z
      .object({ changeOfMind: instant, defect: instant })
      .optional()
      .meta({ description: 'The last instant of each return reason, once delivered (O8)' }),
    reconfirmed: z
      .literal(true)
      .optional()
      .meta({ description: 'For staff: the customer took back a cancellation (O6)' }),
    receipt: z.enum(paymentProofStates).optional().meta({
      description:
        'What became of the receipt it stands on (O15); its customer only hears that it is asked for again',
    }),
    refusals: z
      .number()
      .int()
      .optional()
      .meta({ description: 'For staff: how often goods were refused at the door by this phone (O34)' }),
    locale: z.enum(locales).optional().meta({ description: "For staff: the customer's language" }),
    source: z.enum(orderSources).optional().meta({ description: 'For staff: where it came from (O19)' }),
    takesBack: takesBackField,
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
    byRole: z.enum([...roles, 'shop']).meta({ description: 'shop: the hourly cleanup (O23)' }),
    reason: z.enum(changeReasons).optional(),
    comment: z.string().optional(),
  })
  .meta({ id: 'OrderChange' })

/** One order with its history, oldest entry first, and for staff their note. */
export const OrderDetails = Order.extend({
  history: z.array(OrderChange),
  corrections: z.array(OrderCorrection).meta({ description: 'Edits, the oldest first (O18)' }),
  discountReason: z.string().optional().meta({ description: 'For staff' }),
  unprovedPhone: z.literal(true).optional().meta({
    description: 'For staff: a guest typed the phone of an account, nothing more says who it is (O26)',
  }),
  exchangeOf: z
    .object({ _id: z.string(), orderId: z.string() })
    .optional()
    .meta({ description: 'For staff: the order whose return it takes the new pieces of (O16)' }),
  madeBy: z.string().optional().meta({ description: 'For staff: who of them made or prepared it (O19)' }),
  undo: z
    .object({ to: status, until: instant.optional(), needsReason: z.literal(true).optional() })
    .optional()
    .meta({ description: "For staff: what this caller may take back; without a reason until then (O5')" }),
  payments: z
    .array(Payment)
    .optional()
    .meta({ description: 'For staff: the ledger, oldest entry first (O17)' }),
  receiptBooks: omr.optional().meta({
    description:
      'For staff: what approving the receipt it stands on books; absent where there is none to approve (O15)',
  }),
  alsoUsedBy: z
    .array(z.object({ _id: z.string(), orderId: z.string() }))
    .optional()
    .meta({
      description: 'For staff: other orders that came with the very same picture as its receipt (O15)',
    }),
  staffNote: z.string().optional().meta({ description: 'For staff' }),
  version: z.number().int().optional().meta({ description: 'For staff: send it back with the note' }),
}).meta({ id: 'OrderDetails' })
export type OrderDetails = z.infer<typeof OrderDetails>
