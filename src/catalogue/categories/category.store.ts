import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { categories } from './category-table.ts'

/**
 * Brings the category tables in line with the shop's fixed list (product.md section 3), so that the database itself
 * refuses a product in a category that does not exist. Categories no longer listed stay, for products still in them.
 */
export async function syncCategories(db: Db): Promise<void> {
  const rows = categories.map(({ slug, name }, position) => ({ slug, name, position }))
  const subRows = categories.flatMap((category) =>
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
      .values(rows)
      .onConflict((clash) =>
        clash.column('slug').doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute()
    await trx
      .insertInto('sub_categories')
      .values(subRows)
      .onConflict((clash) =>
        clash.columns(['category', 'slug']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute()
  })
}
