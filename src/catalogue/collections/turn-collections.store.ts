import { sql } from 'kysely'
import { muscatDay, muscatMinute } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { nextStartOrEnd, shownIn } from '#src/db/shown-in.ts'

/** Those whose start or end has come, or by whose rule other goods are new today. */
const dueAt = (at: Date) => sql<boolean>`shown <> ${shownIn(muscatMinute(at))} or as_of <> ${muscatDay(at)}`

async function isCollectionDue(db: Db, at: Date): Promise<boolean> {
  const due = await db.selectFrom('collections').select('slug').where(dueAt(at)).limit(1).executeTakeFirst()
  return due !== undefined
}

/** Lets collections begin and end as their times have it, and goods grow older; true when one was not so (P18). */
export async function turnCollections(trx: Db, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('collections')
    .set({
      shown: shownIn(muscatMinute(at)),
      as_of: sql<string | null>`case when as_of is null then null else ${muscatDay(at)} end`,
    })
    .where(dueAt(at))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Midnight in Muscat, too, where a rule asks how new goods are. */
async function nextTurn(db: Db, at: Date): Promise<string | undefined> {
  const minute = muscatMinute(at)
  const counting = await db
    .selectFrom('collections')
    .select('slug')
    .where('as_of', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const midnight = counting && `${muscatDay(new Date(at.getTime() + dayMs))}T00:00`
  const next = [await nextStartOrEnd(db, 'collections', minute), midnight]
  return next.filter((one) => one !== undefined).sort()[0]
}

const dayMs = 24 * 60 * 60 * 1000

/** Collections, for those who watch the clock. */
export const timedCollections = { isDue: isCollectionDue, turn: turnCollections, nextTurn }
