import type { Kysely } from 'kysely'

/** Where a picture hosting service keeps our pictures, by our name. */
export async function addPictureAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('picture_addresses')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .execute()
}
