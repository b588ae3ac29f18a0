import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Text } from '#src/core/locale.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { OrderDetails } from '#src/orders/order/order.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import { findDetails } from '#src/orders/order/order-view.ts'
import type { Shop } from '#src/shop.ts'
import { MoneyRequest, ReversalRequest } from './money-request.ts'
import { recordPayment, recordRefund, takeBackPayment } from './record-payment.ts'

const params = z.object({ id: line(100) })
const responses = {
  200: json(z.object({ message: z.string(), order: OrderDetails }), 'It is booked'),
  ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
}

const paymentRoute = createRoute({
  method: 'post',
  path: '/orderPayment/{id}',
  summary: 'Record money that came in for an order, once for each Idempotency-Key (O17)',
  middleware: [readJson] as const,
  request: { params, headers: onceHeaders, body: jsonBody(MoneyRequest) },
  responses,
})

const refundRoute = createRoute({
  method: 'post',
  path: '/orderRefund/{id}',
  summary: 'Record money that goes back, never more than was paid, once for each Idempotency-Key (O17)',
  middleware: [readJson] as const,
  request: { params, headers: onceHeaders, body: jsonBody(MoneyRequest) },
  responses,
})

const reversalRoute = createRoute({
  method: 'post',
  path: '/paymentReversal/{id}',
  summary:
    'Take back an entry of an order that was booked by mistake; the entry stays, and one against it is added',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(ReversalRequest) },
  responses,
})

/** What staff book in the ledger of an order (O17). */
export function moneyApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(paymentRoute, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const order = await orderOf(c, c.req.valid('param').id)
      await recordPayment(db, order, c.req.valid('json'), { by: actorOf(c), now: clock(), key })
      return c.json(await answerWith(c, order.id, texts.paid), 200)
    })
    .openapi(refundRoute, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const order = await orderOf(c, c.req.valid('param').id)
      await recordRefund(db, order, c.req.valid('json'), { by: actorOf(c), now: clock(), key })
      return c.json(await answerWith(c, order.id, texts.refunded), 200)
    })
    .openapi(reversalRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      await takeBackPayment(db, order, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await answerWith(c, order.id, texts.takenBack), 200)
    })

  function orderOf(c: Context<ApiEnv>, id: string) {
    return findOrderFor(db, id, personOf(c))
  }

  async function answerWith(c: Context<ApiEnv>, id: string, message: Text) {
    const reader = readerOf(c, shop)
    return { message: message[reader.locale], order: await findDetails(db, id, reader) }
  }
}
export type MoneyApi = ReturnType<typeof moneyApi>

const texts: Record<'paid' | 'refunded' | 'takenBack', Text> = {
  paid: { en: 'The payment has been recorded.', ar: 'تم تسجيل الدفعة.' },
  refunded: { en: 'The refund has been recorded.', ar: 'تم تسجيل الاسترداد.' },
  takenBack: { en: 'The entry has been taken back.', ar: 'تم التراجع عن القيد.' },
}
