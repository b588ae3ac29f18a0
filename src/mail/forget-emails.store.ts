import type { Db } from '#src/db/db.ts'
import { aboutOf, type EmailKind, kindsAboutThings } from './email.ts'

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
 * Takes the words out of every email about these things, by their record ids, whoever got it, the shop's own too: from then
 * on it shows what is left of them. One that is being sent keeps none either.
 */
export async function forgetWordsAbout(trx: Db, ids: readonly string[]): Promise<void> {
  await nameUnnamed(trx)
  for (const some of inChunks(ids))
    await trx
      .updateTable('mail_outbox')
      .set({ subject: '', sent_words: '' })
      .where('about', 'in', some)
      .execute()
}

/** Deletes the emails of these kinds about these things, by their record ids, whoever got them. */
export async function forgetEmailsAbout(
  trx: Db,
  ids: readonly string[],
  kinds: readonly EmailKind[],
): Promise<void> {
  await nameUnnamed(trx)
  for (const some of inChunks(ids))
    await trx.deleteFrom('mail_outbox').where('about', 'in', some).where('kind', 'in', kinds).execute()
}

/** The same of whatever kind. */
export async function deleteEmailsAbout(trx: Db, ids: readonly string[]): Promise<void> {
  await nameUnnamed(trx)
  for (const some of inChunks(ids)) await trx.deleteFrom('mail_outbox').where('about', 'in', some).execute()
}

/**
 * Emails of a process from before migration 109, which goes on beside this one while they are replaced, do not name what they are
 * about. Asked for by the index of `about` on both engines before each forgetting, and not in an hourly sweep: a letter that such a
 * process queued since the last one would outlive who is forgotten.
 */
async function nameUnnamed(trx: Db): Promise<void> {
  const unnamed = await trx
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'payload'])
    .where('about', '=', '')
    .where('kind', 'in', kindsAboutThings)
    .execute()
  for (const { id, kind, payload } of unnamed) {
    const about = aboutOf({ kind: kind as EmailKind, payload: JSON.parse(payload) })
    if (!about) continue
    await trx.updateTable('mail_outbox').set({ about }).where('id', '=', id).execute()
  }
}

function* inChunks(ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += idsAtOnce) yield ids.slice(from, from + idsAtOnce)
}
