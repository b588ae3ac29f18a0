import type { Transaction } from 'kysely'
import { muscatDay } from '#src/core/muscat.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

/** Different words of one day: whoever makes searches up fills no more than that. */
const mostADay = 500
const keptMs = 2 * 365 * 24 * 3600 * 1000

/** Adds what was not found on a Muscat day; words beyond the day's share are left out. */
export async function addMissed(
  trx: Transaction<Tables>,
  day: string,
  missed: readonly (readonly [term: string, times: number])[],
): Promise<void> {
  const terms = missed.map(([term]) => term)
  const known = await trx
    .selectFrom('missed_searches')
    .select('term')
    .where('day', '=', day)
    .where('term', 'in', terms)
    .execute()
  const { count } = await trx
    .selectFrom('missed_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const isKnown = new Set(known.map(({ term }) => term))
  let room = mostADay - count
  const rows = missed.flatMap(([term, times]) =>
    isKnown.has(term) || room-- > 0 ? [{ day, term, times }] : [],
  )
  if (rows.length === 0) return
  await trx
    .insertInto('missed_searches')
    .values(rows)
    .onConflict((clash) =>
      clash.columns(['day', 'term']).doUpdateSet((row) => ({
        times: row('missed_searches.times', '+', row.ref('excluded.times')),
      })),
    )
    .execute()
}

/** What was searched for and not found on these Muscat days, both among them, the most often first. */
export function listMissed(
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<{ term: string; times: number }[]> {
  return db
    .selectFrom('missed_searches')
    .select((row) => ['term', row.fn.sum<number>('times').as('times')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('term')
    .orderBy('times', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute()
}

/** Deletes what was not found more than two years ago: at most a day's share, at each hour of a new day. */
export async function deleteOldMissed(db: Db, now: Date): Promise<void> {
  const before = muscatDay(new Date(now.getTime() - keptMs))
  await inTransaction(db, (trx) => trx.deleteFrom('missed_searches').where('day', '<', before).execute())
}
