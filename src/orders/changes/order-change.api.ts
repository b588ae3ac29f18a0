import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Text } from '#src/core/locale.ts'
import { type Authorized, isStaff } from '#src/core/permission.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { RefuseBlocked } from '#src/orders/order/order.store.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { findDetails } from '#src/orders/order/order-view.ts'
import type { Shop } from '#src/shop.ts'
import { changeManyOrders, presentResults } from './change-many-orders.ts'
import { changeOrderStatus, changeReturn } from './change-order-status.ts'
import type { ConcurrentChanges } from './concurrent-changes.ts'
import { deleteOrder } from './delete-order.ts'
import {
  BulkReply,
  BulkRequest,
  ChangedOrder,
  NoteRequest,
  ReturnRequest,
  StatusRequest,
  UndoRequest,
} from './order-change.ts'
import { undoStatus } from './undo-status.ts'
import { writeNote } from './write-note.ts'

const params = z.object({ id: line(100) })

const changed = json(ChangedOrder, 'It is changed')

const statusRoute = createRoute({
  method: 'put',
  path: '/orderStatus/{id}',
  summary:
    'Change the state of an order as product.md section 4 allows the caller; who comes second is told (O5, O8)',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(StatusRequest) },
  responses: { 200: changed, ...problems(400, 401, 404, 409, 413, 415, 422, 429, 503) },
})

const returnRoute = createRoute({
  method: 'put',
  path: '/orderReturn/{id}',
  summary:
    "Record a return for a guest or a caller, or refuse one, which makes the order Delivered again (O5')",
  middleware: [readJson] as const,
  request: { params, body: jsonBody(ReturnRequest) },
  responses: { 200: changed, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const undoRoute = createRoute({
  method: 'post',
  path: '/undoStatus/{id}',
  summary:
    "Take the last change of the status back: for 10 minutes by whoever made it, by an admin with a reason (O5')",
  middleware: [readJson] as const,
  request: { params, body: jsonBody(UndoRequest) },
  responses: { 200: changed, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const noteRoute = createRoute({
  method: 'put',
  path: '/orderNote/{id}',
  summary: "Write the staff's note of an order; over the version that was seen, or 409",
  middleware: [readJson] as const,
  request: { params, body: jsonBody(NoteRequest) },
  responses: { 200: changed, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/deleteOrder/{id}',
  summary: 'Take a Cancelled, Delivered or returned order out of every list (O12)',
  request: { params },
  responses: {
    200: json(z.object({ message: z.string() }), 'It is deleted'),
    ...problems(401, 403, 404, 409, 503),
  },
})

const bulkRoute = createRoute({
  method: 'post',
  path: '/orders/bulk',
  summary: 'Move up to 100 orders to one state, each by itself; answers what became of each (O25)',
  middleware: [readJson] as const,
  request: { body: jsonBody(BulkRequest) },
  responses: {
    200: json(BulkReply, 'What became of each'),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

/** What staff and customers do with an order after it was placed (product.md sections 4 and 7). */
export function orderChangeApi(shop: Shop, concurrent: ConcurrentChanges, refuseBlocked?: RefuseBlocked) {
  const { db, clock, config } = shop
  const router = apiRouter()
  const limit = limitPerAddress(db, {
    name: 'order-status',
    points: 60,
    seconds: 60,
    trustProxy: config.TRUST_PROXY,
  })
  // Several people of the shop work through the day's orders behind one address.
  router.on('PUT', '/orderStatus/:id', (c, next) => (isStaff(c.get('caller')) ? next() : limit(c, next)))
  return router
    .openapi(statusRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      const running = concurrent.changeOf(c)
      await changeOrderStatus(db, order, c.req.valid('json'), {
        by: actorOf(c),
        now: clock(),
        running,
        shopMail: config.SHOP_MAIL,
        refuseBlocked,
      })
      concurrent.overtakeOthers(order.id, running)
      return c.json(await answerWith(c, order.id, texts.statusChanged), 200)
    })
    .openapi(returnRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      const running = { overtaken: false }
      const shopMail = config.SHOP_MAIL
      await changeReturn(db, order, c.req.valid('json'), { by: actorOf(c), now: clock(), running, shopMail })
      concurrent.overtakeOthers(order.id, running)
      return c.json(await answerWith(c, order.id, texts.statusChanged), 200)
    })
    .openapi(undoRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      await undoStatus(db, order, c.req.valid('json'), { by: actorOf(c), now: clock() })
      concurrent.overtakeOthers(order.id, { overtaken: false })
      return c.json(await answerWith(c, order.id, texts.statusChanged), 200)
    })
    .openapi(bulkRoute, async (c) => {
      const reader = readerOf(c, shop)
      const results = await changeManyOrders(db, c.req.valid('json'), {
        by: actorOf(c),
        now: clock,
        moved: concurrent.overtakeOthers,
        shopMail: config.SHOP_MAIL,
      })
      return c.json({ results: presentResults(results, reader) }, 200)
    })
    .openapi(noteRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      await writeNote(db, order, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json(await answerWith(c, order.id, texts.noteSaved), 200)
    })
    .openapi(deleteRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      await deleteOrder(db, order, { by: actorOf(c), now: clock() })
      return c.json({ message: texts.deleted[readerOf(c, shop).locale] }, 200)
    })

  function orderOf(c: Context<ApiEnv>, id: string): Promise<Authorized<ListedOrder>> {
    return findOrderFor(db, id, personOf(c))
  }

  async function answerWith(c: Context<ApiEnv>, id: string, message: Text): Promise<ChangedOrder> {
    const reader = readerOf(c, shop)
    return { message: message[reader.locale], order: await findDetails(db, id, reader) }
  }
}
export type OrderChangeApi = ReturnType<typeof orderChangeApi>

const texts: Record<'statusChanged' | 'noteSaved' | 'deleted', Text> = {
  statusChanged: { en: 'Order status has been updated.', ar: 'تم تحديث حالة الطلب.' },
  noteSaved: { en: 'The note has been saved.', ar: 'تم حفظ الملاحظة.' },
  deleted: { en: 'Order deleted successfully.', ar: 'تم حذف الطلب.' },
}
