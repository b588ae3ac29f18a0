import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import { isPostgres } from './engine.ts'

/**
 * A column of numbers that a filter reads and is not looked up by. Asked for a range of it in another order, SQLite takes
 * its index, reads each row of the range whole and sorts them all; so it keeps to the index of the order. PostgreSQL
 * weighs that by itself.
 */
export function readColumn(db: Db, name: string): RawBuilder<number> {
  return isPostgres(db) ? sql.ref<number>(name) : sql<number>`+${sql.ref(name)}`
}
