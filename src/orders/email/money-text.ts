import type { Locale } from '#src/core/locale.ts'
import { muscatDate } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { EmailPayloads, TemplateContext } from '#src/mail/email.ts'
import type { Part } from '#src/mail/email-parts.ts'
import { moneyNoteMessages } from '#src/orders/display/money-note.messages.ts'
import { paidSoFar, paidText } from '#src/orders/display/paid-so-far.ts'
import { findCreditOf, readOwed } from '#src/orders/ledger/money-of-returns.store.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import { findExchangeOrigin } from '#src/orders/ledger/payment.store.ts'
import { isReceiptMissing } from '#src/orders/ledger/payment-proof-state.ts'
import { findOrder, readMoneyOfOne, type StoredOrder } from '#src/orders/order/order.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { isToTransfer } from '#src/orders/payment-proofs/is-to-transfer.ts'
import { onlinePaymentMessages } from '#src/orders/payment-proofs/online-payment.messages.ts'
import { isProofRefusal, proofRefusalTexts } from '#src/orders/proof-refusal.ts'
import type { StoredReturn } from '#src/orders/return-record/return.store.ts'
import type { ReturnState } from '#src/orders/return-record/return-state.ts'
import type { Settings } from '#src/settings/settings.ts'
import { bankDetails } from '#src/settings/settings-fields.ts'
import { orderEmailMessages } from './order-email.messages.ts'

/**
 * What the letter of a status says of the order's money: what comes back of one that was cancelled or comes back, and of one
 * under way what of it is paid (O17); of an exchange that was cancelled, the worth of the old pieces (O37). Nothing where nothing
 * was paid, or where the order went on since.
 */
export async function moneyText(
  order: StoredOrder,
  status: OrderStatus,
  locale: Locale,
  { db }: TemplateContext,
): Promise<Part[]> {
  if (order.status !== status) return []
  const money = await readMoneyOfOne(db, order)
  const said = paidSoFar(status, { paid: money.received, refunded: money.refunded, balance: money.balance })
  if (said) return say(paidText(moneyNoteMessages[locale], locale, said))
  const words = orderEmailMessages[locale]
  const own = promised(money, locale, status === 'Return' ? words.moneyBackAfterReturn : words.moneyBack)
  if (status !== 'Cancelled' || order.source !== 'exchange') return own
  const origin = await findExchangeOrigin(db, order.id)
  if (!origin) return own
  const old = await readMoneyOfOne(db, await findOrder(db, origin.orderId))
  return [...own, ...promised(old, locale, words.moneyBackAfterReturn)]
}

/** What the letter of a return's step says of the money that goes back for this return, once it is approved, or is a credit (O16). */
export async function returnedMoney(
  order: StoredOrder,
  one: StoredReturn,
  state: ReturnState,
  locale: Locale,
  { db }: TemplateContext,
): Promise<Part[]> {
  if (state === 'credited') {
    const credit = await findCreditOf(db, one)
    return credit ? say(moneyNoteMessages[locale].credit(amountInText(locale, -credit.amount))) : []
  }
  if (state !== 'approved' && state !== 'received') return []
  const words = orderEmailMessages[locale]
  const text = state === 'approved' ? words.moneyBackAfterReturn : words.moneyBack
  const money = await readMoneyOfOne(db, order)
  return promised({ ...money, balance: -(await readOwed(db, one, money)) }, locale, text)
}

/**
 * What the first letter says of a transfer that came with no receipt, as of an order that staff made: what is owed, to which
 * account, and the way of the receipt (O15). Nothing once nothing is owed, as of a cancelled one.
 */
export async function transferDue(
  order: StoredOrder,
  settings: Settings,
  locale: Locale,
  { db }: TemplateContext,
): Promise<Part[]> {
  if (order.payment_proof !== '' || !isReceiptMissing(order)) return []
  const { balance } = await readMoneyOfOne(db, order)
  if (balance <= 0) return []
  return [
    ...say(orderEmailMessages[locale].transferDue(amountInText(locale, balance))),
    ...account(settings, locale),
  ]
}

/** Whether anything is still asked of the order's customer: not once it is off, in the bin, paid, or its next receipt waits (O15). */
export async function isReceiptAsked(order: StoredOrder, db: Db): Promise<boolean> {
  if (order.deleted_at !== null || order.status === 'Cancelled' || !isReceiptMissing(order)) return false
  return (await readMoneyOfOne(db, order)).balance > 0
}

/**
 * What the letter that asks for a receipt says, as the tracking page does (O15): why, what of it is still to be transferred where
 * no money came for it, and the account wherever somebody has to pay. Staff's own words are quoted.
 */
export async function receiptAsked(
  order: StoredOrder,
  { why, reason }: EmailPayloads['proof-needed'],
  settings: Settings,
  locale: Locale,
  { db }: TemplateContext,
): Promise<Part[]> {
  const words = orderEmailMessages[locale]
  const { balance } = await readMoneyOfOne(db, order)
  const isAwaited = balance > 0 && isReceiptMissing(order)
  const isDue = isAwaited && (await isToTransfer(db, order, why))
  const said = isProofRefusal(why) ? [proofRefusalTexts[why][locale]] : isDue ? [] : [words.proofText]
  const ask = isDue
    ? [onlinePaymentMessages[locale].due(amountInText(locale, balance))]
    : isProofRefusal(why)
      ? [words.proofAgain]
      : []
  const hasToPay = isDue || (isAwaited && why === 'proof amount differs')
  return [
    ...say([...said, ...ask].join(' ')),
    ...(reason ? [{ part: 'quote', text: reason } as const] : []),
    ...(hasToPay ? account(settings, locale) : []),
  ]
}

/** The account to transfer to, as far as it is filled in; nothing where transfer is switched off. */
function account(settings: Settings, locale: Locale): Part[] {
  const words = onlinePaymentMessages[locale]
  const isOn = settings.paymentMethods.includes('Online Payment')
  const rows = bankDetails
    .filter((name) => isOn && settings[name] !== '')
    .map((name) => ({
      label: words[name],
      value: [{ text: settings[name], ltr: name === 'accountNumber' || name === 'bankMobile' }],
    }))
  return rows.length > 0 ? [{ part: 'facts', rows }] : []
}

function promised(
  { balance, refundBy }: Pick<OrderMoney, 'balance' | 'refundBy'>,
  locale: Locale,
  text: (amount: string, day: string) => string,
): Part[] {
  if (!refundBy || balance >= 0) return []
  return say(text(amountInText(locale, -balance), writtenDate(locale, muscatDate(refundBy))))
}

function say(text: string): Part[] {
  return [{ part: 'say', text }]
}
