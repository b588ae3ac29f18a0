import type { Kysely } from 'kysely'

/** What tells that the same picture came twice, and what staff said of a payment proof. */
export async function addPictureHashes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('content_hash', 'text').execute()
  await db.schema.alterTable('pictures').addColumn('review', 'text').execute()
  await db.schema
    .createIndex('pictures_content')
    .on('pictures')
    .columns(['purpose', 'content_hash'])
    .execute()
  await db.schema.createIndex('pictures_order').on('pictures').columns(['order_id']).execute()
}
