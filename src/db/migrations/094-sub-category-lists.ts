import { type Kysely, sql } from 'kysely'

/**
 * A sub-category of its category is listed and counted from one index: with either alone, each product in it was read
 * whole to see the other.
 */
export async function indexSubCategoryLists(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_category_sub_category
    on products (visibility, category, sub_category, created_at, id)`.execute(db)
}
