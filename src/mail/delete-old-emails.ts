import type { Db } from '#src/db/db.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'
import type { EmailStatus } from './email-delivery.ts'

/** How long an email that was sent or given up can be looked at in the dashboard. */
const keptMs = 30 * 24 * 3600 * 1000

/** Deletes emails that were sent or given up more than 30 days ago; answers how many. One still to be sent stays. */
export async function deleteOldEmails(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString()
  let removed = 0
  for (const status of ['sent', 'dead'] satisfies EmailStatus[])
    removed += await deleteInBatches(db, (trx, limit) => deleteOld(trx, { status, before, limit }), stop)
  return removed
}

/** An email that staff send again at this moment is no longer given up, and stays. */
async function deleteOld(
  trx: Db,
  { status, before, limit }: { status: EmailStatus; before: string; limit: number },
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('mail_outbox')
    .where('id', 'in', (old) =>
      old
        .selectFrom('mail_outbox')
        .select('id')
        .where('status', '=', status)
        .where('next_attempt_at', '<', before)
        .limit(limit),
    )
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
