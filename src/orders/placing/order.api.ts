import { createRoute, z } from '@hono/zod-openapi'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { presentPlaced, presentTracked } from '#src/orders/order/order.present.ts'
import { findOrderByToken, type RefuseBlocked } from '#src/orders/order/order.store.ts'
import { findListedOrder } from '#src/orders/order/order-list.store.ts'
import { OrderRequest } from '#src/orders/order/order-request.ts'
import { PlacedOrder, TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { findProofAskedAgain } from '#src/orders/payment-proofs/payment-proof.store.ts'
import { readParcel } from '#src/orders/shipments/read-parcel.ts'
import type { Shop } from '#src/shop.ts'
import { placeOrder } from './place-order.ts'

const placeRoute = createRoute({
  method: 'post',
  path: '/postOrder',
  summary: 'Place an order, exactly once for each Idempotency-Key (O1, O2)',
  middleware: [readJson] as const,
  request: {
    headers: onceHeaders,
    body: jsonBody(OrderRequest),
  },
  responses: {
    200: json(PlacedOrder, 'The order is stored'),
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})

const trackRoute = createRoute({
  method: 'get',
  path: '/trackOrder/{token}',
  summary: 'An order by its tracking link, without the customer (O13)',
  request: { params: z.object({ token: line(100) }) },
  responses: { 200: json(z.object({ data: TrackedOrder }), 'The order'), ...problems(404) },
})

/** product.md section 7's order calls that need no account; who has one finds the order in it (I10), who is blocked places none (O26). */
export function orderApi({ db, clock, config }: Shop, refuseBlocked?: RefuseBlocked) {
  const router = apiRouter()
  router.on(
    'POST',
    '/postOrder',
    limitPerAddress({ points: 60, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  return router
    .openapi(placeRoute, async (c) => {
      const locale = preferredLocale(c.req.header('accept-language'))
      const caller = c.get('caller')
      const order = await placeOrder(db, c.req.valid('json'), {
        key: c.req.valid('header')['idempotency-key'],
        locale,
        userId: caller.role === 'visitor' ? undefined : caller.id,
        now: clock(),
        shopMail: config.SHOP_MAIL,
        refuseBlocked,
      })
      const trackUrl = `${config.PUBLIC_URL}${pathIn(locale, `/track/${order.track_token}`)}`
      return c.json(PlacedOrder.parse(presentPlaced(order, trackUrl)), 200)
    })
    .openapi(trackRoute, async (c) => {
      const order = await findOrderByToken(db, c.req.valid('param').token)
      if (!order) throw new Problem('not-found', noOrderThere)
      c.header('cache-control', 'private, no-store')
      const proofNeeded = (await findProofAskedAgain(db, c.req.valid('param').token)) !== undefined
      const { money } = (await findListedOrder(db, order.id)) ?? {}
      if (!money) throw new Problem('not-found', noOrderThere)
      const parcel = await readParcel(db, order.id)
      return c.json({ data: TrackedOrder.parse(presentTracked(order, { proofNeeded, money, parcel })) }, 200)
    })
}
export type OrderApi = ReturnType<typeof orderApi>

const noOrderThere = { en: 'There is no order behind this link.', ar: 'لا يوجد طلب على هذا الرابط.' }
