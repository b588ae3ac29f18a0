import { createRoute, z } from '@hono/zod-openapi'
import type { Text } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { line } from '#src/http/field.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { json, problems } from '#src/http/replies.ts'
import { type OrderSums, readSums } from '#src/orders/ledger/payment.store.ts'
import { when } from '#src/orders/order/order.present.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import type { Shop } from '#src/shop.ts'
import { type DeletedRow, listDeleted } from './bin.store.ts'
import { DeletedOrder } from './deleted-order.ts'
import { emptyBin, restoreOrder } from './empty-bin.ts'

const pageSize = 30

const listRoute = createRoute({
  method: 'get',
  path: '/deletedOrders',
  summary: 'The orders in the bin, the last deleted first, in pages (O21)',
  request: {
    query: z.object({
      ...pageParameters,
    }),
  },
  responses: {
    200: json(z.object({ data: z.array(DeletedOrder), nextCursor: z.string().optional() }), 'The bin'),
    ...problems(400, 401, 403, 422),
  },
})

const restoreRoute = createRoute({
  method: 'post',
  path: '/restoreOrder/{id}',
  summary: 'Take an order out of the bin (O21)',
  request: { params: z.object({ id: line(100) }) },
  responses: { 200: json(z.object({ message: z.string() }), 'It is back'), ...problems(401, 403, 404, 503) },
})

const emptyRoute = createRoute({
  method: 'delete',
  path: '/deletedOrders',
  summary: 'Remove from the bin, for good, what the law no longer asks to be kept (O21)',
  responses: {
    200: json(z.object({ removed: z.number().int() }), 'They are gone'),
    ...problems(401, 403, 503),
  },
})

/** Deleted orders: seen by staff, taken back and removed for good by the admin (O21). */
export function binApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(listRoute, async (c) => {
      const { limit = pageSize, cursor } = c.req.valid('query')
      const { items, next } = await listDeleted(db, { limit, cursor })
      linkNextPage(c, next)
      const sums = await readSums(
        db,
        items.map(({ id }) => id),
      )
      const data = items.map((row) => presentDeleted(row, sums.get(row.id)))
      return c.json({ data, ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(restoreRoute, async (c) => {
      await restoreOrder(db, c.req.valid('param').id, { by: actorOf(c), now: clock() })
      return c.json({ message: texts.restored[readerOf(c, shop).locale] }, 200)
    })
    .openapi(emptyRoute, async (c) =>
      c.json({ removed: await emptyBin(db, { by: actorOf(c), now: clock() }) }, 200),
    )
}
export type BinApi = ReturnType<typeof binApi>

function presentDeleted(row: DeletedRow, sums: OrderSums | undefined): DeletedOrder {
  const deletedAt = row.deleted_at ?? row.placed_at
  const deleted = when(deletedAt)
  return DeletedOrder.parse({
    _id: row.id,
    orderId: row.order_id,
    orderStatus: row.status,
    deliveryArea: row.delivery_area,
    paymentState: row.payment_state,
    refunded: toOmr(sums?.refunded ?? 0),
    credited: toOmr(sums?.credited ?? 0),
    name: row.customer_name,
    total: toOmr(row.total),
    ...when(row.placed_at),
    deletedAt,
    deletedDate: deleted.date,
    deletedTime: deleted.time,
    ...(row.deleted_by_name !== null && { deletedBy: row.deleted_by_name }),
  })
}

const texts = {
  restored: { en: 'The order is back in its list.', ar: 'عاد الطلب إلى قائمته.' } satisfies Text,
}
