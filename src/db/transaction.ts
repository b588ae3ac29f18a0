import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { learnVersion } from './catalogue-version.ts'
import type { Db, Tables } from './db.ts'
import { isPostgres } from './engine.ts'
import { isLostRace } from './errors.ts'
import { inGroup } from './group-commit.ts'
import { primaryOf } from './replica/replica.ts'

type Work<T> = (trx: Transaction<Tables>, catalogueChanged: () => void) => Promise<T>

/** The first attempt and three more. */
const maxAttempts = 4
const longestPauseMs = 50

/**
 * Runs work in one transaction and answers only after COMMIT returned. Work that changes what a public page
 * shows calls `catalogueChanged`: the version row is then raised in the same transaction, and every cached
 * page of the old version is out of date the moment it commits. Never await the network inside. PostgreSQL ends one of
 * two transactions that wait for each other: its work is then done anew, up to `attempts` times in all, so it changes
 * nothing but the database. It is the primary's, also where `db` reads from a replica.
 */
export async function inTransaction<T>(
  handle: Db,
  work: Work<T>,
  { attempts = maxAttempts }: { attempts?: number } = {},
): Promise<T> {
  const db = primaryOf(handle)
  let version: number | undefined
  const whole = async (trx: Transaction<Tables>) => {
    let changed = false
    version = undefined
    const worked = await work(trx, () => {
      changed = true
    })
    if (changed) version = await raiseVersion(trx)
    return worked
  }
  const result = isPostgres(db) ? await persist(db, whole, attempts) : await inGroup(db, whole)
  if (version !== undefined) learnVersion(db, version)
  return result
}

async function persist<T>(
  db: Db,
  whole: (trx: Transaction<Tables>) => Promise<T>,
  attempts: number,
): Promise<T> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await db.transaction().execute(whole)
    } catch (error) {
      if (left <= 0 || !isLostRace(error)) throw error
      // Apart from whoever lost at the same moment.
      await wait(Math.random() * longestPauseMs)
    }
  }
}

async function raiseVersion(trx: Transaction<Tables>): Promise<number> {
  const raise = sql<{
    version: number
  }>`update shop_version set version = version + 1 where id = 1 returning version`
  const { rows } = await (isPostgres(trx)
    ? sql<{ version: number }>`with raised as (${raise})
        select version, pg_notify('catalogue_version', version::text) from raised`
    : raise
  ).execute(trx)
  const [row] = rows
  if (!row) throw new Error('The catalogue has no version')
  return row.version
}
