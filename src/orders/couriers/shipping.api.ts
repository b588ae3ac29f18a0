import { createRoute, z } from '@hono/zod-openapi'
import { toOmr } from '#src/core/money.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { pageParameters } from '#src/http/next-page.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { presentResults } from '#src/orders/changes/change-many-orders.ts'
import type { ConcurrentChanges } from '#src/orders/changes/concurrent-changes.ts'
import { BulkReply } from '#src/orders/changes/order-change.ts'
import { placeOf } from '#src/orders/destination/destination.ts'
import { when } from '#src/orders/order/order.present.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import { findDetails } from '#src/orders/order/order-view.ts'
import { presentTakenBack } from '#src/orders/return-record/taken-back.ts'
import { listShipments, type ShipmentRow } from '#src/orders/shipments/shipment.store.ts'
import { HandOverRow, parcelAddress, Shipment } from '#src/orders/shipments/shipment.ts'
import type { DeliveryArea } from '#src/settings/delivery.ts'
import type { Shop } from '#src/shop.ts'
import { DoorReply, DoorRequest, HandOverRequest } from './courier.ts'
import { handOver } from './hand-over.ts'
import { listOut, type OutRow, toCollect } from './hand-over-list.store.ts'
import { tellDoor } from './tell-door.ts'

const params = z.object({ id: line(100) })

const shipmentsRoute = createRoute({
  method: 'get',
  path: '/orderShipments/{id}',
  summary: 'Each time an order was handed to a courier, and what became of it; the newest first (O31)',
  request: { params },
  responses: { 200: json(z.object({ data: z.array(Shipment) }), 'All of them'), ...problems(401, 403, 404) },
})

const outRoute = createRoute({
  method: 'get',
  path: '/handOverList/{id}',
  summary: 'What a courier has now: where it goes and what to collect, in pages (O31)',
  request: {
    params,
    query: z.object({
      ...pageParameters,
    }),
  },
  responses: {
    200: json(z.object({ data: z.array(HandOverRow), nextCursor: z.string().optional() }), 'A page'),
    ...problems(400, 401, 403, 422),
  },
})

const handRoute = createRoute({
  method: 'post',
  path: '/handOver',
  summary:
    'Hand orders to a courier, each by itself, with its tracking number; confirmed ones become Shipping (O31)',
  middleware: [readJson] as const,
  request: { body: jsonBody(HandOverRequest) },
  responses: {
    200: json(BulkReply, 'What became of each'),
    ...problems(400, 401, 403, 404, 413, 415, 422, 503),
  },
})

const doorRoute = createRoute({
  method: 'put',
  path: '/orderDoor/{id}',
  summary: 'Tell what became of an order at the door: delivered, refused or nobody there (O31)',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(DoorRequest) },
  responses: {
    200: json(DoorReply, 'It is written'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const pageSize = 100

/** Handing orders to couriers, and what they tell of the door (O31). */
export function shippingApi(shop: Shop, concurrent: ConcurrentChanges) {
  const { db, clock, config } = shop
  return apiRouter()
    .openapi(shipmentsRoute, async (c) => {
      const { id } = await findOrderFor(db, c.req.valid('param').id, personOf(c))
      return c.json({ data: (await listShipments(db, id)).map(presentShipment) }, 200)
    })
    .openapi(outRoute, async (c) => {
      const { limit = pageSize, cursor } = c.req.valid('query')
      const { items, next } = await listOut(db, c.req.valid('param').id, { limit, cursor })
      return c.json({ data: items.map(presentOut), ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(handRoute, async (c) => {
      const reader = readerOf(c, shop)
      const results = await handOver(db, c.req.valid('json'), {
        by: actorOf(c),
        now: clock,
        moved: concurrent.overtakeOthers,
        shopMail: config.SHOP_MAIL,
      })
      return c.json({ results: presentResults(results, reader) }, 200)
    })
    .openapi(doorRoute, async (c) => {
      const reader = readerOf(c, shop)
      const order = await findOrderFor(db, c.req.valid('param').id, reader.person)
      const running = { overtaken: false }
      const telling = { by: actorOf(c), now: clock(), running, shopMail: config.SHOP_MAIL }
      await tellDoor(db, order, c.req.valid('json'), telling)
      concurrent.overtakeOthers(order.id, running)
      const now = await findDetails(db, order.id, reader)
      return c.json({ message: texts.told[reader.locale], order: now }, 200)
    })
}
export type ShippingApi = ReturnType<typeof shippingApi>

function presentShipment(row: ShipmentRow): Shipment {
  const link = parcelAddress(row.tracking_pattern, row.tracking_number)
  const ended = row.ended_at === null ? undefined : when(row.ended_at)
  return {
    _id: row.id,
    courier: { _id: row.courier_id, name: row.courier_name, phone: row.courier_phone },
    trackingNumber: row.tracking_number,
    ...(link && { link }),
    outcome: row.outcome as Shipment['outcome'],
    ...when(row.handed_at),
    ...(ended && { endedDate: ended.date, endedTime: ended.time }),
  }
}

function presentOut({ id, handedAt, trackingNumber, order }: OutRow): HandOverRow {
  return {
    _id: id,
    orderId: order.order_id,
    name: order.customer_name,
    mobileNumber: order.customer_mobile,
    address: order.customer_address,
    place: placeOf(order),
    deliveryArea: order.delivery_area as DeliveryArea,
    pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    toCollect: toOmr(toCollect(order)),
    ...presentTakenBack(order.takesBack),
    trackingNumber,
    ...when(handedAt),
  }
}

const texts = {
  told: { en: 'What happened at the door has been recorded.', ar: 'تم تسجيل نتيجة التسليم.' },
}
