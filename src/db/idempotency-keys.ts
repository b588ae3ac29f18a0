import { hash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tables } from './db.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { statement } from './statement.ts'

/** How long a key is remembered: no browser sends an attempt again after a month. */
const keptMs = 30 * 24 * 3600 * 1000

/** What was made under a key before: its id, and whether it was asked for in the same words. */
export type EarlierRequest = { insertedId: string; isSame: boolean }

/**
 * Takes the key for what is about to be made as `insertedId`, or answers what took it before (O2); inside the
 * transaction that makes it. Of two at once, the database lets the second wait for the first. `request` is the parsed
 * body: spelling differences of JSON do not count as another one.
 */
export async function claimIdempotencyKey(
  trx: Db,
  { key, request, insertedId, now }: { key: string; request: unknown; insertedId: string; now: Date },
): Promise<EarlierRequest | undefined> {
  const request_hash = hash('sha256', JSON.stringify(request), 'base64url')
  const { numAffectedRows } = await claimKey(trx, {
    key,
    request_hash,
    order_id: insertedId,
    created_at: now.toISOString(),
  })
  if (numAffectedRows === 1n) return undefined
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['order_id', 'request_hash'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { insertedId: earlier.order_id, isSame: earlier.request_hash === request_hash }
}

/** Whether something was made under this key before. */
export async function isClaimed(db: Db, key: string): Promise<boolean> {
  return !!(await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).executeTakeFirst())
}

const claimKey = statement((db, row: Insertable<Tables['idempotency_keys']>) =>
  db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((clash) => clash.column('key').doNothing()),
)

/** Forgets keys older than 30 days; answers how many. */
export function deleteOldIdempotencyKeys(db: Db, now: Date, stop?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString()
  return deleteInBatches(
    db,
    async (trx, limit) => {
      const { numDeletedRows } = await trx
        .deleteFrom('idempotency_keys')
        .where('key', 'in', (old) =>
          old.selectFrom('idempotency_keys').select('key').where('created_at', '<', before).limit(limit),
        )
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
    stop,
  )
}
