import type { Kysely } from 'kysely'

/** What proves who somebody is: sessions, ways to sign in, and one-time links. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('name_folded', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sign_in_methods')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('sign_in_methods_account', ['provider_id', 'account_id'])
    .execute()
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('account_tries')
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('tries', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute()
  const lists: [string, string, string[]][] = [
    ['sessions_user', 'sessions', ['user_id']],
    ['sign_in_methods_user', 'sign_in_methods', ['user_id']],
    ['verifications_identifier', 'verifications', ['identifier']],
    ['account_tries_ends', 'account_tries', ['ends_at']],
    ['users_created', 'users', ['created_at', 'id']],
  ]
  for (const [name, table, columns] of lists)
    await db.schema.createIndex(name).on(table).columns(columns).execute()
}
