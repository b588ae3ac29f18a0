import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { categories } from './category-table.ts'

/**
 * Brings the category tables in line with the shop's fixed list (SPEC section 3), so that the database itself
 * refuses a product on a shelf that does not exist. Shelves no longer listed stay, for products still on them.
 */
export async function syncCategories(db: Db): Promise<void> {
  const shelves = categories.map(({ slug, name }, position) => ({ slug, name, position }))
  const subShelves = categories.flatMap((category) =>
    category.subCategories.map(({ slug, name }, position) => ({
      category: category.slug,
      slug,
      name,
      position,
    })),
  )
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('categories')
      .values(shelves)
      .onConflict((clash) =>
        clash.column('slug').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute()
    await trx
      .insertInto('sub_categories')
      .values(subShelves)
      .onConflict((clash) =>
        clash.columns(['category', 'slug']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute()
  })
}
