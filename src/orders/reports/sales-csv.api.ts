import { createRoute } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { csvReply, csvResponse } from '#src/http/csv-reply.ts'
import { problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { customersCsv, ordersCsv } from './sales-csv-export.ts'

const ordersRoute = createRoute({
  method: 'get',
  path: '/export/orders.csv',
  summary: 'All orders as CSV, the newest first; for staff',
  responses: { 200: csvResponse, ...problems(401, 403, 503) },
})

const customersRoute = createRoute({
  method: 'get',
  path: '/export/customers.csv',
  summary: 'Everybody who has an account or has ordered, as CSV; for the admin (I9)',
  responses: { 200: csvResponse, ...problems(401, 403, 503) },
})

/** What was sold, and to whom, as files. */
export function salesCsvApi({ db }: Shop) {
  return apiRouter()
    .openapi(ordersRoute, (c) => csvReply(c, 'orders.csv', ordersCsv(db)))
    .openapi(customersRoute, (c) => csvReply(c, 'customers.csv', customersCsv(db)))
}
