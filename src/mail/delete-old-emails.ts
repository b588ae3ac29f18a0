import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#src/db/db.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'
import type { EmailStatus } from './email-delivery.ts'
import { emailOfFile, inName } from './file-transport.ts'

/** How long an email that was sent or given up can be looked at in the dashboard. */
export const keptMs = 30 * 24 * 3600 * 1000

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

/** So many files are looked up at a time. */
const chunk = 500

/**
 * Deletes the files in `dir` of emails that the shop itself no longer has, or whose words it took away: they are over,
 * or whom they tell about was forgotten (I8). Others stay, and so do emails from before `since`, ISO 8601 in UTC: they are of a shop that had the folder before.
 */
export async function deleteEmailFiles(
  db: Db,
  { dir, since }: { dir: string; since: string },
  stop?: AbortSignal,
): Promise<void> {
  const files = (await filesIn(dir)).flatMap((name) => {
    const email = emailOfFile(name)
    return email && email.queuedAt >= inName(since) ? [{ name, id: email.id }] : []
  })
  for (let from = 0; from < files.length && !stop?.aborted; from += chunk) {
    const some = files.slice(from, from + chunk)
    const ids = some.map(({ id }) => id)
    const rows = await db.selectFrom('mail_outbox').select(['id', 'subject']).where('id', 'in', ids).execute()
    const kept = new Set(rows.flatMap(({ id, subject }) => (subject === '' ? [] : [id])))
    for (const { name, id } of some) if (!kept.has(id)) await rm(path.join(dir, name), { force: true })
  }
}

async function filesIn(dir: string): Promise<string[]> {
  return existsSync(dir) ? readdir(dir) : []
}
