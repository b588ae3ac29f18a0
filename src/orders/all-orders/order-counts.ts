import * as z from 'zod'

const count = z.number().int()

/** How many orders wait for staff, for the side menu; deleted ones are not counted (O12, O24). */
export const OrderCounts = z
  .object({
    needsStaff: count.meta({ description: 'As `GET /orders?needs=staff` lists them' }),
    pending: count,
    confirmed: count.meta({ description: 'Confirmed and Shipping (O7)' }),
    return: count.meta({ description: 'Return, without those that came to their end (O16)' }),
    receipts: count.meta({ description: 'Receipts that wait, whatever state their order is in' }),
  })
  .meta({ id: 'OrderCounts' })
export type OrderCounts = z.infer<typeof OrderCounts>
