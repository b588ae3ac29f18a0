import { createRoute } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { json, problems } from '#src/http/replies.ts'
import { countDue } from '#src/orders/calls/call.store.ts'
import { countOrders } from '#src/orders/order/order-list.store.ts'
import { orderStatuses, statusesWith, statusNames } from '#src/orders/order/order-status.ts'
import type { Shop } from '#src/shop.ts'
import { OrderCounts } from './order-counts.ts'

const countsRoute = createRoute({
  method: 'get',
  path: '/orderCounts',
  summary: 'How many orders wait for staff, by list',
  responses: { 200: json(OrderCounts, 'The numbers'), ...problems(401, 403, 503) },
})

/** What needs staff is the lists of pending orders and of returns, and in any other state a receipt that waits. */
const others = statusNames.filter((status) => !orderStatuses[status].needsStaff)

/** What the side menu of the staff counts. */
export function orderCountsApi(shop: Shop) {
  return apiRouter().openapi(countsRoute, async (c) => {
    const db = await listDb(c, shop)
    const inList = (list: 'pending' | 'confirmed' | 'return') =>
      countOrders(db, {
        statuses: statusesWith('staffList', list),
        ...(list === 'return' && { unfinished: true }),
      })
    const [pending, confirmed, returned, elsewhere, receipts, toCall] = await Promise.all([
      inList('pending'),
      inList('confirmed'),
      inList('return'),
      countOrders(db, { needsStaff: true, statuses: others }),
      countOrders(db, { receipt: 'waiting' }),
      countDue(db, personOf(c).id, shop.clock()),
    ])
    const needsStaff = pending + returned + elsewhere
    return c.json({ needsStaff, pending, confirmed, return: returned, receipts, toCall }, 200)
  })
}
export type OrderCountsApi = ReturnType<typeof orderCountsApi>
