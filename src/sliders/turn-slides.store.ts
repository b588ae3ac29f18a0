import { muscatMinute } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { nextStartOrEnd, shownIn } from '#src/db/shown-in.ts'

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

/** Slides, for those who watch the clock. */
export const timedSlides = {
  isDue: isSlideDue,
  turn: turnSlides,
  nextTurn: (db: Db, at: Date) => nextStartOrEnd(db, 'sliders', muscatMinute(at)),
}
