import { createRoute, z } from '@hono/zod-openapi'
import { storedLocale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { onceHeaders } from '#src/http/idempotency-key.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { presentPlaced } from '#src/orders/order/order.present.ts'
import { findOrder, type StoredOrder } from '#src/orders/order/order.store.ts'
import { isForgotten } from '#src/orders/order/order-access.ts'
import { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import type { Shop } from '#src/shop.ts'
import { confirmDraft, noDraft } from './confirm-draft.ts'
import { ConfirmRequest, OfferedOrder } from './draft-content.ts'
import { keepDraft } from './keep-draft.ts'
import { makeOrder } from './make-order.ts'
import { findDraft } from './order-draft.store.ts'
import { readOffer } from './read-offer.ts'
import { OfferRequest, StaffOrderRequest } from './staff-order.ts'

const request = { headers: onceHeaders, body: jsonBody(StaffOrderRequest) }
const draftPath = { params: z.object({ token: line(100) }) }
const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 503] as const

const makeRoute = createRoute({
  method: 'post',
  path: '/staffOrder',
  summary: 'Place an order for somebody who calls or writes, exactly once for each Idempotency-Key (O2, O19)',
  middleware: [readJson] as const,
  request,
  responses: { 200: json(PlacedOrder, 'The order is stored'), ...problems(...refusals) },
})

const keepRoute = createRoute({
  method: 'post',
  path: '/orderDraft',
  summary: 'Keep an order for its customer to confirm by a link, at the prices of now, for 48 hours (O19)',
  middleware: [readJson] as const,
  request: { headers: onceHeaders, body: jsonBody(OfferRequest) },
  responses: {
    200: json(z.object({ draftUrl: z.string(), expiresAt: z.string() }), 'The link'),
    ...problems(...refusals),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/orderDraft/{token}',
  summary: 'What staff prepared behind a link, or where the order it became is followed (O19)',
  request: draftPath,
  responses: {
    200: json(
      z.object({
        data: OfferedOrder.optional(),
        trackUrl: z.string().optional(),
        orderId: z.string().optional(),
      }),
      'What was prepared, or the order it became',
    ),
    ...problems(404, 429),
  },
})

const confirmRoute = createRoute({
  method: 'post',
  path: '/orderDraft/{token}/confirm',
  summary: 'Confirm what staff prepared; again, it answers the same order (O19)',
  middleware: [readJson] as const,
  request: { ...draftPath, body: jsonBody(ConfirmRequest) },
  responses: {
    200: json(PlacedOrder, 'The order is stored'),
    ...problems(400, 404, 409, 413, 415, 422, 429, 503),
  },
})

/** Orders that staff make, or prepare for their customer to confirm (O19). */
export function staffOrderApi({ db, clock, config }: Shop) {
  const router = apiRouter()
  const limit = limitPerAddress(db, {
    name: 'order-draft',
    points: 60,
    seconds: 60,
    trustProxy: config.TRUST_PROXY,
  })
  router.on('GET', '/orderDraft/:token', limit)
  router.on('POST', '/orderDraft/:token/confirm', limit)
  return router
    .openapi(makeRoute, async (c) => {
      const order = await makeOrder(db, c.req.valid('json'), {
        key: c.req.valid('header')['idempotency-key'],
        by: actorOf(c),
        now: clock(),
        shopMail: config.SHOP_MAIL,
      })
      return c.json(placed(order), 200)
    })
    .openapi(keepRoute, async (c) => {
      const body = c.req.valid('json')
      const key = c.req.valid('header')['idempotency-key']
      const { token, expiresAt } = await keepDraft(db, body, { key, by: actorOf(c), now: clock() })
      const draftUrl = `${config.PUBLIC_URL}${pathIn(body.locale, `/draft/${token}`)}`
      return c.json({ draftUrl, expiresAt }, 200)
    })
    .openapi(readRoute, async (c) => {
      c.header('cache-control', 'private, no-store')
      const draft = await findDraft(db, c.req.valid('param').token, clock())
      if (!draft) throw new Problem('not-found', noDraft)
      if (draft.order_id !== null) {
        const order = await findOrder(db, draft.order_id)
        if (isForgotten(order)) throw new Problem('not-found', noDraft)
        return c.json({ trackUrl: trackUrlOf(order), orderId: order.order_id }, 200)
      }
      const locale = preferredLocale(c.req.header('accept-language'), storedLocale(draft.locale))
      return c.json({ data: await readOffer(db, draft, { locale, now: clock() }) }, 200)
    })
    .openapi(confirmRoute, async (c) => {
      const caller = c.get('caller')
      const order = await confirmDraft(db, c.req.valid('param').token, c.req.valid('json'), {
        now: clock(),
        // Somebody of the staff who opens the link does not order for themselves.
        userId: caller.role === 'customer' ? caller.id : undefined,
        shopMail: config.SHOP_MAIL,
      })
      return c.json(placed(order), 200)
    })

  function placed(order: StoredOrder): PlacedOrder {
    return PlacedOrder.parse(presentPlaced(order, trackUrlOf(order)))
  }

  function trackUrlOf(order: StoredOrder): string {
    return `${config.PUBLIC_URL}${pathIn(storedLocale(order.locale), `/track/${order.track_token}`)}`
  }
}
export type StaffOrderApi = ReturnType<typeof staffOrderApi>
