import { shell } from '#src/audit/audit.ts'
import { type AuditEntry, recordAudit } from '#src/audit/record-audit.store.ts'
import type { Config } from '#src/config.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { withDatabase } from './with-shop.ts'

/**
 * Tells the shop's activity log what a verb does (I13), also beside a running shop. A backup must not fail because a
 * disk is full or the shop is of an older shape: then whoever typed the verb is told instead.
 */
export async function tellLog(config: Config, entry: AuditEntry, say: (line: string) => void): Promise<void> {
  const write = withDatabase(
    config,
    (db) => inTransaction(db, (trx) => recordAudit(trx, entry, { by: shell, now: new Date() })),
    { toRead: false, beside: true },
  )
  await write.catch((error: unknown) => {
    say(`Not in the activity log: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  })
}
