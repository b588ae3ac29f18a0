import type { Kysely } from 'kysely'

/** Which picture shows which colour, and what search engines are told of a product. */
export async function addProductSights(db: Kysely<unknown>): Promise<void> {
  const columns = ['image_colors', 'search_title', 'search_title_ar', 'search_text', 'search_text_ar']
  for (const column of columns) await db.schema.alterTable('products').addColumn(column, 'text').execute()
}
