import { createRoute, z } from '@hono/zod-openapi'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { ConcurrentChanges } from '#src/orders/changes/concurrent-changes.ts'
import { ChangedOrder } from '#src/orders/changes/order-change.ts'
import { when } from '#src/orders/order/order.present.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import { findDetails } from '#src/orders/order/order-view.ts'
import type { Shop } from '#src/shop.ts'
import { type CallRow, countDue, listCalls } from './call.store.ts'
import { CallRequest, NextCall, NextCallRequest, OrderCall } from './call.ts'
import { nextCall } from './next-call.ts'
import { recordCall } from './record-call.ts'

const params = z.object({ id: line(100) })

const nextRoute = createRoute({
  method: 'post',
  path: '/nextCall',
  summary: 'The pending order that is called next, kept for this caller for 10 minutes (O33)',
  middleware: [readJson] as const,
  request: { body: jsonBody(NextCallRequest) },
  responses: {
    200: json(NextCall, 'The next one, or none'),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const listRoute = createRoute({
  method: 'get',
  path: '/orderCalls/{id}',
  summary: 'The calls about an order, the newest first (O33)',
  request: { params },
  responses: {
    200: json(z.object({ data: z.array(OrderCall) }), 'The newest 100'),
    ...problems(401, 403, 404),
  },
})

const callRoute = createRoute({
  method: 'post',
  path: '/orderCalls/{id}',
  summary:
    'Write what a call came to: confirmed and refused move the order, the others set its next turn (O33)',
  middleware: [readJson] as const,
  request: { params, headers: onceHeaders, body: jsonBody(CallRequest) },
  responses: {
    200: json(ChangedOrder, 'It is written'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

/** Calls to who placed pending orders (O33). */
export function callApi(shop: Shop, concurrent: ConcurrentChanges) {
  const { db, clock, config } = shop
  return apiRouter()
    .openapi(nextRoute, async (c) => {
      const reader = readerOf(c, shop)
      const { skip } = c.req.valid('json')
      const next = await nextCall(db, { by: reader.person, now: reader.now, skip })
      const waiting = await countDue(db, reader.person.id, reader.now)
      if (!next) return c.json({ calls: [], waiting }, 200)
      const order = await findDetails(db, next.id, reader)
      const calls = (await listCalls(db, next.id)).map(presentCall)
      return c.json({ order, calls, until: next.until.toISOString(), waiting }, 200)
    })
    .openapi(listRoute, async (c) => {
      const { id } = await findOrderFor(db, c.req.valid('param').id, personOf(c))
      return c.json({ data: (await listCalls(db, id)).map(presentCall) }, 200)
    })
    .openapi(callRoute, async (c) => {
      const reader = readerOf(c, shop)
      const order = await findOrderFor(db, c.req.valid('param').id, reader.person)
      const running = { overtaken: false }
      const key = c.req.valid('header')['idempotency-key']
      const calling = { by: actorOf(c), now: clock(), running, key, shopMail: config.SHOP_MAIL }
      if (await recordCall(db, order, c.req.valid('json'), calling))
        concurrent.overtakeOthers(order.id, running)
      const now = await findDetails(db, order.id, reader)
      return c.json({ message: texts.written[reader.locale], order: now }, 200)
    })
}
export type CallApi = ReturnType<typeof callApi>

function presentCall(row: CallRow): OrderCall {
  const again = row.call_again_at === null ? undefined : when(row.call_again_at)
  return {
    _id: row.id,
    outcome: row.outcome as OrderCall['outcome'],
    ...(row.note && { note: row.note }),
    ...when(row.called_at),
    ...(again && { againDate: again.date, againTime: again.time }),
    ...(row.by_name !== null && { byName: row.by_name }),
  }
}

const texts = { written: { en: 'The call has been recorded.', ar: 'تم تسجيل الاتصال.' } }
