import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/** Which names begin with a text is asked first of all; PostgreSQL's other index of names is in the order of its language. */
export async function indexNameBeginnings(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`create index products_name_begins on products (name_folded text_pattern_ops)`.execute(db)
}
