import type { Kysely } from 'kysely'
import { keyTextIndex } from '#src/db/text-search.ts'

/** A product that is renamed or deleted, an order that is corrected and who wrote anew are found in the text index at once. */
export async function keyTextIndexes(db: Kysely<unknown>): Promise<void> {
  await keyTextIndex(db, 'products', 'name_folded')
  for (const table of ['orders', 'customers', 'contact_messages'])
    await keyTextIndex(db, table, 'search_folded')
}
