import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Text } from '#src/core/locale.ts'
import type { Authorized } from '#src/core/permission.ts'
import { isStaff } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { changeOrderStatus } from '#src/orders/changes/change-order-status.ts'
import type { ConcurrentChanges } from '#src/orders/changes/concurrent-changes.ts'
import { ChangedOrder, GuestRequest } from '#src/orders/changes/order-change.ts'
import { findIdByToken } from '#src/orders/order/order.store.ts'
import { findOrderFor, noSuchOrder } from '#src/orders/order/order-access.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import { findListedOrder, type ListedOrder } from '#src/orders/order/order-list.store.ts'
import { findDetails } from '#src/orders/order/order-view.ts'
import { findOrderOfReturn } from '#src/orders/return-record/return.store.ts'
import type { Shop } from '#src/shop.ts'
import { OrderReturns, StepRequest } from './order-return.ts'
import { readReturns } from './present-returns.ts'
import { takeStep } from './take-step.ts'

const byId = z.object({ id: line(100) })
const byToken = z.object({ token: line(100) })
const found = json(z.object({ data: OrderReturns }), 'What came and comes back')

const readRoute = createRoute({
  method: 'get',
  path: '/orderReturn/{id}',
  summary: 'What came and comes back of an order, and what still may (O16)',
  request: { params: byId },
  responses: { 200: found, ...problems(401, 404) },
})

const stepRoute = createRoute({
  method: 'put',
  path: '/returnStep/{id}',
  summary: 'Take a return a step further: approved, received, refunded or credited, closed (O16)',
  middleware: [readJson] as const,
  request: { params: byId, body: jsonBody(StepRequest) },
  responses: {
    200: json(ChangedOrder, 'It is changed'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const trackedRoute = createRoute({
  method: 'get',
  path: '/trackOrder/{token}/return',
  summary: 'The same by the tracking link (O13)',
  request: { params: byToken },
  responses: { 200: found, ...problems(404) },
})

const changeRoute = createRoute({
  method: 'post',
  path: '/trackOrder/{token}/change',
  summary:
    "Cancel an order, or ask for its return, by the tracking link under its customer's own rules (O5, O8)",
  middleware: [readJson] as const,
  request: { params: byToken, body: jsonBody(GuestRequest) },
  responses: {
    200: json(z.object({ message: z.string() }), 'It is done'),
    ...problems(400, 404, 409, 413, 415, 422, 429, 503),
  },
})

/** The way of a return, and what a guest changes by the tracking link. */
export function returnApi(shop: Shop, concurrent: ConcurrentChanges) {
  const { db, clock, config, secret } = shop
  const router = apiRouter()
  router.on(
    'POST',
    '/trackOrder/:token/change',
    limitPerAddress(db, { name: 'order-change', points: 20, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  return router
    .openapi(readRoute, async (c) => {
      const order = await findOrderFor(db, c.req.valid('param').id, personOf(c))
      return c.json({ data: await returnsOf(order, isStaff(personOf(c))) }, 200)
    })
    .openapi(stepRoute, async (c) => {
      const { id } = c.req.valid('param')
      const orderId = await findOrderOfReturn(db, id)
      const order = await findOrderFor(db, orderId ?? '', personOf(c))
      await takeStep(db, order, id, c.req.valid('json'), { by: actorOf(c), now: clock() })
      concurrent.overtakeOthers(order.id, { overtaken: false })
      const reader = readerOf(c, shop)
      const details = await findDetails(db, order.id, reader)
      return c.json({ message: texts.stepTaken[reader.locale], order: details }, 200)
    })
    .openapi(trackedRoute, async (c) => {
      const order = await orderBehind(c.req.valid('param').token)
      c.header('cache-control', 'private, no-store')
      return c.json({ data: await returnsOf(order, false) }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const order = await orderBehind(c.req.valid('param').token)
      const running = { overtaken: false }
      await changeOrderStatus(db, order, c.req.valid('json'), {
        by: { id: null, role: 'customer' },
        now: clock(),
        running,
        shopMail: config.SHOP_MAIL,
      })
      concurrent.overtakeOthers(order.id, running)
      return c.json({ message: texts.done[localeOf(c)] }, 200)
    })

  function returnsOf(order: ListedOrder, staff: boolean): Promise<OrderReturns> {
    return readReturns(db, order, { staff, secret, now: clock() })
  }

  /** The order behind a tracking link: whoever has the link may act as its customer (O13). Throws `not-found`. */
  async function orderBehind(token: string): Promise<Authorized<ListedOrder>> {
    const id = await findIdByToken(db, token)
    const order = id === undefined ? undefined : await findListedOrder(db, id)
    if (!order) throw new Problem('not-found', noSuchOrder)
    return order as Authorized<ListedOrder>
  }
}
export type ReturnApi = ReturnType<typeof returnApi>

function localeOf(c: Context<ApiEnv>) {
  return preferredLocale(c.req.header('accept-language'))
}

const texts: Record<'stepTaken' | 'done', Text> = {
  stepTaken: { en: 'The return has been updated.', ar: 'تم تحديث الإرجاع.' },
  done: { en: 'Order status has been updated.', ar: 'تم تحديث حالة الطلب.' },
}
