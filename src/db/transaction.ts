import { sql, type Transaction } from 'kysely'
import { learnVersion } from './catalogue-version.ts'
import { isPostgres } from './engine.ts'
import { inGroup } from './group-commit.ts'
import type { Db } from './open.ts'
import type { Tables } from './tables.ts'

type Work<T> = (trx: Transaction<Tables>, catalogueChanged: () => void) => Promise<T>

/**
 * Runs work in one transaction and answers only after COMMIT returned. Work that changes what a public page
 * shows calls `catalogueChanged`: the version row is then raised in the same transaction, and every cached
 * page of the old version is out of date the moment it commits. Never await the network inside.
 */
export async function inTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  let version: number | undefined
  const whole = async (trx: Transaction<Tables>) => {
    let changed = false
    const worked = await work(trx, () => {
      changed = true
    })
    if (changed) version = await raiseVersion(trx)
    return worked
  }
  const result = isPostgres(db) ? await db.transaction().execute(whole) : await inGroup(db, whole)
  if (version !== undefined) learnVersion(db, version)
  return result
}

async function raiseVersion(trx: Transaction<Tables>): Promise<number> {
  const { version } = await trx
    .updateTable('shop_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (isPostgres(trx)) await sql`select pg_notify('catalogue_version', ${String(version)})`.execute(trx)
  return version
}
