import { createRoute, z } from '@hono/zod-openapi'
import { type Count, countAttempt, uncountAttempt } from '#src/accounts/guessing/sign-in-attempts.store.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { addressOf } from '#src/http/address.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { isReceiptMissing } from '#src/orders/ledger/payment-proof-state.ts'
import { presentTracked } from '#src/orders/order/order.present.ts'
import { findOrderByToken, readMoneyOfOne } from '#src/orders/order/order.store.ts'
import { ownsOrder } from '#src/orders/order/order-access.ts'
import { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { isToTransfer } from '#src/orders/payment-proofs/is-to-transfer.ts'
import { lastAsked } from '#src/orders/proof-refusal.ts'
import { listPurposes } from '#src/orders/return-record/exchange-stage.store.ts'
import { readParcel } from '#src/orders/shipments/read-parcel.ts'
import type { Shop } from '#src/shop.ts'
import { listDocumentsOf } from '#src/tax/tax-document.store.ts'
import { presentTaxDocument, TaxDocument } from '#src/tax/tax-document.ts'
import { noOrderThere } from './no-order-there.ts'
import { readArrival } from './read-arrival.ts'
import { findTrackToken } from './track-by-phone.store.ts'
import { plainOrderId, TrackLink, TrackRequest } from './track-by-phone.ts'

const trackRoute = createRoute({
  method: 'get',
  path: '/trackOrder/{token}',
  summary:
    'An order by its tracking link, without the customer (O13); of one that staff deleted 404 with `code: order-closed` and its `orderId`',
  request: { params: z.object({ token: line(100) }) },
  responses: { 200: json(z.object({ data: TrackedOrder }), 'The order'), ...problems(404) },
})

const taxRoute = createRoute({
  method: 'get',
  path: '/trackOrder/{token}/tax',
  summary:
    'The tax documents of an order by its tracking link, the oldest first; who is named on them only its owner reads (T3)',
  request: { params: z.object({ token: line(100) }) },
  responses: { 200: json(z.object({ data: z.array(TaxDocument) }), 'The documents'), ...problems(404) },
})

const findRoute = createRoute({
  method: 'post',
  path: '/trackOrder',
  summary: "The tracking link of an order, by its number and the customer's phone (O13)",
  middleware: [readJson] as const,
  request: { body: jsonBody(TrackRequest) },
  responses: { 200: json(TrackLink, 'The link'), ...problems(400, 404, 413, 415, 422, 429) },
})

/**
 * An order by its tracking link, and the link by number and phone. An address has 20 tries in 15 minutes; a number has 10 wrong phones an hour from one
 * address and 300 from all, so that a stranger's tries keep nobody else out: enough for typing errors, far too few to
 * go through numbers or phones.
 */
export function trackApi({ db, config, clock }: Shop) {
  const router = apiRouter()
  router.on(
    'POST',
    '/trackOrder',
    limitPerAddress(db, {
      name: 'track-order',
      points: 20,
      seconds: 15 * 60,
      trustProxy: config.TRUST_PROXY,
    }),
  )
  return router
    .openapi(trackRoute, async (c) => {
      const { token } = c.req.valid('param')
      const order = await findOrderByToken(db, token)
      if (!order) throw await noOrderThere(db, token)
      c.header('cache-control', 'private, no-store')
      const [money, parcel] = [await readMoneyOfOne(db, order), await readParcel(db, order.id)]
      const isOpen = order.status !== 'Cancelled' && money.balance > 0
      const proofNeeded = isOpen && isReceiptMissing(order)
      const transfers = proofNeeded && (await isToTransfer(db, order, lastAsked(order.changes)?.reason))
      const papers = order.vat_rate === null ? [] : await listDocumentsOf(db, [order.id])
      const arrives = await readArrival(db, order, clock())
      const hasTaxPapers = papers.length > 0
      const { exchange } = (await listPurposes(db, [order])).get(order.id) ?? {}
      const goods = { parcel, hasTaxPapers, arrives, exchange }
      const locale = preferredLocale(c.req.header('accept-language'))
      const tracked = presentTracked(order, locale, { proofNeeded, transfers, money, ...goods })
      return c.json({ data: TrackedOrder.parse(tracked) }, 200)
    })
    .openapi(taxRoute, async (c) => {
      const { token } = c.req.valid('param')
      const order = await findOrderByToken(db, token)
      if (!order) throw await noOrderThere(db, token)
      c.header('cache-control', 'private, no-store')
      const caller = c.get('caller')
      const isOwner = caller.role !== 'visitor' && ownsOrder(caller, order)
      const documents = await listDocumentsOf(db, [order.id])
      const data = documents.map(presentTaxDocument)
      // A link that was passed on tells nobody where somebody lives (O13).
      return c.json({ data: isOwner ? data : data.map(({ customer: _, ...rest }) => rest) }, 200)
    })
    .openapi(findRoute, async (c) => {
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
  ar: 'لا يوجد طلب بهذا الرقم وهذا الهاتف. يرجى التحقق من الاثنين.',
}
