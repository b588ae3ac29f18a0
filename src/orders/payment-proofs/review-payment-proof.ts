import { recordAudit } from '#src/audit/record-audit.store.ts'
import { storedLocale, type Text } from '#src/core/locale.ts'
import { type Baisa, toBaisa, toOmr } from '#src/core/money.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { missingProofText } from '#src/media/missing-proof.ts'
import { claimProof, saveReview } from '#src/media/proof.store.ts'
import { proofUrl } from '#src/media/proof-address.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import { countPayments } from '#src/orders/ledger/payment.store.ts'
import type { PaymentProofState } from '#src/orders/ledger/payment-proof-state.ts'
import { bookTransfer } from '#src/orders/money/book.ts'
import { holdMoney } from '#src/orders/money/hold-money.ts'
import { queueCustomerEmail, withdrawReceiptLetters } from '#src/orders/order/customer-email.store.ts'
import { findOrder, readMoneyOfOne, type StoredOrder } from '#src/orders/order/order.store.ts'
import { isForgotten } from '#src/orders/order/order-access.ts'
import { holdStatus, insertChange, settleOrders } from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { keptRefusal, proofRefusals, refusalsOf } from '#src/orders/proof-refusal.ts'
import { findProof, findProofMissing, markReceipt, replaceProof } from './payment-proof.store.ts'
import type { PaymentProofDecision } from './payment-proof.ts'

/**
 * Stores what staff decided about a payment proof, with an entry in the order's history and, when it is approved, the
 * transfer in its ledger (O17), when it is asked for again, the email with the link to send it, unless the order is cancelled: its receipt is only refused. What was asked for again can still be approved while no fresh one came,
 * but not what was approved before; where money is owed of that, another is asked for. Throws `conflict` when somebody decided before, or the
 * receipt or what the order costs is not what was seen, `not-found` for an order without a proof, but for one that owes its first: that is asked for.
 */
export async function reviewPaymentProof(
  db: Db,
  order: Authorized<ListedOrder>,
  { decision, reason, comment, review: seen, picture, total }: PaymentProofDecision,
  { by, now, publicUrl }: { by: Actor; now: Date; publicUrl: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const status = await holdStatus(trx, order.id)
    const proof = status && (await findProof(trx, order.id))
    if (!status) throw new Problem('not-found', texts.none)
    const present = await findOrder(trx, order.id)
    if (!proof && (decision === 'approve' || !(await wasOrMayBeAsked(trx, present))))
      throw new Problem('not-found', texts.none)
    if (proof && picture && !picture.startsWith(proofUrl(proof.picture)))
      throw new Problem('conflict', texts.fresh)
    const there = !proof ? 'none' : proof.review === 'approved' ? 'approved' : 'receipt'
    if (decision === 'ask-again' && reason && !refusalsOf[there].includes(reason))
      throw new Problem('refused', texts.untrue, { errors: [{ path: 'reason', message: texts.untrue }] })
    if (decision === 'approve' && total !== undefined) checkTotal(present.total, total)
    const review = decision === 'approve' ? 'approved' : 'asked-again'
    // Nobody pays an order that is off or paid: what is not approved of it is refused, and no letter asks for another (O15).
    const owes = await owesTransfer(trx, present)
    const refused = review !== 'approved' && (status === 'Cancelled' || !owes)
    const before = (present.receipt || 'waiting') as PaymentProofState
    // What staff say of what they saw, and nothing twice: who asks once more says that it was asked for.
    if (before !== (seen ?? before) || (before === review && before !== seen))
      throw new Problem('conflict', texts.decided)
    if (review === 'asked-again' && before === review && (await anotherJustAsked(trx, order.id, { by, now })))
      throw new Problem('conflict', texts.decided)
    if (decision === 'approve' && before === 'approved') throw new Problem('conflict', texts.decided)
    if (decision === 'approve' && proof?.review === 'approved') throw new Problem('conflict', texts.spent)
    if (decision === 'ask-again' && before !== 'waiting' && !owes)
      throw new Problem('conflict', texts.nothingOwed)
    // What was approved stays so: its money is booked, and the order waits for another beside it.
    if (
      proof &&
      proof.review !== 'approved' &&
      !(await saveReview(trx, proof.picture, { seen: proof.review, review }))
    )
      throw new Problem('conflict', texts.decided)
    await markReceipt(trx, order.id, review)
    await insertChange(trx, {
      orderId: order.id,
      from: status,
      to: status,
      by,
      now,
      reason: refused
        ? 'proof refused'
        : decision === 'approve'
          ? 'proof approved'
          : (reason ?? 'proof asked again'),
      comment: refused ? keptRefusal(reason, comment) : comment || null,
    })
    const kind = refused ? 'receipt-refused' : (`receipt-${review}` as const)
    await recordAudit(trx, { kind, thing: { id: order.id, name: order.order_id } }, { by, now })
    if (decision === 'approve') await withdrawReceiptLetters(trx, present)
    if (proof && decision === 'approve') return bookTransfer(trx, order.id, proof, { by, now })
    await settleOrders(trx, [order.id])
    if (refused) return
    const locale = storedLocale(order.locale)
    const link = `${publicUrl}${pathIn(locale, `/track/${order.track_token}`)}#proof`
    const recipient = order.customer_email
    const payload = {
      orderId: order.id,
      link,
      ...(reason && { why: reason }),
      ...(comment && { reason: comment }),
    }
    await queueCustomerEmail(trx, order, { kind: 'proof-needed', recipient, locale, payload }, now)
  })
}

/** What the entry of the history says by which a receipt was asked for. */
const askings = ['proof asked again', ...proofRefusals] as const

/** Within which the same letter of two people is one that both meant, in ms. */
const sameAskMs = 60_000

/** Whether somebody else asked for the receipt a moment ago: nobody gets that letter twice. Of an order that is held. */
async function anotherJustAsked(
  trx: Db,
  orderId: string,
  { by, now }: { by: Actor; now: Date },
): Promise<boolean> {
  const last = await trx
    .selectFrom('order_status_changes')
    .select(['changed_by', 'changed_at'])
    .where('order_id', '=', orderId)
    .where('reason', 'in', askings)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    last !== undefined && last.changed_by !== by.id && now.getTime() - Date.parse(last.changed_at) < sameAskMs
  )
}

/**
 * A receipt from whoever holds the tracking link, once it was asked for or where a transfer never came with one; it waits for
 * staff as any other. Throws `conflict` when none is asked for or nothing is owed, `refused` for an address that is no unused upload of this shop (F2).
 */
export async function replacePaymentProof(
  db: Db,
  { token, paymentProof, now }: { token: string; paymentProof: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const named = await findProofMissing(trx, token)
    if (!named) throw new Problem('conflict', texts.notAsked)
    const { balance } = (await holdMoney(trx, named.id)).money
    // Once more, now that it is held: whoever deletes her account meanwhile leaves an order that takes none (I8).
    const asked = await findProofMissing(trx, token)
    if (!asked || asked.status === 'Cancelled' || balance <= 0) throw new Problem('conflict', texts.notAsked)
    const sent = { sum: balance, after: await countPayments(trx, asked.id) }
    if (!(await claimProof(trx, paymentProof, asked.id, sent))) {
      const message = missingProofText(paymentProof)
      throw new Problem('refused', message, { errors: [{ path: 'paymentProof', message }] })
    }
    const change = { id: asked.id, before: asked.payment_proof, after: paymentProof }
    if (!(await replaceProof(trx, change))) throw new Problem('conflict', texts.notAsked)
    await withdrawReceiptLetters(trx, asked)
    await recordNotice(trx, { kind: 'receipt-sent', thing: { id: asked.id, name: asked.order_id } }, now)
    await settleOrders(trx, [asked.id])
  })
}

/** Throws `conflict` for an order that costs something else now, in baisa, than the `seen` OMR: its receipt is of another sum (O15). */
function checkTotal(total: Baisa, seen: number): void {
  if (total === toBaisa(seen)) return
  const message: Text = {
    en: `The order was changed meanwhile and costs ${amountInText('en', total)} now. Please look at its receipt again.`,
    ar: `تغيّر الطلب قبل لحظات وأصبح مجموعه ${amountInText('ar', total)}. يرجى مراجعة الإيصال من جديد.`,
  }
  throw new Problem('conflict', message, { extra: { total: toOmr(total) } })
}

/** Whether an order without a receipt was asked for one, or owes a transfer, as one that cost nothing when it was placed (O15). */
async function wasOrMayBeAsked(trx: Db, order: StoredOrder): Promise<boolean> {
  return order.payment_proof === '' && (order.receipt !== '' || (await owesTransfer(trx, order)))
}

/** Whether money is owed of a transfer, by somebody who can be asked for its receipt; of one that is off none is (O17). */
async function owesTransfer(trx: Db, order: StoredOrder): Promise<boolean> {
  if (order.payment_method !== 'Online Payment' || isForgotten(order)) return false
  return (await readMoneyOfOne(trx, order)).balance > 0
}

const texts = {
  none: { en: 'This order has no receipt.', ar: 'لا يوجد إيصال دفع لهذا الطلب.' },
  decided: {
    en: 'Somebody decided about this receipt a moment ago.',
    ar: 'راجع شخص آخر إيصال الدفع هذا قبل لحظات.',
  },
  fresh: {
    en: 'A new receipt came for this order meanwhile: look at it first.',
    ar: 'وصل إيصال جديد لهذا الطلب في هذه الأثناء: يُراجع أولًا.',
  },
  untrue: {
    en: 'This reason does not fit: it speaks of a receipt that is there, or of none.',
    ar: 'لا ينطبق هذا السبب: فهو يخص وجود الإيصال أو عدم وصوله.',
  },
  spent: {
    en: 'This receipt was approved before. A new one is awaited.',
    ar: 'سبق قبول هذا الإيصال، والمنتظر إيصال جديد.',
  },
  nothingOwed: {
    en: 'Nothing is owed for this order any more.',
    ar: 'لم يبقَ مبلغ مستحق على هذا الطلب.',
  },
  notAsked: {
    en: 'No new receipt is needed for this order.',
    ar: 'لا حاجة إلى إيصال جديد لهذا الطلب.',
  },
}
