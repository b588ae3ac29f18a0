import type { Kysely } from 'kysely'

/** What proves beside the password who somebody is, and when a session was proved last (I12). */
export async function addSecondFactor(db: Kysely<unknown>): Promise<void> {
  for (const column of ['factor_proved_at', 'proved_at'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
  await db.schema
    .createTable('second_factors')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addColumn('last_step', 'bigint')
    .addColumn('credential_id', 'text', (c) => c.unique())
    .addColumn('public_key', 'text')
    .addColumn('sign_count', 'bigint')
    .addColumn('transports', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('second_factors_user').on('second_factors').column('user_id').execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_code', ['user_id', 'code_hash'])
    .execute()
}
