import { treeOf } from '#src/catalogue/categories/category.store.ts'
import type { Shelf } from '#src/catalogue/categories/category-tree.ts'
import { collectionsOf } from '#src/catalogue/collections/collection.store.ts'
import { idOf } from '#src/catalogue/shelving/change-tree.ts'
import type { Db } from '#src/db/db.ts'

type Names = { name: string; nameAr: string }
type Ids = Record<'products' | 'categories' | 'collections', readonly string[]>

/** What products by their ids, categories by their place (`bags/tote-bags`) and collections by their address are called now. */
export async function namesOfGoods(
  db: Db,
  { products, categories, collections }: Ids,
): Promise<{ [goods in keyof Ids]: ReadonlyMap<string, Names> }> {
  const [goods, tree, all] = [
    await namesOfProducts(db, products),
    categories.length > 0 ? (await treeOf(db)).categories : [],
    collections.length > 0 ? (await collectionsOf(db)).all : [],
  ]
  const named = ({ name, nameAr }: Pick<Shelf, keyof Names>): Names => ({ name, nameAr })
  const places = tree.flatMap((one): [string, Names][] => [
    [one.slug, named(one)],
    ...one.subCategories.map((sub): [string, Names] => [
      idOf({ category: one.slug, subCategory: sub.slug }),
      named(sub),
    ]),
  ])
  return {
    products: goods,
    categories: new Map(places),
    collections: new Map(all.map((one) => [one.slug, named(one)])),
  }
}

async function namesOfProducts(db: Db, ids: readonly string[]): Promise<Map<string, Names>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'name_ar'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name, name_ar }) => [id, { name, nameAr: name_ar ?? '' }]))
}
