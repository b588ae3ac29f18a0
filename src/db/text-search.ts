import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
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

/** True for rows of `table` whose folded column contains `folded` (already through core/fold.ts). */
export function contains(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  table: 'products' | 'orders',
  folded: string,
): Expression<SqlBool> {
  const column = sql.ref(table === 'products' ? 'products.name_folded' : 'orders.search_folded')
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  // Trigrams need three characters; shorter texts are few rows' work for a plain scan.
  if (isPostgres(db) || [...folded].length < 3) return sql<SqlBool>`${column} like ${pattern} escape '\\'`
  const phrase = `"${folded.replaceAll('"', '""')}"`
  const index = sql.table(`${table}_text`)
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select id from ${index} where ${index} match ${phrase})`
}
