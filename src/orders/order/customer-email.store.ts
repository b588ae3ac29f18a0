import { storedLocale } from '#src/core/locale.ts'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { giveBackDailyEmail, takeDailyEmail } from '#src/mail/daily-quota.store.ts'
import { keptMs } from '#src/mail/delete-old-emails.ts'
import { type NewEmail, queueEmails } from '#src/mail/outbox.store.ts'
import { afterUntried, isQueuedSince, letWaitingGo, withdrawEmails } from '#src/mail/withdraw-emails.store.ts'
import { isProofRefusal, lastAsked } from '#src/orders/proof-refusal.ts'

/** To a mailbox nobody proved, on a Muscat day: confirmations of orders, and apart from them what became of orders (O22). */
const most = { 'order-received': 3, later: 9 } as const

/** How long an email about a status waits, so that one that was taken back is never sent (O5'), in ms. */
export const statusLetterWaitMs = 2 * 60 * 1000

/** What an email says that took one of its order's own; else it says the Muscat day it took one of. */
const ownLimit = 'own'

/** What became of an order whose confirmation was sent: enough for its whole life, whatever other orders use up. */
const ownEmails = 6

/** `replaces`: it goes in the place of one that was withdrawn unread, and takes no more of the day (O22). */
type Sending = { sendAfter?: Date; replaces?: boolean }

type CustomerOf = { id: string; user_id: string | null; customer_email: string }

/** Whether a new order is confirmed to its customer by e-mail, and how many e-mails it has of its own after that. */
export type Confirmation = { isSent: boolean; own_emails: number }

/** Takes the confirmation of a new order from those of the day, as `queueCustomerEmail` does the e-mails that follow it. */
export async function takeConfirmation(
  trx: Db,
  order: Pick<CustomerOf, 'user_id' | 'customer_email'>,
  now: Date,
): Promise<Confirmation> {
  const recipient = order.customer_email
  if (recipient === '') return { isSent: false, own_emails: 0 }
  if (await isProved(trx, order)) return { isSent: true, own_emails: 0 }
  const sort = 'order-received'
  const isSent = await takeDailyEmail(trx, { sort, recipient, most: most[sort] }, now)
  return { isSent, own_emails: isSent ? ownEmails : 0 }
}

/**
 * Queues an email about what became of an order to its customer, unless a stranger may be filling somebody's mailbox with them: the
 * e-mail of an order is only proved where it is the verified one of the account the order was placed in. Others get
 * so many a day; an order whose confirmation went out has some of its own, so that no stranger uses up all of them.
 * What still waits about the order leaves before it: at once, where this does.
 */
export async function queueCustomerEmail(
  trx: Db,
  order: CustomerOf,
  email: NewEmail,
  now: Date,
  { sendAfter, replaces = false }: Sending = {},
): Promise<void> {
  const { recipient } = email
  // Who gave no e-mail follows the order by its link (O19).
  if (recipient === '') return
  const queue = async (took?: string) => {
    const letters = { recipient, about: order.id }
    if (!sendAfter) await letWaitingGo(trx, letters, now)
    const sent = took ? withTaken(email, took) : email
    await queueEmails(trx, [sent], now, sendAfter && (await afterUntried(trx, letters, sendAfter)))
  }
  if (await isProved(trx, order)) return queue()
  // Her orders may have been forgotten since this one was read (I8).
  if (!(await isStillTo(trx, order.id, recipient))) return
  if (replaces) return queue()
  if (await takeOwnEmail(trx, order.id)) return queue(ownLimit)
  if (await takeDailyEmail(trx, { sort: 'later', recipient, most: most.later }, now))
    await queue(muscatDay(now))
}

/** An email that may be withdrawn says what it took: only what tells of one change is withdrawn with it (O5'), or asks for a receipt. */
function withTaken(email: NewEmail, took: string): NewEmail {
  if (email.kind === 'proof-needed') return { ...email, payload: { ...email.payload, took } }
  if (email.kind !== 'order-status-changed' || email.payload.changeId === undefined) return email
  return { ...email, payload: { ...email.payload, took } }
}

/** Withdraws the letters that ask for an order's receipt and still wait, once it came or the one there was approved (O15). */
export async function withdrawReceiptLetters(
  trx: Db,
  order: Pick<CustomerOf, 'id' | 'customer_email'>,
): Promise<void> {
  const letters = { kind: 'proof-needed', recipient: order.customer_email, about: order.id } as const
  for (const { told, attempts } of await withdrawEmails(trx, letters, () => true))
    if (attempts === 0) await giveBackEmail(trx, order, told.took)
}

/**
 * Whether an order's receipt is still asked for by its history, once what had settled it was taken back (O15): then the letter
 * that asks for it is queued anew, as staff last asked, where it was withdrawn since. It waits as a letter about a status does,
 * since that may be taken back as well. One that was sent, or given up, is not written twice, as far back as the outbox reaches.
 */
export async function askForReceiptAgain(
  trx: Db,
  order: CustomerOf & { locale: string },
  now: Date,
): Promise<boolean> {
  const changes = await trx
    .selectFrom('order_status_changes')
    .select(['reason', 'comment', 'changed_at'])
    .where('order_id', '=', order.id)
    .orderBy('changed_at')
    .execute()
  const approved = changes.findLastIndex(({ reason }) => reason === 'proof approved')
  const asked = lastAsked(changes.slice(approved + 1))
  if (!asked) return false
  if (now.getTime() - Date.parse(asked.changed_at) >= keptMs) return true
  const since = new Date(Date.parse(asked.changed_at) - skewMs).toISOString()
  const { id: orderId, customer_email: recipient } = order
  const kind = 'proof-needed'
  if (await isQueuedSince(trx, { kind, recipient, about: orderId }, since)) return true
  const why = isProofRefusal(asked.reason) && { why: asked.reason }
  const payload = { orderId, ...why, ...(asked.comment && { reason: asked.comment }) }
  const email: NewEmail = { kind, recipient, locale: storedLocale(order.locale), payload }
  await queueCustomerEmail(trx, order, email, now, {
    sendAfter: new Date(now.getTime() + statusLetterWaitMs),
  })
  return true
}

/** By how much an entry of the history may be written ahead of the clock that its letter was queued by (insertChange), in ms. */
const skewMs = 10_000

/** Gives back what an email took that was withdrawn unread and in the place of which nothing is told (O22). */
export async function giveBackEmail(
  trx: Db,
  { id, customer_email: recipient }: Pick<CustomerOf, 'id' | 'customer_email'>,
  took: string | undefined,
): Promise<void> {
  if (took === ownLimit) await addOwnEmails(trx, id, 1)
  else if (took) await giveBackDailyEmail(trx, { sort: 'later', recipient, most: most.later, day: took })
}

async function isStillTo(trx: Db, id: string, recipient: string): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('customer_email', '=', recipient)
    .executeTakeFirst()
  return order !== undefined
}

async function takeOwnEmail(trx: Db, id: string): Promise<boolean> {
  return addOwnEmails(trx, id, -1)
}

/** False where fewer than none would be left. */
async function addOwnEmails(trx: Db, id: string, more: 1 | -1): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((row) => ({ own_emails: row('own_emails', '+', more) }))
    .where('id', '=', id)
    .where('own_emails', '>=', more === 1 ? 0 : 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function isProved(
  trx: Db,
  { user_id: userId, customer_email: email }: Pick<CustomerOf, 'user_id' | 'customer_email'>,
): Promise<boolean> {
  if (userId === null) return false
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified', '=', 1)
    .executeTakeFirst()
  return owner !== undefined
}
