import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { AuditActor } from './audit.ts'
import { recordAuditOnce } from './record-audit.store.ts'

type Told = { db: Db; clock: () => Date }

/** For how long the same refusal is one line. */
const onceMs = 15 * 60_000

/** Tells the activity log that somebody of the staff asked for a call that is not theirs (I9, I13). */
export async function recordRefusedCall({ db, clock }: Told, by: AuditActor, call: string): Promise<void> {
  const [now, since] = window(clock)
  await inTransaction(db, (trx) =>
    recordAuditOnce(trx, { kind: 'call-refused', thing: { id: call, name: call } }, { by, now, since }),
  )
}

/** Tells the activity log that nobody is let in to an account of the staff any more for a while (I5', I13). */
export async function recordLocked({ db, clock }: Told, by: AuditActor, personId: string): Promise<void> {
  const [now, since] = window(clock)
  await inTransaction(db, (trx) =>
    recordAuditOnce(trx, { kind: 'sign-in-locked', thing: { id: personId } }, { by, now, since }),
  )
}

function window(clock: () => Date): [now: Date, since: Date] {
  const now = clock()
  return [now, new Date(now.getTime() - onceMs)]
}
