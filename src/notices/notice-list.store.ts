import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { Notice } from './notice.ts'
import { firstNoticeIdAt } from './record-notice.store.ts'

type NoticeRow = Selectable<Tables['notices']>

/** Unseen ones are counted up to here: nobody reads a larger number. */
const mostCounted = 100
const keptMs = 30 * 24 * 3600 * 1000

/** The newest notices, the newest first; `after` leaves out this one and those before it. */
export async function listNotices(
  db: Db,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Up to which notice this person has seen them, and how many came since, 100 at most. */
export async function countUnseen(db: Db, personId: string): Promise<{ seen: string; unseen: number }> {
  const reader = await db
    .selectFrom('notice_readers')
    .select('seen_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const seen = reader?.seen_id ?? ''
  const rows = await db.selectFrom('notices').select('id').where('id', '>', seen).limit(mostCounted).execute()
  return { seen, unseen: rows.length }
}

/** Remembers that somebody saw the notices up to this one; never fewer than before. */
export async function markSeen(trx: Db, personId: string, upTo: string): Promise<void> {
  await trx
    .insertInto('notice_readers')
    .values({ person_id: personId, seen_id: upTo })
    .onConflict((clash) =>
      clash.column('person_id').doUpdateSet({ seen_id: upTo }).where('notice_readers.seen_id', '<', upTo),
    )
    .execute()
}

/** Deletes what somebody who goes has seen (I8). */
export async function forgetReader(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('notice_readers').where('person_id', '=', personId).execute()
}

/** Deletes up to `limit` notices older than 30 days (N1); answers how many. */
export async function deleteOldNotices(trx: Db, now: Date, limit: number): Promise<number> {
  const before = firstNoticeIdAt(now.getTime() - keptMs)
  const { numDeletedRows } = await trx
    .deleteFrom('notices')
    .where('id', 'in', (old) =>
      old.selectFrom('notices').select('id').where('id', '<', before).orderBy('id').limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export function presentNotice({ id, at, kind, thing_id, thing_name }: NoticeRow): Notice {
  return Notice.parse({ _id: id, at, kind, thing: { _id: thing_id, name: thing_name } })
}
