import type { Kysely } from 'kysely'
import { firstCategories } from './033-first-categories.ts'

type Shop = {
  categories: {
    slug: string
    name: string
    name_ar: string
    short: string
    short_ar: string
    tab: string
    tab_ar: string
    aliases: string
    position: number
  }
  sub_categories: { category: string; slug: string; name: string; name_ar: string; position: number }
  category_tree: { id: number; version: number }
}

/**
 * Makes the tree of categories the shop's own (P15): every name in both languages, picture, text, whether it is shown,
 * and where addresses that are no more lead. A shop that has the first twelve, or nothing, has the same tree afterwards.
 */
export async function addCategoryTree(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'categories', ['name_ar', 'short', 'short_ar', 'tab', 'tab_ar', 'text', 'text_ar'])
  await addColumns(db, 'sub_categories', ['name_ar', 'text', 'text_ar'])
  await db.schema
    .alterTable('categories')
    .addColumn('aliases', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createTable('category_moves')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('sub_category', 'text', (c) => c.notNull())
    .addColumn('to_category', 'text', (c) => c.notNull())
    .addColumn('to_sub_category', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('category_moves_pk', ['category', 'sub_category'])
    .execute()
  await db.schema
    .createTable('category_tree')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute()
  const shop = db as Kysely<Shop>
  await shop.insertInto('category_tree').values({ id: 1, version: 1 }).execute()
  await writeFirst(shop)
  await nameOthers(shop)
}

async function addColumns(
  db: Kysely<unknown>,
  table: 'categories' | 'sub_categories',
  texts: readonly string[],
): Promise<void> {
  for (const column of texts)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema.alterTable(table).addColumn('image', 'text').execute()
  await db.schema
    .alterTable(table)
    .addColumn('hidden', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function writeFirst(shop: Kysely<Shop>): Promise<void> {
  for (const [position, { slug, name, short, tab, aliases, subCategories }] of firstCategories.entries()) {
    const texts = {
      name: name[0],
      name_ar: name[1],
      short: short[0],
      short_ar: short[1],
      tab: tab[0],
      tab_ar: tab[1],
      aliases: JSON.stringify(aliases),
      position,
    }
    await shop
      .insertInto('categories')
      .values({ slug, ...texts })
      .onConflict((clash) => clash.column('slug').doUpdateSet(texts))
      .execute()
    for (const [place, [sub, english, arabic]] of subCategories.entries()) {
      const names = { name: english, name_ar: arabic, position: place }
      await shop
        .insertInto('sub_categories')
        .values({ category: slug, slug: sub, ...names })
        .onConflict((clash) => clash.columns(['category', 'slug']).doUpdateSet(names))
        .execute()
    }
  }
}

/** Categories of an older table keep their names; and each gets the place of its goods without a sub-category. */
async function nameOthers(shop: Kysely<Shop>): Promise<void> {
  for (const table of ['categories', 'sub_categories'] as const)
    await shop
      .updateTable(table)
      .set((row) => ({ name_ar: row.ref('name') }))
      .where('name_ar', '=', '')
      .execute()
  await shop
    .updateTable('categories')
    .set((row) => ({ short: row.ref('name'), short_ar: row.ref('name') }))
    .where('short', '=', '')
    .execute()
  const all = await shop.selectFrom('categories').select('slug').execute()
  await shop
    .insertInto('sub_categories')
    .values(all.map(({ slug }) => ({ category: slug, slug: '', name: '', name_ar: '', position: -1 })))
    .execute()
}
