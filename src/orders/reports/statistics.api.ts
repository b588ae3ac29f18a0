import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { json, problems } from '#src/http/replies.ts'
import { ownOrders } from '#src/orders/order/order-access.ts'
import { customerLists } from '#src/orders/order/order-lists.ts'
import { type CustomerListName, statusesWith } from '#src/orders/order/order-status.ts'
import type { Shop } from '#src/shop.ts'
import { readStatistics } from './shop-statistics.ts'
import { countByStatus } from './statistics.store.ts'
import { MyCounts, Statistics } from './statistics.ts'

const statisticsRoute = createRoute({
  method: 'get',
  path: '/statistics',
  summary: "The shop in numbers: sales, states, best sellers, low stock; days are Muscat's",
  request: { query: z.object({ since: z.iso.datetime().optional() }) },
  responses: { 200: json(Statistics, 'The numbers'), ...problems(401, 403, 422) },
})

const countsRoute = createRoute({
  method: 'get',
  path: '/myCounts',
  summary: "The caller's own orders in numbers (product.md section 2, O4)",
  responses: { 200: json(MyCounts, 'The numbers'), ...problems(401) },
})

/** What the dashboard's index counts, for staff and for customers. */
export function statisticsApi(shop: Shop) {
  const { db, clock, log } = shop
  return apiRouter()
    .openapi(statisticsRoute, async (c) => {
      const { since } = c.req.valid('query')
      const seen = since === undefined ? undefined : new Date(since)
      return c.json(await readStatistics(await listDb(c, shop), { now: clock(), log }, seen), 200)
    })
    .openapi(countsRoute, async (c) => {
      const counts = await countByStatus(db, ownOrders(personOf(c)))
      const countOf = (list: CustomerListName) =>
        statusesWith('customerList', list).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
      return c.json(
        MyCounts.parse(Object.fromEntries(customerLists.map((list) => [list, countOf(list)]))),
        200,
      )
    })
}
export type StatisticsApi = ReturnType<typeof statisticsApi>
