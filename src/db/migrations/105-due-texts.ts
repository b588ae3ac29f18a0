import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/**
 * SQLite puts the text of a new order into its text index once a COMMIT, not once an order: an FTS5 table writes itself out
 * at every savepoint, and each order of a group has one (db/group-commit.ts). `orders_text_due` holds what is not in it yet, with the
 * row number it will have there, and is empty after every COMMIT. PostgreSQL's index belongs to the row.
 */
export async function deferOrderTexts(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return
  for (const statement of [
    // A row number is never given twice, also when the last order was deleted.
    'create table orders_text_due (place integer primary key autoincrement, id text not null unique)',
    `insert into sqlite_sequence (name, seq) select 'orders_text_due', coalesce(max(rowid), 0) from orders_text`,
    'drop trigger orders_text_insert',
    `create trigger orders_text_insert after insert on orders begin
       insert into orders_text_due (id) values (new.id);
       insert into orders_text_rows (id, place) values (new.id, last_insert_rowid()); end`,
    `create trigger orders_text_undue after delete on orders begin
       delete from orders_text_due where id = old.id; end`,
  ])
    await sql.raw(statement).execute(db)
}
