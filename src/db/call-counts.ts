import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { isPostgres } from './engine.ts'

/** How many calls there were in the time that runs, this one among them, and how long it still runs, in ms. */
export type CallCount = { calls: number; msLeft: number }

/** One clock for all processes: the database's, in ms. */
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Counts a call for all processes together; undefined on SQLite, whose one process counts in its memory. One statement,
 * which PostgreSQL commits by itself: the row is locked no longer than that, and nothing else hangs on it.
 */
export async function countCall(
  db: Db,
  what: readonly string[],
  seconds: number,
): Promise<CallCount | undefined> {
  if (!isPostgres(db)) return undefined
  const counted = createHash('sha256').update(JSON.stringify(what)).digest('base64url')
  const ends = sql`${now} + ${seconds * 1000}::bigint`
  const { rows } = await sql<CallCount>`
    insert into call_counts as kept (counted, calls, ends_at) values (${counted}, 1, ${ends})
    on conflict (counted) do update set
      calls = case when kept.ends_at <= ${now} then 1 else kept.calls + 1 end,
      ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
    returning calls, ends_at - ${now} as "msLeft"`.execute(db)
  return rows[0]
}

/** Forgets counts whose time is over; answers how many. */
export function deleteOldCallCounts(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  return deleteInBatches(
    db,
    async (trx, limit) => {
      const { numDeletedRows } = await trx
        .deleteFrom('call_counts')
        .where('counted', 'in', (old) =>
          old.selectFrom('call_counts').select('counted').where('ends_at', '<', now.getTime()).limit(limit),
        )
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
    stop,
  )
}
