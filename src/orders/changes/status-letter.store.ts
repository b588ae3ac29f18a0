import { storedLocale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import type { EmailPayloads } from '#src/mail/email.ts'
import { type Withdrawn, withdrawEmails } from '#src/mail/withdraw-emails.store.ts'
import {
  giveBackEmail,
  queueCustomerEmail,
  statusLetterWaitMs,
} from '#src/orders/order/customer-email.store.ts'
import { findChangedAt } from '#src/orders/order/order-change.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { readParcel } from '#src/orders/shipments/read-parcel.ts'
import { standingInvoice } from '#src/tax/credit.ts'
import { listDocumentsOf } from '#src/tax/tax-document.store.ts'

const kind = 'order-status-changed' as const

type Told = Omit<EmailPayloads[typeof kind], 'orderId'>
type LetterOrder = { id: string; user_id: string | null; customer_email: string; locale: string }

/**
 * Tells the customer of a change in two minutes, inside its transaction. The letters of earlier states that still wait are
 * withdrawn, for this one tells more, but those that say what it does not; `withdrawn` are others that it takes the place of, also
 * in the day's limit (O22).
 */
export async function queueStatusLetter(
  trx: Db,
  order: LetterOrder,
  told: Told,
  now: Date,
  withdrawn: readonly Withdrawn<typeof kind>[] = [],
): Promise<void> {
  const outdone = await withdrawEmails(
    trx,
    lettersOf(order),
    async (earlier) => told.why === undefined && !(await saysMore(trx, order.id, earlier, told.status)),
  )
  const instead = [...outdone, ...withdrawn].map((one) => one.told)
  const whole = { ...told, ...(instead.length > 0 && { instead }) }
  await queue(trx, order, whole, now, instead.length > 0)
}

async function queue(trx: Db, order: LetterOrder, told: Told, now: Date, replaces: boolean): Promise<void> {
  const sendAfter = new Date(now.getTime() + statusLetterWaitMs)
  const letter = {
    kind,
    recipient: order.customer_email,
    locale: storedLocale(order.locale),
    payload: { ...told, orderId: order.id },
  }
  await queueCustomerEmail(trx, order, letter, now, { sendAfter, replaces })
}

/**
 * Whether the letter of an earlier state says what the one about `to` does not: why something was taken back or refused, that a
 * return was asked for, who brings the goods and where they are followed, the tax invoice, which a delivery names as well. Of
 * an order that is off only the first two are worth saying.
 */
async function saysMore(trx: Db, orderId: string, earlier: Told, to: string): Promise<boolean> {
  if (earlier.why !== undefined || earlier.status === 'Return') return true
  if (to === 'Cancelled') return false
  if (earlier.status === 'Shipping')
    return (await readParcel(trx, orderId, await findChangedAt(trx, earlier.changeId))) !== undefined
  if (earlier.status === 'Cancelled' || to === 'Delivered') return false
  return standingInvoice(await listDocumentsOf(trx, [orderId])) !== undefined
}

/**
 * Takes the email about this change back while it waits, and what it took of a limit (O22); what it was told in the place of is told after all. False when its
 * customer may have read it.
 */
export async function withdrawStatusLetter(
  trx: Db,
  order: LetterOrder,
  changeId: string,
  now: Date,
): Promise<boolean> {
  const withdrawn = await withdrawEmails(trx, lettersOf(order), (told) => told.changeId === changeId)
  const unread = withdrawn.filter(({ attempts }) => attempts === 0)
  for (const { told } of unread) {
    for (const earlier of told.instead ?? []) await queue(trx, order, earlier, now, true)
    // What took the place of others took none.
    await giveBackEmail(trx, order, told.took)
  }
  return unread.length > 0
}

/**
 * The same of the letter about a status that is left: that a return was asked for, where staff answer at once, or of a
 * cancellation that is confirmed again. What is told now goes in the place of what this answers.
 */
export async function withdrawLetterOf(
  trx: Db,
  order: LetterOrder,
  status: OrderStatus,
): Promise<Withdrawn<typeof kind>[]> {
  return await withdrawEmails(
    trx,
    lettersOf(order),
    (told) => told.status === status && told.why === undefined,
  )
}

function lettersOf({ id: about, customer_email: recipient }: LetterOrder) {
  return { kind, recipient, about }
}
