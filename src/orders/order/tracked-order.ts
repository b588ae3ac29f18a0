import * as z from 'zod'
import { proofRefusals } from '#src/orders/proof-refusal.ts'
import { exchangeStages, type ReturnState, returnStateNames } from '#src/orders/return-record/return-state.ts'
import { ParcelLink } from '#src/orders/shipments/shipment.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { moneyFields } from './order.ts'
import { OrderLine, totals } from './order-line.ts'
import { statusNames } from './order-status.ts'

/** The answer to a placed order; `insertedId` is product.md's sign of success. */
export const PlacedOrder = z
  .object({
    insertedId: z.string(),
    orderId: z.string(),
    trackUrl: z.string(),
    orderStatus: z.enum(statusNames),
    placedAt: z.string(),
    date: z.string(),
    time: z.string(),
    ...totals,
    inAccount: z
      .literal(true)
      .optional()
      .meta({ description: 'It is in the account of who placed it (I10)' }),
  })
  .meta({ id: 'PlacedOrder' })
export type PlacedOrder = z.infer<typeof PlacedOrder>

/** What a tracking link shows: the order without the customer's address, phone or mail (O13). */
export const TrackedOrder = z
  .object({
    orderId: z.string(),
    orderStatus: z.enum(statusNames),
    placedAt: z.string(),
    date: z.string(),
    time: z.string(),
    products: z.array(OrderLine),
    ...totals,
    deliveryArea: z.enum(deliveryAreas),
    paymentMethod: z.enum(paymentMethods),
    ...moneyFields,
    returnState: z
      .enum(returnStateNames as [ReturnState, ...ReturnState[]])
      .optional()
      .meta({ description: 'Where its last return is, if there is one (O16)' }),
    exchange: z.enum(exchangeStages).optional().meta({
      description: 'How far the exchange is that this return is for (O37)',
    }),
    history: z.array(z.object({ orderStatus: z.enum(statusNames), date: z.string(), time: z.string() })),
    agreed: z.literal(true).optional().meta({
      description: 'Staff made it, or it was confirmed by their link: the shop does not call first (O36)',
    }),
    corrected: z
      .object({ date: z.string(), time: z.string() })
      .optional()
      .meta({ description: 'When the shop last changed what is in it (O18)' }),
    arrives: z.string().optional().meta({
      description:
        'The Muscat day it should arrive, `YYYY-MM-DD`, while it is under way and that day is not over (O40)',
    }),
    parcel: ParcelLink.optional().meta({ description: 'Who brings it now, and under which number (O31)' }),
    taxPapers: z
      .literal(true)
      .optional()
      .meta({ description: 'It has a tax invoice, which the same link leads to (T3)' }),
    proofNeeded: z
      .literal(true)
      .optional()
      .meta({ description: 'The shop asked for the payment proof (again), or it never came (O15)' }),
    transferDue: z.number().optional().meta({
      description: 'OMR still to be transferred, where no receipt came or beside an approved one (O15)',
    }),
    proofWhy: z.enum(proofRefusals).optional().meta({ description: 'Why it did' }),
    proofReason: z.string().optional().meta({ description: 'The same in the words of staff' }),
  })
  .meta({ id: 'TrackedOrder' })
export type TrackedOrder = z.infer<typeof TrackedOrder>
