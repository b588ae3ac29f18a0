import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { proofReviews } from './proof-state.ts'

/** A payment proof in the inbox of the dashboard, with the order it pays. */
export const ProofEntry = z
  .object({
    _id: z.string().meta({ description: 'The record id of the order' }),
    orderId: z.string(),
    orderStatus: z.enum(statusNames),
    name: z.string(),
    mobileNumber: z.string(),
    total: z.number().meta({ description: 'OMR' }),
    placedAt: z.string(),
    date: z.string(),
    time: z.string(),
    review: z.enum(proofReviews),
    picture: z.string().meta({ description: 'An address good for ten minutes (F2)' }),
    alsoUsedBy: z
      .array(z.object({ _id: z.string(), orderId: z.string() }))
      .meta({ description: 'Other orders that came with the very same picture' }),
  })
  .meta({ id: 'ProofEntry' })
export type ProofEntry = z.infer<typeof ProofEntry>

/**
 * What PUT /proofReview/{id} takes; the comment is for staff and the history. `review` is what the caller saw: another
 * one now is a 409, so that a fresh receipt is not approved unseen.
 */
export const ReviewRequest = z
  .object({
    decision: z.enum(['approve', 'ask-again']),
    review: z.enum(proofReviews).optional(),
    comment: paragraph(500).optional(),
  })
  .meta({ id: 'ReviewRequest' })
export type ReviewRequest = z.infer<typeof ReviewRequest>

/** What a shopper sends who was asked for the receipt again: the address of a fresh upload. */
export const ProofRequest = z.object({ paymentProof: line(500) }).meta({ id: 'ProofRequest' })
