import type { Selectable } from 'kysely'
import { keepForVersion } from '#src/db/catalogue-version.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { isPostgres } from '#src/db/engine.ts'
import { type Place, placeKey, type Shelf, type Tree } from './category-tree.ts'
import { searchTextsOf } from './search-texts.ts'

/**
 * The tree of categories as of the present version of the catalogue: read anew after each change, kept until the next.
 * Inside a transaction it is read as the transaction sees it.
 */
export const treeOf = keepForVersion(readTree)

/** The categories, by address, in which a public product stands, as of the present version of the catalogue. */
export const filledCategories = keepForVersion(async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('products')
    .select('category')
    .where('visibility', '=', 'Public')
    .distinct()
    .execute()
  return new Set(rows.map(({ category }) => category))
})

/**
 * The tree as a transaction sees it: `kept`, which was read before it, unless the tree has been changed since; every change
 * of it counts its version (P15).
 */
export async function treeIn(trx: Db, kept: Tree): Promise<Tree> {
  const { version } = await trx.selectFrom('category_tree').select('version').executeTakeFirstOrThrow()
  return version === kept.version ? kept : readTree(trx)
}

async function readTree(db: Db): Promise<Tree> {
  // One after the other: a transaction has one connection.
  const { version } = await db.selectFrom('category_tree').select('version').executeTakeFirstOrThrow()
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').orderBy('slug').execute()
  const subRows = await db
    .selectFrom('sub_categories')
    .selectAll()
    .where('slug', '<>', '')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  const moves = await db.selectFrom('category_moves').selectAll().execute()
  const named = Map.groupBy(subRows, ({ slug }) => slug)
  const subsOf = Map.groupBy(subRows, ({ category }) => category)
  return {
    version,
    categories: rows.map((row) => ({
      ...shelfOf(row),
      short: { en: row.short, ar: row.short_ar },
      tab: { en: row.tab || row.name, ar: row.tab_ar || row.name_ar || row.name },
      ...(row.tab === '' && { own: true as const }),
      aliases: JSON.parse(row.aliases),
      subCategories: (subsOf.get(row.slug) ?? []).map((sub) => ({
        ...shelfOf(sub),
        ...((named.get(sub.slug)?.length ?? 0) > 1 && { shared: true as const }),
      })),
    })),
    moves: new Map(
      moves.map((move) => [
        placeKey({ category: move.category, subCategory: move.sub_category }),
        { category: move.to_category, subCategory: move.to_sub_category },
      ]),
    ),
  }
}

type ShelfRow = Omit<Selectable<Tables['sub_categories']>, 'category' | 'position'>

function shelfOf(row: ShelfRow): Shelf {
  return {
    slug: row.slug,
    name: row.name,
    nameAr: row.name_ar,
    text: row.text,
    textAr: row.text_ar,
    ...searchTextsOf(row),
    image: row.image ?? undefined,
    hidden: row.hidden === 1,
  }
}

/**
 * Whether these places are there, and holds them until the transaction ends: nobody can take one away under goods that
 * are being put there.
 */
export async function holdPlaces(trx: Db, places: readonly Place[]): Promise<boolean> {
  for (const { category, subCategory } of new Map(places.map((place) => [placeKey(place), place])).values()) {
    const query = trx
      .selectFrom('sub_categories')
      .select('slug')
      .where('category', '=', category)
      .where('slug', '=', subCategory)
    if (!(await (isPostgres(trx) ? query.forKeyShare() : query).executeTakeFirst())) return false
  }
  return true
}
