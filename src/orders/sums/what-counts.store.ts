import type { Db } from '#src/db/db.ts'

/** Whose orders count: the demo's, until the shop has one of its own (B3). */
export type Counted = 'demo' | 'real'

/** Real orders alone count as soon as there is one, deleted or not (O21), so that the demo's never mix with them. */
export async function whatCounts(db: Db): Promise<Counted> {
  const real = await db.selectFrom('orders').select('id').where('demo', '=', 0).limit(1).executeTakeFirst()
  return real ? 'real' : 'demo'
}
