import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import { isPostgres } from './engine.ts'

/**
 * A query whose rows nobody else changes until this transaction ends; order it, or two of them can wait for each
 * other. SQLite's writers come one after the other anyway.
 */
export function lockRows<DB, TB extends keyof DB, O>(
  trx: Db,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isPostgres(trx) ? query.forUpdate() : query
}

/** A query whose rows nobody deletes or locks until this transaction ends; others may hold them like this, too. */
export function shareRows<DB, TB extends keyof DB, O>(
  trx: Db,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isPostgres(trx) ? query.forKeyShare() : query
}

/**
 * Waits until no other transaction holds this name, and holds it until this one ends: for what has no row yet. SQLite's
 * writers come one after the other anyway.
 */
export async function lockName(trx: Db, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

/** A text column in the order of its bytes, whatever language the database sorts by: the one order to lock rows in. */
export function byteOrder(trx: Db, column: string): Expression<string> {
  return isPostgres(trx) ? sql<string>`${sql.ref(column)} collate "C"` : sql.ref<string>(column)
}
