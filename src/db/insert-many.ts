import { sql } from 'kysely'
import type { Db, Tables } from './db.ts'
import { isPostgres } from './engine.ts'

/**
 * Inserts rows of text columns, hundreds by one statement with one parameter: building one with thousands of
 * parameters takes longer than the engine takes to write it.
 */
export async function insertMany(
  trx: Db,
  table: keyof Tables,
  rows: readonly Record<string, string | null>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const json = JSON.stringify(rows)
  if (isPostgres(trx)) {
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(trx)
    return
  }
  const values = sql.join(columns.map((column) => sql`value ->> ${sql.lit(`$.${column}`)}`))
  await sql`insert into ${sql.table(table)} (${names}) select ${values} from json_each(${json}) order by key`.execute(
    trx,
  )
}
