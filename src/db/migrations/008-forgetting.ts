import type { Kysely } from 'kysely'

/** Orders on their way whose customer is gone: their personal data goes when they are finished (I8). */
export async function addForgetting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('forget_when_finished', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
