import * as z from 'zod'

const count = z.number().int()

/** How many orders wait for staff, as the lists behind the numbers show them: deleted ones are not counted (O12, O24, O35). */
export const OrderCounts = z
  .object({
    needsStaff: count.meta({ description: 'As `GET /orders?needs=staff` lists them' }),
    pending: count,
    confirmed: count.meta({ description: 'Confirmed and Shipping (O7)' }),
    return: count.meta({ description: 'Return, without those that came to their end (O16)' }),
    toCall: count.meta({ description: 'Whom the caller could call now, counted to 1,000 (O33)' }),
    receipts: count.meta({ description: 'Receipts that wait, whatever state their order is in' }),
  })
  .meta({ id: 'OrderCounts' })
export type OrderCounts = z.infer<typeof OrderCounts>
