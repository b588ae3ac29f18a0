import type { Kysely } from 'kysely'

/** A key may stand for anything that was made once, not for an order only, and old ones are found by their age. */
export async function widenIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency_keys').renameColumn('order_id', 'inserted_id').execute()
  await db.schema
    .createIndex('idempotency_keys_created')
    .on('idempotency_keys')
    .columns(['created_at'])
    .execute()
}
