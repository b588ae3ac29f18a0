import { createRoute, z } from '@hono/zod-openapi'
import type { Baisa } from '#src/core/money.ts'
import { toOmr } from '#src/core/money.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { linkNextPage, pageParameters } from '#src/http/next-page.ts'
import { limitPerAddress } from '#src/http/rate-limit.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { signProofUrl } from '#src/media/proof-address.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import { paymentProofStates } from '#src/orders/ledger/payment-proof-state.ts'
import { readReceiptBooks } from '#src/orders/ledger/receipt-books.store.ts'
import { listSamePictures } from '#src/orders/ledger/same-pictures.store.ts'
import { when } from '#src/orders/order/order.present.ts'
import { readMoneyOf } from '#src/orders/order/order.store.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import type { Shop } from '#src/shop.ts'
import { listProofs, type ProofRow } from './payment-proof.store.ts'
import { PaymentProof, PaymentProofDecision, PaymentProofUpload } from './payment-proof.ts'
import { replacePaymentProof, reviewPaymentProof } from './review-payment-proof.ts'

const pageSize = 24
const Done = z.object({ done: z.literal(true) })

const listRoute = createRoute({
  method: 'get',
  path: '/proofs',
  summary: 'Payment proofs and the orders they pay, the newest first, in pages (F2)',
  request: {
    query: z.object({
      review: z.enum(paymentProofStates).optional().openapi({ description: 'Those that wait, without it' }),
      ...pageParameters,
    }),
  },
  responses: {
    200: json(z.object({ data: z.array(PaymentProof), nextCursor: z.string().optional() }), 'The proofs'),
    ...problems(400, 401, 403, 422),
  },
})

const reviewRoute = createRoute({
  method: 'put',
  path: '/proofReview/{id}',
  summary: 'Approve the payment proof of an order, or ask for it again',
  middleware: [readJson] as const,
  request: { params: z.object({ id: line(100) }), body: jsonBody(PaymentProofDecision) },
  responses: { 200: json(Done, 'It is kept'), ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

const againRoute = createRoute({
  method: 'post',
  path: '/trackOrder/{token}/proof',
  summary: 'Send the payment proof that was asked for again',
  middleware: [readJson] as const,
  request: { params: z.object({ token: line(100) }), body: jsonBody(PaymentProofUpload) },
  responses: { 200: json(Done, 'It waits for staff'), ...problems(400, 409, 413, 415, 422, 429, 503) },
})

/** The payment proofs that staff review, and the one a shopper sends again. */
export function paymentProofApi({ db, clock, config, secret }: Shop) {
  const router = apiRouter()
  router.on(
    'POST',
    '/trackOrder/:token/proof',
    limitPerAddress(db, { name: 'payment-proof', points: 20, seconds: 60, trustProxy: config.TRUST_PROXY }),
  )
  return router
    .openapi(listRoute, async (c) => {
      const { review = 'waiting', limit = pageSize, cursor } = c.req.valid('query')
      const { items, next } = await listProofs(db, review, { limit, cursor })
      linkNextPage(c, next)
      const money = await readMoneyOf(db, items)
      const books = await readReceiptBooks(
        db,
        items.flatMap((proof) => {
          const ofOrder = money.get(proof.id)
          return ofOrder ? { id: proof.id, total: proof.total, money: ofOrder, proof } : []
        }),
      )
      const samePictures = await listSamePictures(db, items)
      const data = items.map((proof) =>
        PaymentProof.parse({
          _id: proof.id,
          orderId: proof.order_id,
          orderStatus: proof.status,
          name: proof.customer_name,
          mobileNumber: proof.customer_mobile,
          total: toOmr(proof.total),
          ...presentOpen(proof, money.get(proof.id), books.get(proof.id)),
          placedAt: proof.placed_at,
          ...when(proof.placed_at),
          ...(proof.sent_at > proof.placed_at && { sent: when(proof.sent_at) }),
          review,
          picture: signProofUrl(secret, proof.picture, clock()),
          alsoUsedBy: samePictures.get(proof.id) ?? [],
        }),
      )
      return c.json({ data, ...(next && { nextCursor: next }) }, 200)
    })
    .openapi(reviewRoute, async (c) => {
      const by = actorOf(c)
      const order = await findOrderFor(db, c.req.valid('param').id, by)
      await reviewPaymentProof(db, order, c.req.valid('json'), {
        by,
        now: clock(),
        publicUrl: config.PUBLIC_URL,
      })
      return c.json({ done: true as const }, 200)
    })
    .openapi(againRoute, async (c) => {
      await replacePaymentProof(db, {
        token: c.req.valid('param').token,
        paymentProof: c.req.valid('json').paymentProof,
        now: clock(),
      })
      return c.json({ done: true as const }, 200)
    })
}
/** What the order of a receipt owes and, where it can be approved, what that books, in OMR. */
function presentOpen({ review }: ProofRow, money: OrderMoney | undefined, books: Baisa | undefined) {
  if (!money || books === undefined) throw new Error('The ledger of a receipt was not read')
  return {
    balance: toOmr(money.balance),
    ...(review !== 'approved' && { books: toOmr(books) }),
  }
}

export type PaymentProofApi = ReturnType<typeof paymentProofApi>
