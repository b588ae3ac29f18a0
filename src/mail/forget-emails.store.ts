import type { Db } from '#src/db/db.ts'
import type { EmailKind, EmailPayloads } from './email.ts'

const idsAtOnce = 100

/** Deletes every email of these kinds to an address, given in lower case, in whatever case it was written. */
export async function forgetEmailsTo(trx: Db, recipient: string, kinds: readonly EmailKind[]): Promise<void> {
  await trx
    .deleteFrom('mail_outbox')
    .where('kind', 'in', kinds)
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', recipient))
    .execute()
}

/**
 * Takes the words out of every email about these things, whoever got it, the shop's own too: from then on it shows what is
 * left of them. One that is being sent keeps none either.
 */
export async function forgetWordsAbout(
  trx: Db,
  thing: 'orderId' | 'messageId' | 'replyId',
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce)
    await trx
      .updateTable('mail_outbox')
      .set({ subject: '', sent_words: '' })
      .where((row) =>
        row.or(ids.slice(from, from + idsAtOnce).map((id) => row('payload', 'like', `%"${thing}":"${id}"%`))),
      )
      .execute()
}

/** Deletes those emails of these kinds to any of the addresses, given in lower case, that `isAbout` tells by their payload. */
export async function forgetEmailsAbout<K extends EmailKind>(
  trx: Db,
  recipients: readonly string[],
  { kinds, isAbout }: { kinds: readonly K[]; isAbout(payload: EmailPayloads[K]): boolean },
): Promise<void> {
  const emails = await trx
    .selectFrom('mail_outbox')
    .select(['id', 'payload'])
    .where('kind', 'in', kinds)
    .where((row) => row(row.fn<string>('lower', ['recipient']), 'in', recipients))
    .execute()
  const theirs = emails.filter(({ payload }) => isAbout(JSON.parse(payload)))
  if (theirs.length === 0) return
  await trx
    .deleteFrom('mail_outbox')
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute()
}
