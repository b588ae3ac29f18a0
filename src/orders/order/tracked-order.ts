import * as z from 'zod'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
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
    history: z.array(z.object({ orderStatus: z.enum(statusNames), date: z.string(), time: z.string() })),
    proofNeeded: z
      .literal(true)
      .optional()
      .meta({ description: 'The shop asked for the payment proof again (O15)' }),
  })
  .meta({ id: 'TrackedOrder' })
export type TrackedOrder = z.infer<typeof TrackedOrder>
