import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'
import { placedAt, watch } from './067-report-sums.ts'

/** A return also changes the day its order was placed on: what of it is still promised is less by what comes back. */
export async function watchReturnedSums(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`drop function returns_sums() cascade`.execute(db)
  else
    for (const event of ['insert', 'update', 'delete'])
      await sql`drop trigger ${sql.ref(`returns_sums_${event}`)}`.execute(db)
  const instants = (row: 'old' | 'new') => `select ${row}.asked_at as at union ${placedAt(row)}`
  await watch(db, [{ table: 'returns', name: 'returns_sums', instants }])
}
