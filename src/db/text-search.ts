import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from './db.ts'
import { isPostgres } from './engine.ts'

/**
 * Makes "contains" fast on a folded column: a trigram index on PostgreSQL, a trigram FTS5 table kept by
 * triggers on SQLite. The table needs a TEXT primary key `id`.
 */
export async function createTextIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} using gin (${sql.ref(column)} gin_trgm_ops)`.execute(
      db,
    )
    return
  }
  const index = `${table}_text`
  const statements = [
    `create virtual table ${index} using fts5(id unindexed, folded, tokenize='trigram', detail='full')`,
    `create trigger ${index}_insert after insert on ${table} begin
       insert into ${index} (id, folded) values (new.id, new.${column}); end`,
    `create trigger ${index}_update after update of ${column} on ${table} when old.${column} <> new.${column} begin
       update ${index} set folded = new.${column} where id = new.id; end`,
    `create trigger ${index}_delete after delete on ${table} begin
       delete from ${index} where id = old.id; end`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * The same for a table that is only added to and loses its oldest rows first. The FTS5 table knows no `id` but by
 * reading from its beginning, which is where the oldest rows stand: so what goes is found at once.
 */
export async function createAppendedTextIndex(
  db: Kysely<unknown>,
  table: string,
  column: string,
): Promise<void> {
  await createTextIndex(db, table, column)
  if (isPostgres(db)) return
  const index = `${table}_text`
  for (const statement of [
    `drop trigger ${index}_update`,
    `drop trigger ${index}_delete`,
    `create trigger ${index}_delete after delete on ${table} begin
       delete from ${index} where rowid = (select rowid from ${index} where id = old.id limit 1); end`,
  ])
    await sql.raw(statement).execute(db)
}

/**
 * Lets the FTS5 table of SQLite find a row by its `id`, beside it in `…_text_rows`: without that, changing or deleting one
 * read the texts of all, 12 ms of 100,000 products. PostgreSQL's index belongs to the row.
 */
export async function keyTextIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  if (isPostgres(db)) return
  const index = `${table}_text`
  const rows = `${index}_rows`
  const its = (id: string) => `rowid = (select place from ${rows} where id = ${id})`
  for (const statement of [
    `create table ${rows} (id text primary key, place integer not null) without rowid`,
    `insert into ${rows} (id, place) select id, max(rowid) from ${index} group by id`,
    ...['insert', 'update', 'delete'].map((event) => `drop trigger ${index}_${event}`),
    `create trigger ${index}_insert after insert on ${table} begin
       insert into ${index} (id, folded) values (new.id, new.${column});
       insert into ${rows} (id, place) values (new.id, last_insert_rowid()); end`,
    `create trigger ${index}_update after update of ${column} on ${table} when old.${column} <> new.${column} begin
       update ${index} set folded = new.${column} where ${its('new.id')}; end`,
    `create trigger ${index}_delete after delete on ${table} begin
       delete from ${index} where ${its('old.id')};
       delete from ${rows} where id = old.id; end`,
  ])
    await sql.raw(statement).execute(db)
}

/**
 * Puts the texts of the orders of this transaction into the FTS5 table of SQLite, as they read now (migration 105). Asks first,
 * since a transaction may be one that only reads. `cross join` is SQLite's word for "in this order": left to choose, it read
 * all orders for the one that is due, 20 ms of 100,000.
 */
export async function indexDueTexts(trx: Transaction<Tables>): Promise<void> {
  const due = await sql`select 1 from orders_text_due limit 1`.execute(trx)
  if (due.rows.length === 0) return
  await sql`insert into orders_text (rowid, id, folded)
    select place, id, search_folded from orders_text_due cross join orders using (id) order by place`.execute(
    trx,
  )
  await sql`delete from orders_text_due`.execute(trx)
}

type Asked = Pick<Kysely<unknown>, 'getExecutor'>
/** A folded column that has its text index, with its table. */
type Searched = `${keyof Tables}.${string}_folded`

/**
 * True for rows whose folded column contains `folded` (already through core/fold.ts). `read` looks at the
 * rows themselves, as suits a text that `isCommon`.
 */
export function contains(
  db: Asked,
  searched: Searched,
  folded: string,
  { read = false }: { read?: boolean } = {},
): Expression<SqlBool> {
  const column = sql.ref(searched)
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  if (isPostgres(db)) return sql<SqlBool>`${column} like ${pattern} escape '\\'`
  // Trigrams need three characters; shorter texts are few rows' work for a plain scan.
  if (read || [...folded].length < 3) return sql<SqlBool>`instr(${column}, ${folded}) > 0`
  const table = tableOf(searched)
  const index = sql.table(`${table}_text`)
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select id from ${index} where ${index} match ${phraseOf(folded)})`
}

/** Where the text stands in the column of the row at hand, from 1 on; 0 where it does not. No index is asked. */
export function placeOf(db: Asked, searched: Searched, folded: string): RawBuilder<number> {
  const column = sql.ref(searched)
  return isPostgres(db) ? sql<number>`strpos(${column}, ${folded})` : sql<number>`instr(${column}, ${folded})`
}

/** The ids of what contains the text, as they are found. */
export function idsWith(db: Asked, searched: Searched, folded: string): RawBuilder<unknown> {
  const table = tableOf(searched)
  if (isPostgres(db) || [...folded].length < 3)
    return sql`select id from ${sql.table(table)} where ${contains(db, searched, folded)}`
  const index = sql.table(`${table}_text`)
  return sql`select id from ${index} where ${index} match ${phraseOf(folded)}`
}

/** True for rows whose folded column begins with the text: a range of an index of the column. */
export function begins(db: Asked, searched: Searched, folded: string): Expression<SqlBool> {
  const column = sql.ref(searched)
  if (!isPostgres(db)) return sql<SqlBool>`(${column} >= ${folded} and ${column} < ${`${folded}\u{10ffff}`})`
  return sql<SqlBool>`${column} like ${`${folded.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/**
 * True where so many rows contain a text that reading a list in its order finds a page sooner than gathering and
 * sorting all of them. PostgreSQL's planner weighs that itself.
 */
export async function isCommon(db: Kysely<Tables>, searched: Searched, folded: string): Promise<boolean> {
  if (isPostgres(db) || [...folded].length < 3) return false
  const index = sql.table(`${tableOf(searched)}_text`)
  const { rows } =
    await sql`select 1 from ${index} where ${index} match ${phraseOf(folded)} limit ${commonFrom}`.execute(db)
  return rows.length === commonFrom
}

/**
 * Whether the text indexes know the letters of Arabic. pg_trgm takes from the database's LC_CTYPE what a letter is: in one
 * that was made with `C` it finds Arabic by reading every row.
 */
export async function indexesArabic(db: Kysely<Tables>): Promise<boolean> {
  if (!isPostgres(db)) return true
  const { rows } = await sql<{ count: number }>`select cardinality(show_trgm('حقيبة')) as count`.execute(db)
  return rows[0]?.count !== 0
}

/** So many rows with something are read in the list's order. */
export const commonFrom = 1000

function tableOf(searched: Searched): string {
  return searched.slice(0, searched.indexOf('.'))
}

function phraseOf(folded: string): string {
  return `"${folded.replaceAll('"', '""')}"`
}
