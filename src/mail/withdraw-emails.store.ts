import type { Db } from '#src/db/db.ts'
import type { EmailKind, EmailPayloads } from './email.ts'

/**
 * Takes emails of this kind that still wait back out of the outbox, inside the transaction that makes them untrue; of two
 * who reach for one, the sender or this, the database lets one have it. Answers how many were withdrawn before anybody
 * tried to send them.
 */
export async function withdrawEmails<K extends EmailKind>(
  trx: Db,
  { kind, recipient, isAbout }: { kind: K; recipient: string; isAbout(payload: EmailPayloads[K]): boolean },
): Promise<number> {
  const waiting = await trx
    .selectFrom('mail_outbox')
    .select(['id', 'payload'])
    .where('status', '=', 'waiting')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .execute()
  const ids = waiting.filter(({ payload }) => isAbout(JSON.parse(payload))).map(({ id }) => id)
  if (ids.length === 0) return 0
  const withdrawn = await trx
    .deleteFrom('mail_outbox')
    .where('id', 'in', ids)
    .where('status', '=', 'waiting')
    .returning('attempts')
    .execute()
  return withdrawn.filter(({ attempts }) => attempts === 0).length
}
