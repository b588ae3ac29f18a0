import * as z from 'zod'
import { statusNames } from '#src/orders/order/order-status.ts'
import { deliveryAreas } from '#src/settings/delivery.ts'

/** Somebody who ordered, by the orders (O26). Amounts in OMR. */
export const Customer = z
  .object({
    _id: z.string(),
    name: z.string(),
    mobileNumber: z.string(),
    email: z.string().meta({ description: 'As it was last typed' }),
    guest: z.boolean().meta({ description: 'Ordered without an account' }),
    orders: z.number().int(),
    paid: z.number().meta({ description: 'OMR that came in (O17)' }),
    cameBack: z.number().meta({ description: 'OMR that went back' }),
    returns: z.number().int(),
    refusals: z.number().int().meta({ description: 'Orders that staff cancelled on their way' }),
    lastOrder: z.string().meta({ description: 'ISO 8601 in UTC' }),
    tags: z.array(z.string()),
    blocked: z.boolean(),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof Customer>

const by = { byName: z.string().optional(), date: z.string(), time: z.string() }

/** All that is known of one customer. */
export const CustomerDetails = Customer.extend({
  phones: z.array(z.string()).meta({ description: 'As digits' }),
  notes: z.array(z.object({ _id: z.string(), note: z.string(), ...by })),
  block: z.object({ reason: z.string(), ...by }).optional(),
  recent: z
    .array(
      z.object({
        _id: z.string(),
        orderId: z.string(),
        date: z.string(),
        time: z.string(),
        orderStatus: z.enum(statusNames),
        deliveryArea: z.enum(deliveryAreas),
        total: z.number(),
        deleted: z.boolean(),
        unproved: z.literal(true).optional().meta({
          description: 'Ordered without the account: the phone alone says that it is this customer',
        }),
      }),
    )
    .meta({ description: 'The 50 newest orders' }),
}).meta({ id: 'CustomerDetails' })
export type CustomerDetails = z.infer<typeof CustomerDetails>
