import { storedLocale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import type { EmailPayloads } from '#src/mail/email.ts'
import { withdrawEmails } from '#src/mail/withdraw-emails.store.ts'
import { queueCustomerEmail } from '#src/orders/order/customer-email.store.ts'

/** How long an email about a status waits, so that one that was taken back is never sent (O5'). */
export const statusLetterWaitMs = 2 * 60 * 1000

type Told = Omit<EmailPayloads['order-status-changed'], 'orderId'>
type LetterOrder = { id: string; user_id: string | null; customer_email: string; locale: string }

/** Tells the customer of a change in two minutes, inside its transaction; `replaces` as of any letter (O22). */
export async function queueStatusLetter(
  trx: Db,
  order: LetterOrder,
  told: Told,
  now: Date,
  replaces = false,
): Promise<void> {
  const sendAfter = new Date(now.getTime() + statusLetterWaitMs)
  const letter = {
    kind: 'order-status-changed' as const,
    recipient: order.customer_email,
    locale: storedLocale(order.locale),
    payload: { orderId: order.id, ...told },
  }
  await queueCustomerEmail(trx, order, letter, now, { sendAfter, replaces })
}

/** Takes the email about this change back while it waits; false when its customer may have read it. */
export async function withdrawStatusLetter(trx: Db, order: LetterOrder, changeId: string): Promise<boolean> {
  const withdrawn = await withdrawEmails(trx, {
    kind: 'order-status-changed',
    recipient: order.customer_email,
    isAbout: (told) => told.changeId === changeId,
  })
  return withdrawn > 0
}

/**
 * The same of the letter about a status that is left: that a return was asked for, where staff answer at once, or of a
 * cancellation that is confirmed again. What is told now goes in its place.
 */
export async function withdrawLetterOf(
  trx: Db,
  order: LetterOrder,
  status: 'Return' | 'Cancelled',
): Promise<boolean> {
  const withdrawn = await withdrawEmails(trx, {
    kind: 'order-status-changed',
    recipient: order.customer_email,
    isAbout: (told) => told.orderId === order.id && told.status === status && told.why === undefined,
  })
  return withdrawn > 0
}
