import type { Db } from '#src/db/db.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'

/** How long a message of the contact form is kept (I8). */
const keptMs = 365 * 24 * 3600 * 1000

/** Deletes messages older than a year; answers how many. */
export function deleteOldMessages(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString()
  const deleteSome = async (trx: Db, limit: number) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_messages')
      .where('id', 'in', (old) =>
        old.selectFrom('contact_messages').select('id').where('created_at', '<', before).limit(limit),
      )
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }
  return deleteInBatches(db, deleteSome, stop)
}
