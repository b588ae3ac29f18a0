import { createRoute } from '@hono/zod-openapi'
import { type Count, countAttempt, uncountAttempt } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { addressOf } from '#src/http/address.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { readJson } from '#src/http/body.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { Shop } from '#src/shop.ts'
import { findTrackToken } from './track-by-phone.store.ts'
import { plainOrderId, TrackLink, TrackRequest } from './track-by-phone.ts'

const findRoute = createRoute({
  method: 'post',
  path: '/trackOrder',
  summary: "The tracking link of an order, by its number and the customer's phone (O13)",
  middleware: [readJson] as const,
  request: { body: jsonBody(TrackRequest) },
  responses: { 200: json(TrackLink, 'The link'), ...problems(400, 404, 413, 415, 422, 429) },
})

/**
 * Tracking by number and phone. An address has 20 tries in 15 minutes; a number has 10 wrong phones an hour from one
 * address and 300 from all, so that a stranger's tries keep nobody else out: enough for typing errors, far too few to
 * go through numbers or phones.
 */
export function trackApi({ db, config, clock }: Shop) {
  const router = apiRouter()
  router.on(
    'POST',
    '/trackOrder',
    limitPerAddress({ points: 20, seconds: 15 * 60, trustProxy: config.TRUST_PROXY }),
  )
  return router.openapi(findRoute, async (c) => {
    const asked = c.req.valid('json')
    const number = plainOrderId(asked.orderId)
    const { incoming } = c.env ?? {}
    const address = incoming ? addressOf(incoming, config.TRUST_PROXY) : 'this process'
    const counts: Count[] = [
      ['track-number', number],
      ['track-order', number, address],
    ]
    await countAttempt(db, counts, clock())
    const token = await findTrackToken(db, asked)
    if (token) await uncountAttempt(db, counts)
    else throw new Problem('not-found', noSuchOrder)
    const locale = preferredLocale(c.req.header('accept-language'))
    const trackUrl = `${config.PUBLIC_URL}${pathIn(locale, `/track/${token}`)}`
    c.header('cache-control', 'private, no-store')
    return c.json(TrackLink.parse({ trackUrl }), 200)
  })
}
export type TrackApi = ReturnType<typeof trackApi>

/** One text whichever of the two was wrong: a number alone says nothing about anybody (O3). */
const noSuchOrder = {
  en: 'We found no order with this number and this phone. Please check both.',
  ar: 'لم نجد طلبًا بهذا الرقم وهذا الهاتف. يرجى التحقق من الاثنين.',
}
