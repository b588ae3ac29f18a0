import type { Insertable, Updateable } from 'kysely'
import type { Place, TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'

type CategoryRow = Tables['categories']
type SubCategoryRow = Tables['sub_categories']

/** Counts one more change of the tree, if nobody has made another since `seen`; who comes second waits and is told. */
export async function countChange(trx: Db, seen: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('category_tree')
    .set({ version: seen + 1 })
    .where('id', '=', 1)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Adds a category with the place of its goods that are in no sub-category. */
export async function insertCategory(trx: Db, row: Insertable<CategoryRow>): Promise<void> {
  await trx.insertInto('categories').values(row).execute()
  await insertSubCategory(trx, {
    category: row.slug,
    slug: '',
    name: '',
    name_ar: '',
    text: '',
    text_ar: '',
    image: null,
    position: -1,
  })
}

export async function insertSubCategory(trx: Db, row: Insertable<SubCategoryRow>): Promise<void> {
  await trx.insertInto('sub_categories').values(row).execute()
}

/** Writes what changes of a category, or of a sub-category. */
export async function updateShelf(
  trx: Db,
  { category, subCategory }: Place,
  set: Updateable<CategoryRow>,
): Promise<void> {
  if (Object.keys(set).length === 0) return
  if (subCategory === '') await trx.updateTable('categories').set(set).where('slug', '=', category).execute()
  else
    await trx
      .updateTable('sub_categories')
      .set(set as Updateable<SubCategoryRow>)
      .where('category', '=', category)
      .where('slug', '=', subCategory)
      .execute()
}

/** A category under another address, its sub-categories and goods with it. */
export async function renameCategory(trx: Db, from: string, to: string): Promise<void> {
  await holdShelves(trx, from)
  const category = await trx
    .selectFrom('categories')
    .selectAll()
    .where('slug', '=', from)
    .executeTakeFirstOrThrow()
  const subs = await trx.selectFrom('sub_categories').selectAll().where('category', '=', from).execute()
  await trx
    .insertInto('categories')
    .values({ ...category, slug: to })
    .execute()
  await trx
    .insertInto('sub_categories')
    .values(subs.map((sub) => ({ ...sub, category: to })))
    .execute()
  await trx.updateTable('products').set({ category: to }).where('category', '=', from).execute()
  for (const { slug } of subs)
    await forward(trx, { category: from, subCategory: slug }, { category: to, subCategory: slug })
  await dropCategory(trx, from)
}

/**
 * A sub-category at another place, with its goods; behind the others unless it stays in its category. Its address leads
 * there, and so do `names` it was found by.
 */
export async function renameSubCategory(
  trx: Db,
  from: Place,
  to: Place,
  { position, names }: { position?: number; names?: readonly string[] } = {},
): Promise<void> {
  await holdShelves(trx, from.category, from.subCategory)
  const row = await trx
    .selectFrom('sub_categories')
    .selectAll()
    .where('category', '=', from.category)
    .where('slug', '=', from.subCategory)
    .executeTakeFirstOrThrow()
  await insertSubCategory(trx, {
    ...row,
    category: to.category,
    slug: to.subCategory,
    ...(position !== undefined && { position }),
  })
  await emptyPlace(trx, from, to, names)
}

/** Moves the goods of a sub-category, takes it away, and lets its address lead to where they are, `names` it was found by too. */
export async function emptyPlace(
  trx: Db,
  from: Place,
  to: Place,
  names: readonly string[] = [],
): Promise<void> {
  await holdShelves(trx, from.category, from.subCategory)
  await moveGoods(trx, from, to)
  await trx
    .deleteFrom('sub_categories')
    .where('category', '=', from.category)
    .where('slug', '=', from.subCategory)
    .execute()
  for (const subCategory of [from.subCategory, ...names]) await forward(trx, { ...from, subCategory }, to)
}

/**
 * Moves the goods of a category, takes it and its sub-categories away, and lets their addresses, `names` and `subNames`
 * that it and they were found by among them, lead to where the goods are. A handful of statements, however many
 * sub-categories there are.
 */
export async function emptyCategory(
  trx: Db,
  { slug: category, subCategories }: Pick<TreeCategory, 'slug' | 'subCategories'>,
  { names, subNames }: { names: readonly string[]; subNames: readonly string[] },
  to: Place,
): Promise<void> {
  await holdShelves(trx, category)
  await trx
    .updateTable('products')
    .set({ category: to.category, sub_category: to.subCategory })
    .where('category', '=', category)
    .execute()
  const target = { to_category: to.category, to_sub_category: to.subCategory }
  await trx.updateTable('category_moves').set(target).where('to_category', '=', category).execute()
  const from = [
    ...['', ...subCategories.map(({ slug }) => slug), ...subNames].map((sub_category) => ({
      category,
      sub_category,
    })),
    ...names.map((name) => ({ category: name, sub_category: '' })),
  ]
  await trx
    .insertInto('category_moves')
    .values(from.map((one) => ({ ...one, ...target })))
    .onConflict((clash) => clash.columns(['category', 'sub_category']).doUpdateSet(target))
    .execute()
  await forgetMove(trx, to)
  await dropCategory(trx, category)
}

/** Takes a category away whose goods and sub-categories have gone. */
export async function dropCategory(trx: Db, slug: string): Promise<void> {
  await trx.deleteFrom('sub_categories').where('category', '=', slug).execute()
  await trx.deleteFrom('categories').where('slug', '=', slug).execute()
}

/** A place that is there leads nowhere else any more. */
export async function forgetMove(trx: Db, { category, subCategory }: Place): Promise<void> {
  await trx
    .deleteFrom('category_moves')
    .where('category', '=', category)
    .where('sub_category', '=', subCategory)
    .execute()
}

/** Puts the sub-categories of a category, or all categories, in this order. */
export async function arrange(trx: Db, order: readonly string[], category?: string): Promise<void> {
  for (const [position, slug] of order.entries())
    await updateShelf(
      trx,
      category === undefined ? { category: slug, subCategory: '' } : { category, subCategory: slug },
      { position },
    )
}

/** Waits for those who are putting goods there, so that none of theirs stays behind. */
export async function holdShelves(trx: Db, category: string, subCategory?: string): Promise<void> {
  const query = trx
    .selectFrom('sub_categories')
    .select('slug')
    .where('category', '=', category)
    .$if(subCategory !== undefined, (asked) => asked.where('slug', '=', subCategory ?? ''))
    .orderBy('slug')
  await lockRows(trx, query).execute()
}

async function moveGoods(trx: Db, from: Place, to: Place): Promise<void> {
  await trx
    .updateTable('products')
    .set({ category: to.category, sub_category: to.subCategory })
    .where('category', '=', from.category)
    .where('sub_category', '=', from.subCategory)
    .execute()
}

/** From now on one address leads to another, and so does whatever led to it (P15). */
async function forward(trx: Db, from: Place, to: Place): Promise<void> {
  const target = { to_category: to.category, to_sub_category: to.subCategory }
  await trx
    .updateTable('category_moves')
    .set(target)
    .where('to_category', '=', from.category)
    .where('to_sub_category', '=', from.subCategory)
    .execute()
  await trx
    .insertInto('category_moves')
    .values({ category: from.category, sub_category: from.subCategory, ...target })
    .onConflict((clash) => clash.columns(['category', 'sub_category']).doUpdateSet(target))
    .execute()
  await forgetMove(trx, to)
}
