import type { Kysely } from 'kysely'

/** Old keys are found by their age. */
export async function indexIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('idempotency_keys_created')
    .on('idempotency_keys')
    .columns(['created_at'])
    .execute()
}
