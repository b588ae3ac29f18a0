import { randomUUID } from 'node:crypto'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Text } from '#src/core/locale.ts'
import { toOmr } from '#src/core/money.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { claimIdempotencyKey } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { countPayments, insertPayment, listPayments } from '#src/orders/ledger/payment.store.ts'
import { type Money, refundable, waivedBy } from '#src/orders/ledger/payment-state.ts'
import { forgetIfMarked } from '#src/orders/order/forget-orders.store.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { awaitMoneyAgain } from './await-money-again.ts'
import { reverseEntry } from './book.ts'
import { checkWords, holdMoney } from './hold-money.ts'
import type { MoneyRequest, ReversalRequest } from './money-request.ts'
import { tellOfRefund } from './tell-of-refund.ts'

/** Who books; `key` makes the same request book once, however often it is sent (O2). */
type Recording = { by: Actor; now: Date; key?: string | undefined }

/**
 * Books money that staff say came in (O17). Throws `conflict` with the present state when the ledger is not the one
 * that was seen.
 */
export async function recordPayment(
  db: Db,
  order: Authorized<ListedOrder>,
  request: MoneyRequest,
  recording: Recording,
): Promise<void> {
  await onceSeen(db, order, { what: 'payment', request, recording }, async (trx, id, money) => {
    const { seen: _, sure, ...entry } = request
    if (!sure && request.amount > 2 * Math.max(0, money.balance)) throw farTooMuch(request.amount, money)
    await insertPayment(trx, { id, orderId: order.id, kind: 'payment recorded', ...entry, ...recording })
    await recordMoney(trx, order, { kind: 'payment-recorded', amount: request.amount }, recording)
    return undefined
  })
}

/**
 * Books money that goes back, and tells the customer (O17). Throws `conflict` as above, `refused` for more than is left
 * of what was paid.
 */
export async function recordRefund(
  db: Db,
  order: Authorized<ListedOrder>,
  request: MoneyRequest,
  recording: Recording,
): Promise<void> {
  await onceSeen(db, order, { what: 'refund', request, recording }, async (trx, id, money) => {
    const { seen: _, sure: __, amount, ...entry } = request
    if (amount > refundable(money)) throw tooMuch(refundable(money))
    const waived = waivedBy(amount, money)
    await insertPayment(trx, {
      id,
      orderId: order.id,
      kind: 'refund',
      amount: -amount,
      waived,
      ...entry,
      ...recording,
    })
    await recordMoney(trx, order, { kind: 'refund-recorded', amount: -amount }, recording)
    return (note) => tellOfRefund(trx, order, { amount, note }, recording.now)
  })
}

/** Takes back an entry that was booked by mistake; of a refund or credit of a return, the return waits for its money again (O16). Throws `not-found` for a foreign one, `conflict` for one taken back. */
export async function takeBackPayment(
  db: Db,
  order: Authorized<ListedOrder>,
  { payment, note = '' }: ReversalRequest,
  booking: { by: Actor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const held = await holdMoney(trx, order.id)
    checkWords(held, note)
    const { money } = held
    const entries = await listPayments(trx, order.id)
    const entry = entries.find(({ id }) => id === payment)
    if (!entry || entry.reverses !== null) throw new Problem('not-found', texts.noEntry)
    if (entries.some(({ reverses }) => reverses === payment)) throw stale(money)
    if (entry.kind === 'adjustment') throw new Problem('conflict', texts.exchange)
    await reverseEntry(trx, entry, { ...booking, note })
    if (entry.kind === 'refund') await awaitMoneyAgain(trx, order.id, booking)
    await recordMoney(trx, order, { kind: 'payment-taken-back', amount: -entry.amount }, booking)
    await settleTax(trx, order.id, booking.now)
    await forgetIfMarked(trx, order.id)
  })
}

type Booked = { kind: 'payment-recorded' | 'refund-recorded' | 'payment-taken-back'; amount: number }

/** The line of the activity log; references and notes are in the ledger (I13). */
async function recordMoney(
  trx: Db,
  order: ListedOrder,
  { kind, amount }: Booked,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  const changes = [{ field: 'amount', from: null, to: toOmr(amount) }]
  await recordAudit(trx, { kind, thing: { id: order.id, name: order.order_id }, changes }, { by, now })
}

type Asked = { what: string; request: MoneyRequest; recording: Recording }

/** Says what went back, once its credit note has a number. */
type Tell = (note: string | undefined) => Promise<void>

/** Books once for each key, on the ledger that was seen, with the order held. */
async function onceSeen(
  db: Db,
  { id: orderId }: Authorized<ListedOrder>,
  { what, request, recording: { key, now } }: Asked,
  book: (trx: Db, id: string, money: Money) => Promise<Tell | undefined>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const id = randomUUID()
    if (key !== undefined) {
      const claim = { key, request: { what, orderId, ...request }, insertedId: id, now }
      const earlier = await claimIdempotencyKey(trx, claim)
      if (earlier?.isSame) return
      if (earlier) throw new Problem('refused', texts.otherRequest)
    }
    const held = await holdMoney(trx, orderId)
    // Of a transfer the reference is the bank's, and the books need it.
    checkWords(held, request.note || (request.method === 'transfer' ? undefined : request.reference))
    const { money } = held
    if ((await countPayments(trx, orderId)) !== request.seen) throw stale(money)
    const tell = await book(trx, id, money)
    await settleOrders(trx, [orderId])
    const note = await settleTax(trx, orderId, now)
    await tell?.(note?.number)
    await forgetIfMarked(trx, orderId)
  })
}

function stale({ state, received, refunded, balance }: Money): Problem {
  const extra = {
    paymentState: state,
    paid: toOmr(received),
    refunded: toOmr(refunded),
    balance: toOmr(balance),
  }
  return new Problem('conflict', texts.stale, { extra })
}

function farTooMuch(amount: number, { balance }: Money): Problem {
  const open = Math.max(0, balance)
  const message: Text = {
    en: `${amountInText('en', amount)} is far more than the ${amountInText('en', open)} that is open. Please check the amount.`,
    ar: `المبلغ ${amountInText('ar', amount)} أكبر بكثير من المتبقي ${amountInText('ar', open)}. يرجى التحقق منه.`,
  }
  const errors = [{ path: 'amount', message }]
  return new Problem('refused', message, { errors, extra: { askSure: true } })
}

function tooMuch(left: number): Problem {
  const message: Text = {
    en: `At most ${amountInText('en', left)} can be refunded: that is what is left of what was paid.`,
    ar: `أقصى مبلغ يمكن استرداده ${amountInText('ar', left)}، وهو المتبقي مما تم دفعه.`,
  }
  return new Problem('refused', message, { errors: [{ path: 'amount', message }] })
}

const texts = {
  stale: {
    en: 'Somebody booked on this order a moment ago. Nothing was booked: please look at its money again.',
    ar: 'تم تسجيل مبلغ آخر على هذا الطلب قبل لحظات، ولم يُسجَّل شيء الآن. يرجى مراجعة الحساب من جديد.',
  },
  exchange: {
    en: 'An exchange moved this money. Cancel the order of the new pieces to move it back.',
    ar: 'نُقل هذا المبلغ ضمن استبدال. لإعادته يلزم إلغاء طلب القطع البديلة.',
  },
  noEntry: { en: 'There is no such entry.', ar: 'هذا القيد غير موجود.' },
  otherRequest: {
    en: 'This key was already used for another request.',
    ar: 'تم استخدام هذا المفتاح لطلب آخر.',
  },
}
