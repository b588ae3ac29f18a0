import type { Kysely } from 'kysely'

/** What search engines are told of categories, sub-categories and collections instead of their names and texts (P21). */
export async function addSearchTexts(db: Kysely<unknown>): Promise<void> {
  const columns = ['search_title', 'search_title_ar', 'search_text', 'search_text_ar']
  for (const table of ['categories', 'sub_categories', 'collections'])
    for (const column of columns)
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
}
