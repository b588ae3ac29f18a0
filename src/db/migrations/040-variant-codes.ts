import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#src/db/engine.ts'

/** The codes that sizes and colours have of their own, as staff find products by them (record 052). */
export async function addVariantCodes(db: Kysely<unknown>): Promise<void> {
  // Codes are looked up by how they begin, so they sort by their bytes on either engine.
  const sorted = isPostgres(db) ? sql`text collate "C"` : 'text'
  await db.schema
    .createTable('product_codes')
    .addColumn('product_id', 'text', (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('code_folded', sorted, (c) => c.notNull())
    .addPrimaryKeyConstraint('product_codes_pk', ['product_id', 'kind', 'code'])
    .execute()
  await db.schema
    .createIndex('product_codes_folded')
    .on('product_codes')
    .columns(['code_folded', 'product_id'])
    .execute()
}
