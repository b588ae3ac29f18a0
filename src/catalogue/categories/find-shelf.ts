import { isAddressPart } from '#src/core/address-part.ts'
import {
  findCategory,
  type Place,
  placeKey,
  placePath,
  shownOf,
  type Tree,
  type TreeCategory,
  type TreeSubCategory,
} from './category-tree.ts'
import { findSubCategories, findSubCategory, subCategoriesAt } from './find-sub-category.ts'
import { addressOfName, slugOf } from './slug.ts'

/** What the page of a category or sub-category shows. */
export type FoundShelf = {
  /** Undefined while a shared name may mean any of several. */
  category: TreeCategory | undefined
  subCategory: TreeSubCategory | undefined
  /** The categories that share the name, where none was told. */
  foundIn: TreeCategory[]
}

/**
 * What an address names: a category, one sub-category, or all of a name that several categories share (P1). `movedTo` is
 * the path of where an address leads that is no more (P15); undefined for an unknown name, a hidden one, or a category
 * that has no such sub-category.
 */
export function findShelf(
  tree: Tree,
  { category: told, subCategory: name }: { category?: string | undefined; subCategory?: string | undefined },
): FoundShelf | { movedTo: string } | undefined {
  const shown = shownOf(tree.categories)
  const category = told ? findCategory(shown, told) : undefined
  const moved = tree.moves.get(
    placeKey({ category: addressOfName(told ?? ''), subCategory: addressOfName(name ?? '') }),
  )
  const living = category && name ? findSubCategory(category, name) : undefined
  // An Arabic word that is an address leads to the present one of what is called so, and else is a name.
  const leadsHome = moved?.category === category?.slug && moved?.subCategory === (living?.slug ?? '')
  // A name that is no address is first of all that of a category or sub-category there is.
  const isName = (typed = '') =>
    typed.trim().toLowerCase() !== slugOf(typed) && !(leadsHome && isAddressPart(typed.trim().toLowerCase()))
  // Nor is a word that is both lost to a living one, unless it leads to that very one.
  const isAnothers =
    living !== undefined &&
    category?.slug === told?.trim().toLowerCase() &&
    (moved?.category !== category?.slug || moved?.subCategory !== living.slug)
  const isNamed = category && (isName(told) || (isName(name) && living) || isAnothers)
  // The nearest page that is shown: the category of a hidden sub-category, the shop of a hidden category.
  const leadTo = (place: Place) => ({ movedTo: placePath({ ...tree, categories: shown }, place) })
  if (moved && !isNamed) return leadTo(moved)
  if (told && !category) return undefined
  if (!name) return category && { category, subCategory: undefined, foundIn: [] }
  const found = subCategoriesAt(category ? [category] : shown, name)
  const [first] = found
  if (first) {
    const all = found.map((one) => one.category)
    const alone = all.length === 1
    return {
      category: alone ? first.category : undefined,
      subCategory: first.subCategory,
      foundIn: alone ? [] : all,
    }
  }
  if (told) return undefined
  const leading = [...tree.moves].filter(([key]) => key.endsWith(`/${addressOfName(name)}`))
  const [, to] = leading.find(([, place]) => !isHidden(tree, place)) ?? leading[0] ?? []
  // What is hidden itself has no page, whatever was called so before.
  if (!to || (isHidden(tree, to) && findSubCategories(tree.categories, name).length > 0)) return undefined
  return leadTo(to)
}

/** Whether a place is there and not shown. */
function isHidden({ categories }: Tree, { category, subCategory }: Place): boolean {
  const found = categories.find(({ slug }) => slug === category)
  return (
    found !== undefined &&
    [found, ...found.subCategories.filter(({ slug }) => slug === subCategory)].some(({ hidden }) => hidden)
  )
}
