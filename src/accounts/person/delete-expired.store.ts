import type { Db } from '#src/db/db.ts'
import { deleteInBatches } from '#src/db/delete-in-batches.ts'

const tables = ['sessions', 'verifications', 'invitations'] as const

/** Deletes sessions, links and invitations that are over; answers how many. */
export async function deleteExpired(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  let removed = 0
  for (const table of tables)
    removed += await deleteInBatches(db, (trx, limit) => deleteSome(trx, { table, now, limit }), stop)
  return removed
}

async function deleteSome(
  trx: Db,
  { table, now, limit }: { table: (typeof tables)[number]; now: Date; limit: number },
): Promise<number> {
  const at = now.toISOString()
  const query =
    table === 'sessions'
      ? trx
          .deleteFrom('sessions')
          .where('id', 'in', (old) =>
            old.selectFrom('sessions').select('id').where('expires_at', '<=', at).limit(limit),
          )
      : table === 'verifications'
        ? trx
            .deleteFrom('verifications')
            .where('id', 'in', (old) =>
              old.selectFrom('verifications').select('id').where('expires_at', '<=', at).limit(limit),
            )
        : trx
            .deleteFrom('invitations')
            .where('id', 'in', (old) =>
              old.selectFrom('invitations').select('id').where('expires_at', '<=', at).limit(limit),
            )
  // One that was renewed at this moment stays.
  const { numDeletedRows } = await query.where('expires_at', '<=', at).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
