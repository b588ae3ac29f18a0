import type { Kysely } from 'kysely'

/** What a product is made of, how it is kept, what it weighs, where its sizes are explained, and what goes with it. */
export async function addProductFacts(db: Kysely<unknown>): Promise<void> {
  for (const column of ['material', 'material_ar', 'care', 'care_ar', 'weight', 'size_guide', 'related'])
    await db.schema.alterTable('products').addColumn(column, 'text').execute()
}
