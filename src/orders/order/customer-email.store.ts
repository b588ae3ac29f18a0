import type { Db } from '#src/db/db.ts'
import { takeDailyEmail } from '#src/mail/daily-quota.store.ts'
import { type NewEmail, queueEmails } from '#src/mail/outbox.store.ts'

/** To a mailbox nobody proved, on a Muscat day: confirmations of orders, and apart from them what became of orders (O22). */
const most = { 'order-received': 3, later: 9 } as const

type CustomerOf = { user_id: string | null; customer_email: string }

/**
 * Queues an email about an order to its customer, unless a stranger may be filling somebody's mailbox with them: the
 * e-mail of an order is only proved where it is the verified one of the account the order was placed in.
 */
export async function queueCustomerEmail(
  trx: Db,
  order: CustomerOf,
  email: NewEmail,
  now: Date,
): Promise<void> {
  const sort = email.kind === 'order-received' ? 'order-received' : 'later'
  const { recipient } = email
  const isAllowed =
    (await isProved(trx, order)) || (await takeDailyEmail(trx, { sort, recipient, most: most[sort] }, now))
  if (isAllowed) await queueEmails(trx, [email], now)
}

async function isProved(trx: Db, { user_id: userId, customer_email: email }: CustomerOf): Promise<boolean> {
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
