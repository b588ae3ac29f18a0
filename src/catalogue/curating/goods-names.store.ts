import { idOf } from '#src/catalogue/shelving/change-tree.ts'
import { fold } from '#src/core/fold.ts'
import type { Db } from '#src/db/db.ts'
import { contains } from '#src/db/text-search.ts'

type Names = { name: string; nameAr: string }
type Ids = Record<'products' | 'categories' | 'collections', readonly string[]>

/** What products by their ids, categories by their place (`bags/tote-bags`) and collections by their address are called now. */
export async function namesOfGoods(
  db: Db,
  { products, categories, collections }: Ids,
): Promise<{ [goods in keyof Ids]: ReadonlyMap<string, Names> }> {
  return {
    products: await namesOfProducts(db, products),
    categories: await namesOfPlaces(db, categories),
    collections: await namesOfShelves(db, 'collections', collections),
  }
}

/** The ids of goods that have this in their present name, in either language; of products at most 300. */
export async function goodsCalled(db: Db, text: string): Promise<string[]> {
  const words = fold(text)
  if (words === '') return []
  const products = await db
    .selectFrom('products')
    .select('id')
    .where(contains(db, 'products.name_folded', words))
    .limit(300)
    .execute()
  const shelf = ['slug', 'name', 'name_ar'] as const
  const whole = [
    ...(await db.selectFrom('categories').select(shelf).execute()),
    ...(await db.selectFrom('collections').select(shelf).execute()),
  ].map((row) => ({ ...row, id: row.slug }))
  const within = await db
    .selectFrom('sub_categories')
    .select(['category', ...shelf])
    .execute()
  const shelves = [
    ...whole,
    ...within.map((row) => ({ ...row, id: idOf({ category: row.category, subCategory: row.slug }) })),
  ]
  const called = shelves.filter(({ name, name_ar }) => fold(`${name} ${name_ar}`).includes(words))
  return [...products, ...called].map(({ id }) => id)
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

async function namesOfPlaces(db: Db, ids: readonly string[]): Promise<Map<string, Names>> {
  const [within, whole] = [ids.filter((id) => id.includes('/')), ids.filter((id) => !id.includes('/'))]
  const names = await namesOfShelves(db, 'categories', whole)
  if (within.length === 0) return names
  const rows = await db
    .selectFrom('sub_categories')
    .select(['category', 'slug', 'name', 'name_ar'])
    .where((row) => row.or(within.map((id) => row.and(placeOf(id)))))
    .execute()
  for (const { category, slug, name, name_ar } of rows)
    names.set(idOf({ category, subCategory: slug }), { name, nameAr: name_ar })
  return names
}

/** The place that `idOf` names so. */
function placeOf(id: string): { category: string; slug: string } {
  const [category = '', slug = ''] = id.split('/')
  return { category, slug }
}

async function namesOfShelves(
  db: Db,
  table: 'categories' | 'collections',
  slugs: readonly string[],
): Promise<Map<string, Names>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['slug', 'name', 'name_ar'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(rows.map(({ slug, name, name_ar }) => [slug, { name, nameAr: name_ar }]))
}
