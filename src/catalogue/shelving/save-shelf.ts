import type { Insertable } from 'kysely'
import type { Shelf, TreeCategory } from '#src/catalogue/categories/category-tree.ts'
import { searchColumnsOf } from '#src/catalogue/categories/search-texts.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { type Change, changeTree, idOf, shelfAt, type Where } from './change-tree.ts'
import { checkShelf, refused } from './check-shelf.ts'
import type { ShelfFields } from './shelf-body.ts'
import { mostOfShelf } from './shelf-limits.ts'
import {
  arrange,
  forgetMove,
  insertCategory,
  insertSubCategory,
  renameCategory,
  renameSubCategory,
  updateShelf,
} from './shelving.store.ts'
import { shelvingTexts as texts } from './shelving.texts.ts'

type Typed = ShelfFields & { version: number }

// Every column of both tables, those with a default too: one that is not written here does not compile.
type ShelfColumns = Required<Omit<Insertable<Tables['sub_categories']>, 'category' | 'slug' | 'position'>>
type OwnColumns = Required<Omit<Insertable<Tables['categories']>, keyof ShelfColumns | 'slug' | 'position'>>

/**
 * Adds a category or, with `category`, a sub-category of it, behind the others or at a place among them. Throws `refused` with each field that is
 * wrong or where there are too many, `not-found`, `conflict`.
 */
export async function addShelf(
  db: Db,
  {
    version,
    category: parent,
    place: at,
    ...fields
  }: Typed & { category?: string | undefined; place?: number | undefined },
  change: Change,
): Promise<void> {
  await changeTree(db, version, change, async (trx, tree) => {
    const category = parent === undefined ? undefined : shelfAt(tree, { category: parent }).category
    const beside: readonly Shelf[] = category ? category.subCategories : tree.categories
    const most = category ? mostOfShelf.subCategories : mostOfShelf.categories
    if (beside.length >= most)
      throw refused([
        { path: 'name', message: category ? texts.tooManySubCategories : texts.tooManyCategories },
      ])
    const shelf = await checkShelf(trx, fields, { beside })
    const row = { ...columnsOf(shelf), slug: shelf.slug, position: beside.length }
    const place = category
      ? { category: category.slug, subCategory: shelf.slug }
      : { category: shelf.slug, subCategory: '' }
    if (category) await insertSubCategory(trx, { ...row, category: category.slug })
    else await insertCategory(trx, { ...row, ...newColumns(fields, shelf) })
    await forgetMove(trx, place)
    if (at !== undefined) {
      const order = beside.map(({ slug }) => slug).toSpliced(at, 0, shelf.slug)
      await arrange(trx, order, category?.slug)
    }
    return {
      kind: 'category-added',
      id: idOf(place),
      name: shelf.name,
      after: { nameAr: shelf.nameAr, ...(at !== undefined && { place: Math.min(at, beside.length) + 1 }) },
    }
  })
}

/**
 * Changes what is given of a category or sub-category. With another address its goods come along, and the old address
 * leads there for ever (P15). Throws `refused`, `not-found`, `conflict`.
 */
export async function changeShelf(
  db: Db,
  { version, in: where, ...fields }: Typed & { in: Where },
  change: Change,
): Promise<void> {
  await changeTree(db, version, change, async (trx, tree) => {
    const { place, category, sub, shelf: before } = shelfAt(tree, where)
    const others: readonly Shelf[] = sub ? category.subCategories : tree.categories
    const beside = others.filter((one) => one !== before)
    const after = await checkShelf(trx, fields, { before, beside })
    const own = sub ? undefined : ownColumns(category, fields, after)
    await updateShelf(trx, place, { ...columnsOf(after), ...own })
    if (after.slug !== before.slug) {
      if (sub) await renameSubCategory(trx, place, { ...place, subCategory: after.slug })
      else await renameCategory(trx, before.slug, after.slug)
    }
    const { short } = category
    return {
      kind: 'category-changed',
      id: idOf(place),
      name: before.name,
      before: { ...before, ...(own && { short: short.en, shortAr: short.ar }) },
      after: { ...after, ...(own && { short: own.short, shortAr: own.short_ar }) },
    }
  })
}

function columnsOf({ name, nameAr, text, textAr, image, hidden, ...rest }: Shelf): ShelfColumns {
  return {
    ...searchColumnsOf(rest),
    name,
    name_ar: nameAr,
    text,
    text_ar: textAr,
    image: image ?? null,
    hidden: hidden ? 1 : 0,
  }
}

function shortColumns({ short, shortAr }: ShelfFields, { name, nameAr }: Shelf) {
  return { short: short || name, short_ar: shortAr || nameAr || short || name }
}

function newColumns(fields: ShelfFields, shelf: Shelf): OwnColumns {
  return { ...shortColumns(fields, shelf), tab: '', tab_ar: '', aliases: '[]' }
}

/** A new name has a new tab and, where the short one was the name, a new short one; it is still found by its old ones. */
function ownColumns(before: TreeCategory, { short, shortAr }: ShelfFields, after: Shelf) {
  const renamed = before.name !== after.name || before.nameAr !== after.nameAr
  const former = [before.name, ...(before.slug === after.slug ? [] : [before.slug])]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== after.name.toLowerCase())
  const shorts = {
    short: short ?? (before.short.en === before.name ? '' : before.short.en),
    shortAr: shortAr ?? ([before.nameAr, before.short.en].includes(before.short.ar) ? '' : before.short.ar),
  }
  return {
    ...shortColumns(shorts, after),
    ...(renamed && { tab: '', tab_ar: '' }),
    aliases: JSON.stringify([...new Set([...before.aliases, ...former])].slice(-50)),
  } satisfies Omit<OwnColumns, 'tab' | 'tab_ar'>
}
