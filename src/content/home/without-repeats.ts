import { filledCategories, treeOf } from '#src/catalogue/categories/category.store.ts'
import { shownOf } from '#src/catalogue/categories/category-tree.ts'
import { countProducts } from '#src/catalogue/product/product-list.store.ts'
import type { Db } from '#src/db/db.ts'
import { ofCategories, type SectionKind } from './section-kind.ts'

/** So many goods of a category its row has at most; fewer than so many it shows larger, where a grid of them would have a hole. */
const [row, few] = [10, 5]

/**
 * The kinds of these sections of home that would say the goods of a shop of one or two categories once more (product.md
 * section 2); none with more categories.
 */
export async function repeatsOf(db: Db, sections: readonly { kind: SectionKind }[]): Promise<SectionKind[]> {
  const kinds = sections.map(({ kind }) => kind)
  const repeats = await repeatsAmong(db, kinds)
  return repeats.filter((kind) => kinds.includes(kind))
}

async function repeatsAmong(db: Db, kinds: readonly SectionKind[]): Promise<SectionKind[]> {
  const [filled, { categories }] = [await filledCategories(db), await treeOf(db)]
  const shelves = shownOf(categories).filter(({ slug }) => filled.has(slug))
  if (shelves.length === 0 || shelves.length > 2) return []
  const count = (narrowing: object) => countProducts(db, { visibility: 'Public', ...narrowing }, true)
  const counts = await Promise.all(shelves.map(({ slug }) => count({ category: slug })))
  const all = counts.reduce((sum, one) => sum + one)
  // Goods of a hidden category are on sale and in no row (P15): without the other lists nobody would see them.
  if (all < (await count({}))) return [...ofCategories]
  const fresh = await count({ productType: 'New Arrivals' })
  const has = (kind: SectionKind) => kinds.includes(kind)
  if (shelves.length === 1 && has('new') && fresh === all && all <= row)
    return [...ofCategories, 'popular', 'shelves']
  // One list holds all there is: the rows, where these leave nothing over; of one category with more than a few goods that of all.
  const isGrid = shelves.length === 1 && has('popular') && (all >= few || !has('shelves'))
  const inOne: SectionKind = isGrid ? 'popular' : 'shelves'
  const isWhole = has(inOne) && (inOne === 'popular' || counts.every((one) => one <= row))
  if (!isWhole) return [...ofCategories]
  // What is new says something beside it while it is a choice: neither a single one nor most of them.
  const isChoice = fresh > 1 && fresh * 2 <= all
  return [...ofCategories, inOne === 'popular' ? 'shelves' : 'popular', ...(isChoice ? [] : ['new' as const])]
}
