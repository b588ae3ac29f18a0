import { sql } from 'kysely'
import { muscatMinute } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'

/** From the first minute on, and no more from the last: 1 or 0 (P8). */
const shownIn = (minute: string) => sql<0 | 1>`
  case
    when (starts_at is null or starts_at <= ${minute}) and (ends_at is null or ends_at > ${minute})
    then 1
    else 0
  end`

async function isSlideDue(db: Db, at: Date): Promise<boolean> {
  const due = await db
    .selectFrom('sliders')
    .select('id')
    .where('shown', '<>', shownIn(muscatMinute(at)))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Puts slides on the banner and takes them off as their times have it; true when one was not so. */
export async function turnSlides(trx: Db, at: Date): Promise<boolean> {
  const shown = shownIn(muscatMinute(at))
  const { numUpdatedRows } = await trx
    .updateTable('sliders')
    .set({ shown })
    .where('shown', '<>', shown)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function nextTurn(db: Db, at: Date): Promise<string | undefined> {
  const minute = muscatMinute(at)
  const next = await db
    .selectFrom('sliders')
    .select([
      sql<string | null>`min(case when starts_at > ${minute} then starts_at end)`.as('start'),
      sql<string | null>`min(case when ends_at > ${minute} then ends_at end)`.as('end'),
    ])
    .executeTakeFirstOrThrow()
  return [next.start, next.end].filter((one) => one !== null).sort()[0]
}

/** Slides, for those who watch the clock. */
export const timedSlides = { isDue: isSlideDue, turn: turnSlides, nextTurn }
