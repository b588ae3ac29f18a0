import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { takeDailyEmail } from '#src/mail/daily-quota.store.ts'
import type { EmailKind } from '#src/mail/email.ts'
import { type NewEmail, queueEmails } from '#src/mail/outbox.store.ts'

/** The e-mails that tell what happened to an account. */
export const securityEmailKinds = ['new-device', 'password-changed'] as const satisfies readonly EmailKind[]

/** I14: of each kind a mailbox gets this many on a Muscat day; whoever has the password cannot fill it. */
const mostADay = 5

/** Queues an e-mail about what has happened to an account, unless its mailbox got enough of them today. */
export async function queueSecurityEmail(
  db: Db,
  email: NewEmail & { kind: (typeof securityEmailKinds)[number] },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { kind, recipient } = email
    if (await takeDailyEmail(trx, { sort: kind, recipient, most: mostADay }, now))
      await queueEmails(trx, [email], now)
  })
}
