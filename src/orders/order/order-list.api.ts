import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { startOfMuscatDay } from '#src/core/muscat.ts'
import { isStaff, type Person } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { personOf } from '#src/http/authorize.ts'
import { line } from '#src/http/field.ts'
import { listDb } from '#src/http/lists/list-db.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { json, problems } from '#src/http/replies.ts'
import { paymentProofStates } from '#src/orders/ledger/payment-proof-state.ts'
import { paymentStates } from '#src/orders/ledger/payment-state.ts'
import { orderSources } from '#src/orders/order-source.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import type { Shop } from '#src/shop.ts'
import { Order, OrderDetails } from './order.ts'
import { ownOrders } from './order-access.ts'
import {
  countOrders,
  findCustomerOf,
  findUserId,
  listOrders,
  type OrderFilter,
  planCarried,
  planOrderSearch,
} from './order-list.store.ts'
import { statusNames } from './order-status.ts'
import { allOrders } from './order-stream.ts'
import { findDetails, presentOrder, type Reader } from './order-view.ts'

const statusList = line(200)
  .transform((text) => text.split(',').map((one) => (one === 'Returns' ? 'Return' : one)))
  .pipe(z.array(z.enum(statusNames)))
  .openapi({
    type: 'string',
    description: 'One status or several with commas; `Returns` is `Return` (O4, O7)',
  })

const idList = line(4000)
  .transform((text) => text.split(','))
  .pipe(z.array(line(100)).max(100))
  .openapi({ type: 'string', description: 'Record ids with commas, at most 100: these orders alone' })

const muscatDay = z.iso.date().optional()

const ListQuery = z.object({
  status: statusList.optional(),
  q: line(100)
    .optional()
    .openapi({ description: 'A part of record id, number, name, phone, product name, SKU or barcode (O9)' }),
  ...pageParameters,
})
type ListQuery = z.infer<typeof ListQuery>

/** What staff narrow their lists by. */
const StaffQuery = ListQuery.extend({
  method: z.enum(paymentMethods).optional(),
  receipt: z.enum(paymentProofStates).optional().openapi({ description: 'What became of its receipt (O15)' }),
  payment: z.enum(paymentStates).optional().openapi({ description: 'Where its money stands (O17)' }),
  area: z.enum(deliveryAreas).optional(),
  source: z.enum(orderSources).optional().openapi({ description: 'Where it came from (O19)' }),
  courier: line(100)
    .optional()
    .openapi({ description: 'An id: what went out with this courier and was not called back (O31)' }),
  from: muscatDay.openapi({ description: 'The first Muscat day, `2026-03-01` (M4)' }),
  to: muscatDay.openapi({ description: 'The last Muscat day' }),
  needs: z
    .enum(['staff'])
    .optional()
    .openapi({ description: 'Those that are pending, ask for a return or have a receipt that waits (O24)' }),
  customer: line(100).optional().openapi({ description: 'A record id: all orders of its account or phone' }),
  ids: idList.optional(),
})
type StaffQuery = z.infer<typeof StaffQuery>

const orders = json(
  z.array(Order),
  'The orders, the newest first. With `limit` the next page is in `Link` and their number in `X-Total-Count`; with `q`, or of a busy `courier`, at most 1,000 are counted',
)

const allRoute = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'List orders; all of them, or a page with `limit` and `cursor` (A1)',
  request: { query: StaffQuery },
  responses: { 200: orders, ...problems(400, 401, 403, 422, 503) },
})

const ownRoute = createRoute({
  method: 'get',
  path: '/order',
  summary: "A customer's orders: one's own, or for staff anybody's (I2, I10)",
  request: { query: ListQuery.extend({ email: line(254).optional() }) },
  responses: { 200: orders, ...problems(400, 401, 403, 422, 503) },
})

const findRoute = createRoute({
  method: 'get',
  path: '/order/{id}',
  summary: 'One order with its history, for its owner and staff',
  request: { params: z.object({ id: line(100) }) },
  responses: { 200: json(OrderDetails, 'The order'), ...problems(401, 404) },
})

/** The lists of orders, and one order, for staff and for who ordered (product.md section 7; I2, I10). */
export function orderListApi(shop: Shop) {
  const { db } = shop
  return apiRouter()
    .openapi(allRoute, async (c) => {
      const query = c.req.valid('query')
      const from = await listDb(c, shop)
      return reply(c, from, query, await staffFilterOf(from, query))
    })
    .openapi(ownRoute, async (c) => {
      const { email, ...query } = c.req.valid('query')
      const of = await whoseOrders(personOf(c), email?.toLowerCase())
      return reply(c, db, query, { ...(await filterOf(db, query)), of })
    })
    .openapi(findRoute, async (c) => {
      const reader = readerOf(c, shop)
      return c.json(await findDetails(db, c.req.valid('param').id, reader), 200)
    })

  async function reply(c: Context<ApiEnv>, db: Db, { limit, cursor }: ListQuery, filter: OrderFilter) {
    const reader = readerOf(c, shop)
    if (limit === undefined) return allOrders(c, db, filter, { cursor, reader })
    const [{ items, next }, total] = await Promise.all([
      listOrders(db, filter, { limit, cursor }),
      countOrders(db, filter),
    ])
    c.header('x-total-count', String(total))
    linkNextPage(c, next)
    const page = items.map((order) => presentOrder(order, reader))
    return c.json(page, 200)
  }

  async function filterOf(db: Db, { status, q }: ListQuery): Promise<OrderFilter> {
    return { statuses: status, search: q === undefined ? undefined : await planOrderSearch(db, q) }
  }

  async function staffFilterOf(db: Db, query: StaffQuery): Promise<OrderFilter> {
    const { method, receipt, payment, area, source, courier, from, to, needs, customer, ids } = query
    return {
      ...(await filterOf(db, query)),
      method,
      receipt,
      payment,
      area,
      source,
      courier: courier === undefined ? undefined : await planCarried(db, courier),
      ids,
      from: from && startOfDay(from).toISOString(),
      before: to && new Date(startOfDay(to).getTime() + dayMs).toISOString(),
      needsStaff: needs && true,
      customer: customer === undefined ? undefined : ((await findCustomerOf(db, customer)) ?? nobody),
    }
  }

  /** Throws `forbidden` for a customer who asks for somebody else's orders (I2). */
  async function whoseOrders(person: Person, email = person.email): Promise<OrderFilter['of']> {
    if (email === person.email) return ownOrders(person)
    if (!isStaff(person)) {
      throw new Problem('forbidden', {
        en: 'You can see your own orders only.',
        ar: 'يمكنك الاطلاع على طلباتك فقط.',
      })
    }
    return { userId: await findUserId(db, email), email }
  }
}
export type OrderListApi = ReturnType<typeof orderListApi>

const dayMs = 24 * 3600 * 1000
const nobody = { userId: null, phone: '' }

/** Midnight in Muscat at the beginning of `2026-03-01` (M4). */
function startOfDay(day: string): Date {
  return startOfMuscatDay(new Date(`${day}T00:00:00Z`))
}

/** Who asks, as an order is shown to them. */
export function readerOf(c: Context<ApiEnv>, { clock, secret, config }: Shop): Reader {
  const locale = preferredLocale(c.req.header('accept-language'))
  return { person: personOf(c), now: clock(), locale, secret, publicUrl: config.PUBLIC_URL }
}
