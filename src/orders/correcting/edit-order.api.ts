import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Text } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import { type ApiEnv, apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { ChangedOrder } from '#src/orders/changes/order-change.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import { readerOf } from '#src/orders/order/order-list.api.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { totalsInOmr } from '#src/orders/order/order-totals.ts'
import { findDetails } from '#src/orders/order/order-view.ts'
import type { Shop } from '#src/shop.ts'
import { editOrder } from './edit-order.ts'
import { EditQuote, OrderEdit } from './order-edit.ts'
import { planEdit } from './plan-edit.ts'

const request = { params: z.object({ id: line(100) }), body: jsonBody(OrderEdit) }

const editRoute = createRoute({
  method: 'put',
  path: '/editOrder/{id}',
  summary:
    'Change what is in an order before it ships; over the version that was seen, else 409 with the order (O18)',
  middleware: [readJson] as const,
  request,
  responses: {
    200: json(ChangedOrder, 'It is changed'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

const quoteRoute = createRoute({
  method: 'post',
  path: '/editOrder/{id}/quote',
  summary: 'What the same edit would come to; nothing is changed (O18)',
  middleware: [readJson] as const,
  request,
  responses: {
    200: json(EditQuote, 'Lines and totals'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
  },
})

/** Editing orders before they ship, for staff (O18). */
export function editOrderApi(shop: Shop) {
  const { db, clock } = shop
  return apiRouter()
    .openapi(editRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      const saved = await editOrder(db, order, c.req.valid('json'), { by: actorOf(c), now: clock() })
      if (!saved) throw await staleOrder(c, order.id)
      const reader = readerOf(c, shop)
      const details = await findDetails(db, order.id, reader)
      return c.json({ message: savedText[reader.locale], order: details }, 200)
    })
    .openapi(quoteRoute, async (c) => {
      const order = await orderOf(c, c.req.valid('param').id)
      const { lines, totals } = await planEdit(db, order, c.req.valid('json'))
      const difference = toOmr(totals.total - order.total)
      return c.json({ products: lines, ...totalsInOmr(totals), difference }, 200)
    })

  function orderOf(c: Context<ApiEnv>, id: string): Promise<Authorized<ListedOrder>> {
    return findOrderFor(db, id, personOf(c))
  }

  /** The refusal of an edit of what somebody else changed before, with the order as it is now. */
  async function staleOrder(c: Context<ApiEnv>, id: string): Promise<Problem> {
    const fresh = await findDetails(db, id, readerOf(c, shop))
    const status = fresh.orderStatus
    const { isEditable, words } = orderStatuses[status]
    const text = isEditable
      ? {
          en: 'Somebody changed this order a moment ago. Nothing was saved.',
          ar: 'تغيّر هذا الطلب قبل لحظات. لم يُحفظ شيء.',
        }
      : {
          en: `This order is ${words.en} now. It can be edited until it ships.`,
          ar: `حالة هذا الطلب الآن «${words.ar}». يمكن تعديل الطلب قبل شحنه فقط.`,
        }
    return new Problem('conflict', text, { extra: { orderStatus: status, order: fresh } })
  }
}
export type EditOrderApi = ReturnType<typeof editOrderApi>

const savedText: Text = { en: 'The order has been changed.', ar: 'تم تعديل الطلب.' }
