import { createRoute, z } from '@hono/zod-openapi'
import { recordExport } from '#src/audit/record-export.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { line } from '#src/http/field.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { customersCsv, ordersCsv } from './sales-csv-export.ts'

const idList = line(5000)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string().max(100)).min(1).max(100))
  .openapi({ type: 'string', description: 'Up to 100 record ids with commas' })

const ordersRoute = createRoute({
  method: 'get',
  path: '/export/orders.csv',
  summary: 'Orders as CSV: all of them, the newest first, or those of `ids` in their order; for staff',
  request: { query: z.object({ ids: idList.optional() }) },
  responses: { 200: csvResponse, ...problems(401, 403, 422, 503) },
})

const customersRoute = createRoute({
  method: 'get',
  path: '/export/customers.csv',
  summary: 'Everybody who has an account or has ordered, as CSV; for the admin (I9)',
  responses: { 200: csvResponse, ...problems(401, 403, 503) },
})

/** What was sold, and to whom, as files. */
export function salesCsvApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(ordersRoute, async (c) => {
      await recordExport(db, 'orders.csv', { by: actorOf(c), now: clock() })
      return csvReply(c, 'orders.csv', await ordersCsv(await listDb(c, shop), c.req.valid('query').ids))
    })
    .openapi(customersRoute, async (c) => {
      await recordExport(db, 'customers.csv', { by: actorOf(c), now: clock() })
      return csvReply(c, 'customers.csv', customersCsv(await listDb(c, shop)))
    })
}
