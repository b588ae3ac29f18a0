import type { Kysely } from 'kysely'

/**
 * What a size and colour of a product says of its own (record 052). Products of before say nothing: each of their
 * combinations is made, as it was.
 */
export async function addVariants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('variants', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
