import type { Kysely } from 'kysely'

/** Tags of a product as staff typed them; folded they stand in `product_options`. */
export async function addTags(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('tags', 'text').execute()
}
