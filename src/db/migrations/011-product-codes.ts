import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/** The shop's code and the barcode of products, as staff find them, and of order lines as they were when ordered. */
export async function addProductCodes(db: Kysely<unknown>): Promise<void> {
  // Codes are looked up by how they begin, so they sort by their bytes on either engine.
  const sorted = isPostgres(db) ? sql`text collate "C"` : 'text'
  for (const code of ['sku', 'barcode']) {
    await db.schema.alterTable('products').addColumn(code, 'text').execute()
    await db.schema.alterTable('products').addColumn(`${code}_folded`, sorted).execute()
    await db.schema
      .createIndex(`products_${code}`)
      .on('products')
      .columns([`${code}_folded`])
      .execute()
    await db.schema.alterTable('order_lines').addColumn(code, 'text').execute()
  }
}
