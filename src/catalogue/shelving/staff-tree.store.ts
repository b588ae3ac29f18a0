import { treeOf } from '#src/catalogue/categories/category.store.ts'
import type { Db } from '#src/db/db.ts'
import type { StaffTree } from './staff-tree.ts'

/** The tree as staff see it, with the number of goods in each category and sub-category. */
export async function staffTree(db: Db): Promise<StaffTree> {
  const { version, categories } = await treeOf(db)
  const counts = await db
    .selectFrom('products')
    .select((row) => ['category', 'sub_category', row.fn.countAll<number>().as('products')])
    .groupBy(['category', 'sub_category'])
    .execute()
  const inside = (category: string, sub?: string) =>
    counts
      .filter((row) => row.category === category && (sub === undefined || row.sub_category === sub))
      .reduce((sum, { products }) => sum + products, 0)
  return {
    version,
    categories: categories.map(({ tab: _, aliases, subCategories, image, ...category }) => ({
      ...category,
      ...(image && { image }),
      aliases: [...aliases],
      products: inside(category.slug),
      subCategories: subCategories.map(({ image: picture, ...sub }) => ({
        ...sub,
        ...(picture && { image: picture }),
        products: inside(category.slug, sub.slug),
      })),
    })),
  }
}
