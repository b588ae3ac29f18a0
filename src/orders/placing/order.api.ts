import { createRoute } from '@hono/zod-openapi'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { readJson } from '#src/http/body.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { presentPlaced } from '#src/orders/order/order.present.ts'
import type { RefuseBlocked } from '#src/orders/order/order.store.ts'
import { OrderRequest } from '#src/orders/order/order-request.ts'
import { PlacedOrder } from '#src/orders/order/tracked-order.ts'
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
    ...problems(400, 404, 409, 413, 415, 422, 429, 503),
  },
})

/** Placing an order, which needs no account; who has one finds the order in it (I10), who is blocked places none (O26). */
export function orderApi({ db, clock, config }: Shop, refuseBlocked?: RefuseBlocked) {
  const router = apiRouter()
  router.on(
    'POST',
    '/postOrder',
    limitPerAddress(db, { name: 'order', points: 60, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  return router.openapi(placeRoute, async (c) => {
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
}
export type OrderApi = ReturnType<typeof orderApi>
