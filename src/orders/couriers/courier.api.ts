import { createRoute, z } from '@hono/zod-openapi'
import { toOmr } from '#src/core/money.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { pageParameters } from '#src/http/next-page.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { when } from '#src/orders/order/order.present.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import type { Shop } from '#src/shop.ts'
import { type CourierAccount, listCouriers, listSettlements, type SettlementRow } from './courier.store.ts'
import { Courier, CourierRequest, Settlement, SettlementRequest } from './courier.ts'
import { addCourier, changeCourier } from './save-courier.ts'
import { settle, takeBackSettlement } from './settle.ts'

const params = z.object({ id: line(100) })
const done = json(z.object({ message: z.string() }), 'It is done')
const refusals = problems(400, 401, 403, 404, 409, 413, 415, 422, 503)

const listRoute = createRoute({
  method: 'get',
  path: '/couriers',
  summary: 'Who brings orders, those who work first, with the cash that is due from each (O31, O32)',
  responses: { 200: json(z.object({ data: z.array(Courier) }), 'All of them'), ...problems(401, 403) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/couriers',
  summary: 'Add a courier (O31)',
  middleware: [readJson] as const,
  request: { body: jsonBody(CourierRequest) },
  responses: { 200: done, ...problems(400, 401, 403, 413, 415, 422, 503) },
})

const changeRoute = createRoute({
  method: 'put',
  path: '/couriers/{id}',
  summary: 'Change a courier over the version that was seen, or 409',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(CourierRequest) },
  responses: { 200: done, ...refusals },
})

const settlementsRoute = createRoute({
  method: 'get',
  path: '/courierSettlements/{id}',
  summary: 'What a courier brought, the newest first, in pages (O32)',
  request: {
    params,
    query: z.object({
      ...pageParameters,
    }),
  },
  responses: {
    200: json(z.object({ data: z.array(Settlement), nextCursor: z.string().optional() }), 'A page'),
    ...problems(400, 401, 403, 422),
  },
})

const settleRoute = createRoute({
  method: 'post',
  path: '/courierSettlements/{id}',
  summary: 'Book cash that a courier brought, at most what is due, once for each Idempotency-Key (O32)',
  middleware: [readJson] as const,
  request: { params, headers: onceHeaders, body: jsonBody(SettlementRequest) },
  responses: { 200: done, ...refusals },
})

const reversalRoute = createRoute({
  method: 'post',
  path: '/settlementReversal/{id}',
  summary: 'Take back an entry of a courier that was booked by mistake; one against it is added (O32)',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(z.object({ settlement: line(100).min(1) })) },
  responses: { 200: done, ...refusals },
})

const pageSize = 30

/** Couriers, and the cash they bring (O31, O32). */
export function courierApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(listRoute, async (c) => c.json({ data: (await listCouriers(db)).map(presentCourier) }, 200))
    .openapi(addRoute, async (c) => {
      await addCourier(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ message: texts.saved[readerOf(c, shop).locale] }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const { id } = c.req.valid('param')
      await changeCourier(db, id, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ message: texts.saved[readerOf(c, shop).locale] }, 200)
    })
    .openapi(settlementsRoute, async (c) => {
      const { limit = pageSize, cursor } = c.req.valid('query')
      const { items, next } = await listSettlements(db, c.req.valid('param').id, { limit, cursor })
      return c.json({ data: items.map(presentSettlement), ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(settleRoute, async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const { id } = c.req.valid('param')
      await settle(db, id, c.req.valid('json'), { by: actorOf(c), now: clock(), key })
      return c.json({ message: texts.settled[readerOf(c, shop).locale] }, 200)
    })
    .openapi(reversalRoute, async (c) => {
      const { id } = c.req.valid('param')
      await takeBackSettlement(db, id, c.req.valid('json').settlement, { by: actorOf(c), now: clock() })
      return c.json({ message: texts.takenBack[readerOf(c, shop).locale] }, 200)
    })
}
export type CourierApi = ReturnType<typeof courierApi>

function presentCourier(row: CourierAccount): Courier {
  return {
    _id: row.id,
    name: row.name,
    phone: row.phone,
    trackingPattern: row.tracking_pattern,
    takesCash: row.takes_cash === 1,
    active: row.active === 1,
    version: row.version,
    due: toOmr(row.due),
    out: row.out,
    settlements: row.settlements,
  }
}

function presentSettlement(row: SettlementRow): Settlement {
  return {
    _id: row.id,
    amount: toOmr(row.amount),
    reference: row.reference,
    ...when(row.settled_at),
    ...(row.by_name !== null && { byName: row.by_name }),
    ...(row.reverses !== null && { reverses: row.reverses }),
    isReversed: row.reversed !== null,
  }
}

const texts = {
  saved: { en: 'The courier has been saved.', ar: 'تم حفظ بيانات المندوب.' },
  settled: { en: 'The cash has been recorded.', ar: 'تم تسجيل النقد المستلم.' },
  takenBack: { en: 'The entry has been taken back.', ar: 'تم التراجع عن القيد.' },
}
