import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { AuditActor } from './audit.ts'
import { recordAudit } from './record-audit.store.ts'

/** Tells the activity log which file somebody takes away, before its first byte leaves (I13). */
export async function recordExport(
  db: Db,
  file: string,
  { by, now }: { by: AuditActor; now: Date },
): Promise<void> {
  await inTransaction(db, (trx) =>
    recordAudit(trx, { kind: 'exported', thing: { id: file, name: file } }, { by, now }),
  )
}
