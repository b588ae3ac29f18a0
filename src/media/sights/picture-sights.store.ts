import type { Db } from '#src/db/db.ts'

/** Fewer than either engine takes as the values of one question. */
const atOnce = 500

/** The first sights of these public pictures, of those that are made. */
export async function sightsOf(db: Db, ids: readonly string[]): Promise<{ id: string; sight: string }[]> {
  const found: { id: string; sight: string }[] = []
  for (let from = 0; from < ids.length; from += atOnce)
    found.push(
      ...(await db
        .selectFrom('pictures')
        .select(['id', 'sight'])
        .where('id', 'in', ids.slice(from, from + atOnce))
        .where('sight', 'is not', null)
        .$narrowType<{ sight: string }>()
        .execute()),
    )
  return found
}

/** Public pictures without a first sight, the newest first, at most `limit`, without the `past` newest of them. */
export async function listUnseen(db: Db, limit: number, past: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('private', '=', 0)
    .where('sight', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(past)
    .execute()
  return rows.map(({ id }) => id)
}

export async function keepSight(db: Db, id: string, sight: string): Promise<void> {
  await db.updateTable('pictures').set({ sight }).where('id', '=', id).where('sight', 'is', null).execute()
}
