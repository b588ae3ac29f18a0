import { sql, type Transaction } from 'kysely'
import type { Db, Tables } from './db.ts'
import { isPostgres } from './engine.ts'

/** A row of whatever table: our columns hold texts and whole numbers only, so JSON carries it from engine to engine. */
export type AnyRow = Record<string, string | number | null>

/** Reads everything as it stood at one moment, whatever others write meanwhile. */
export function inSnapshot<T>(db: Db, read: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const transaction = db.transaction()
  return (
    isPostgres(db) ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only') : transaction
  ).execute(read)
}

/** Our own tables, each after those it refers to; what the engine keeps for itself is left out. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
    : await sql<{ name: string }>`select name from pragma_table_list
        where schema = 'main' and type = 'table' and name not like 'sqlite_%'`.execute(db)
  const names = rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_') && !/_text_(rows|due)$/.test(name))
  return names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

// What others refer to by a foreign key.
const parents = [
  'categories',
  'sub_categories',
  'products',
  'users',
  'orders',
  'contact_messages',
  'couriers',
  'customers',
  'pages',
  'returns',
  'tax_series',
]

/** Whether rows of others refer to those of this table, so that it is filled before them. */
export function isParent(table: string): boolean {
  return parents.includes(table)
}

function place(table: string): number {
  const index = parents.indexOf(table)
  return index < 0 ? parents.length : index
}

/** All rows of a table, `size` at a time, so that a million of them is no question of memory. */
export async function* readRows(
  trx: Transaction<Tables>,
  table: string,
  size: number,
): AsyncGenerator<AnyRow[]> {
  if (isPostgres(trx)) {
    await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(trx)
    for (;;) {
      const { rows } = await sql<AnyRow>`fetch ${sql.lit(size)} from all_rows`.execute(trx)
      if (rows.length > 0) yield rows
      if (rows.length < size) break
    }
    await sql`close all_rows`.execute(trx)
    return
  }
  let rows: AnyRow[] = []
  for await (const row of trx
    .selectFrom(sql<AnyRow>`${sql.table(table)}`.as('one'))
    .selectAll('one')
    .stream()) {
    rows.push(row)
    if (rows.length < size) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** The most values of one statement that both engines take. */
const mostValues = 30_000

/** Puts rows into a table as they are. Throws when the table does not have their columns. */
export async function insertRows(
  trx: Transaction<Tables>,
  table: string,
  rows: readonly AnyRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const size = Math.max(1, Math.floor(mostValues / columns.length))
  for (let n = 0; n < rows.length; n += size) {
    const values = rows
      .slice(n, n + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(trx)
  }
}

/** Empties a table. */
export async function emptyTable(trx: Transaction<Tables>, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx)
}
