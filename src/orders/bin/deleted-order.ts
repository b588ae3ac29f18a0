import * as z from 'zod'
import { paymentStates } from '#src/orders/ledger/payment-state.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { deliveryAreas } from '#src/settings/delivery.ts'

/** An order in the bin (O21). */
export const DeletedOrder = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    orderStatus: z.enum(statusNames),
    deliveryArea: z.enum(deliveryAreas),
    paymentState: z.enum(paymentStates),
    refunded: z.number().meta({ description: 'OMR that went back' }),
    credited: z.number().meta({ description: 'How much of it is a credit with the shop, in OMR' }),
    name: z.string(),
    total: z.number().meta({ description: 'OMR' }),
    date: z.string(),
    time: z.string(),
    deletedAt: z.string().meta({ description: 'ISO 8601 in UTC' }),
    deletedDate: z.string(),
    deletedTime: z.string(),
    deletedBy: z.string().optional(),
  })
  .meta({ id: 'DeletedOrder' })
export type DeletedOrder = z.infer<typeof DeletedOrder>
