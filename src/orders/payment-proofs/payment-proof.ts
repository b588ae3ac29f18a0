import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { paymentProofStates } from '#src/orders/ledger/payment-proof-state.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { proofRefusals } from '#src/orders/proof-refusal.ts'

/** A payment proof in the inbox of the dashboard, with the order it pays. */
export const PaymentProof = z
  .object({
    _id: z.string().meta({ description: 'The record id of the order' }),
    orderId: z.string(),
    orderStatus: z.enum(statusNames),
    name: z.string(),
    mobileNumber: z.string(),
    total: z.number().meta({ description: 'OMR' }),
    balance: z
      .number()
      .meta({ description: 'OMR that the order still owes; below 0 it is owed to its customer' }),
    books: z.number().optional().meta({
      description: 'OMR that approving it books; without it this receipt is not to be approved (any more)',
    }),
    placedAt: z.string(),
    date: z.string(),
    time: z.string(),
    sent: z
      .object({ date: z.string(), time: z.string() })
      .optional()
      .meta({ description: 'When this receipt came, where that was after its order' }),
    review: z.enum(paymentProofStates),
    picture: z.string().meta({ description: 'An address good for ten minutes (F2)' }),
    alsoUsedBy: z
      .array(z.object({ _id: z.string(), orderId: z.string() }))
      .meta({ description: 'Other orders that came with the very same picture' }),
  })
  .meta({ id: 'PaymentProof' })
export type PaymentProof = z.infer<typeof PaymentProof>

/**
 * What PUT /proofReview/{id} takes. Reason and comment stand in the history and, where a receipt is asked for
 * again, tell its customer why, in the e-mail and on the tracking page: the reason in the customer's language, the comment
 * as it was typed. `review`, `picture` and, to approve, `total` are what the caller saw: another one now is a 409, so that
 * neither a fresh receipt nor another sum is approved unseen.
 */
export const PaymentProofDecision = z
  .object({
    decision: z.enum(['approve', 'ask-again']),
    review: z.enum(paymentProofStates).optional(),
    picture: line(500).optional().meta({ description: 'The address the receipt was seen at, signed or not' }),
    total: z.number().optional().meta({ description: 'OMR that the order was seen to cost' }),
    reason: z.enum(proofRefusals).optional().meta({ description: 'Of ask-again' }),
    comment: paragraph(500).optional(),
  })
  .meta({ id: 'PaymentProofDecision' })
export type PaymentProofDecision = z.infer<typeof PaymentProofDecision>

/** What a shopper sends who was asked for the receipt again: the address of a fresh upload. */
export const PaymentProofUpload = z.object({ paymentProof: line(500) }).meta({ id: 'PaymentProofUpload' })
