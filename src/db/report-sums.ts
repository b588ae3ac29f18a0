import { sql } from 'kysely'
import type { Db } from './db.ts'
import { isPostgres } from './engine.ts'

/**
 * Whether this transaction alone may keep the sums of a Muscat day or month: false while another one that changed what
 * they are made of has not ended, or keeps them itself. Until this one ends, whoever changes that waits. SQLite's
 * writers come one after the other anyway. The other half is in db/migrations/067-report-sums.ts.
 */
export async function claimSums(trx: Db, period: string): Promise<boolean> {
  if (!isPostgres(trx)) return true
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(report_sums_lock(), report_sums_key(${period})) as mine`.execute(trx)
  return rows[0]?.mine === true
}
