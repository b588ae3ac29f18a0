import * as z from 'zod'
import { customerLists } from '#src/orders/order/order-lists.ts'
import { type CustomerListName, statusNames } from '#src/orders/order/order-status.ts'

const omr = z.number().meta({ description: 'OMR; totals of orders that are neither Cancelled nor Return' })
const count = z.number().int()
const sum = z.object({ sales: omr, orders: count })
const money = z.object({
  paid: z.number().meta({ description: 'OMR that came in then, for whichever order' }),
  promised: z.number().meta({ description: 'OMR that orders placed then still have to pay' }),
  cameBack: z.number().meta({ description: 'OMR that went back to customers then' }),
})
const goods = { _id: z.string(), name: z.string(), nameAr: z.string().optional() }

/** What an owner looks at first. Days are Muscat's (M4); in figures of days deleted orders count as before (O21). */
export const Statistics = z
  .object({
    asOf: z.string().meta({ description: 'ISO 8601 in UTC: send it as `since` next time' }),
    today: sum,
    month: sum.meta({ description: 'Since the first of this month' }),
    monthBefore: sum.meta({ description: 'The month before, up to the same day of it' }),
    money: z.object({ today: money, month: money }).meta({ description: 'By the ledgers (O17)' }),
    byStatus: z
      .record(z.enum(statusNames), count)
      .meta({ description: 'As the lists show them, so without deleted ones (O35)' }),
    bestSellers: z
      .array(
        z.object({
          ...goods,
          imageUrl: z.string(),
          quantity: count.meta({ description: 'Pieces in the last 30 days' }),
          sales: omr.meta({ description: 'OMR in the last 30 days, without delivery' }),
        }),
      )
      .meta({ description: 'Ten at most, most pieces first' }),
    days: z
      .array(sum.extend({ day: z.string().meta({ description: 'yyyy-mm-dd in Muscat' }) }))
      .meta({ description: 'The last 30 days, today last; days without orders are there as 0' }),
    lowStock: z
      .array(z.object({ ...goods, size: z.string(), color: z.string(), left: count }))
      .meta({ description: 'Five pieces or fewer, fewest first, 50 rows at most' }),
    lowStockTotal: count,
    newOrders: count.meta({ description: 'Orders placed after `since`; without it since Muscat midnight' }),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.infer<typeof Statistics>

/** A customer's own orders in numbers, as the four customer pages list them (product.md section 2, O4). */
export const MyCounts = z
  .object(
    Object.fromEntries(customerLists.map((list) => [list, count])) as Record<CustomerListName, typeof count>,
  )
  .meta({ id: 'MyCounts' })
export type MyCounts = z.infer<typeof MyCounts>
