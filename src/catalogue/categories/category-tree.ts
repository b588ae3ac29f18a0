import type { Text } from '#src/core/locale.ts'
import { type CategoryName, categoryPath, type Named, type SubCategory, subCategoryPath } from './category.ts'
import type { SearchTexts } from './search-texts.ts'

/** What category and sub-category are alike in; texts are empty where nothing was typed. */
export type Shelf = Named &
  SearchTexts & {
    /** The last part of its address. */
    slug: string
    text: string
    textAr: string
    image: string | undefined
    hidden: boolean
  }

export type TreeSubCategory = Shelf & Pick<SubCategory, 'shared'>

export type TreeCategory = Shelf &
  Pick<CategoryName, 'own'> & {
    short: Text
    tab: Text
    /** Other names it is found by, in small letters. */
    aliases: readonly string[]
    subCategories: readonly TreeSubCategory[]
  }

/** Where goods stand: in a category, and in one of its sub-categories or, where that is empty, in none. */
export type Place = { category: string; subCategory: string }

/** The whole tree in the order of the menu, hidden ones too, and where each address that is no more leads (P15). */
export type Tree = {
  /** Raised by every change. */
  version: number
  categories: readonly TreeCategory[]
  moves: ReadonlyMap<string, Place>
}

/** The key of an address among the moves. */
export function placeKey({ category, subCategory }: Place): string {
  return `${category}/${subCategory}`
}

export type Findable = { slug: string; name: string; aliases?: readonly string[] }

/** A category by any of its names, whatever the case (P1); undefined for an unknown name. */
export function findCategory<C extends Findable>(categories: readonly C[], name: string): C | undefined {
  const wanted = name.trim().toLowerCase()
  return (
    categories.find(({ slug }) => slug === wanted) ??
    categories.find((one) => one.name.toLowerCase() === wanted) ??
    categories.find(({ aliases = [] }) => aliases.includes(wanted))
  )
}

/**
 * Where goods of a place stand now: there, or where it has moved to (P15); those of a category that went without a
 * successor stand in the first one.
 */
export function livePlace({ categories, moves }: Tree, place: Place): Place {
  const isLive = ({ category, subCategory }: Place) =>
    categories.some(
      ({ slug, subCategories }) =>
        slug === category && (subCategory === '' || subCategories.some((sub) => sub.slug === subCategory)),
    )
  if (isLive(place)) return place
  const whole = { category: place.category, subCategory: '' }
  const found = [moves.get(placeKey(place)), whole, moves.get(placeKey(whole))].find((to) => to && isLive(to))
  return found ?? { category: categories[0]?.slug ?? '', subCategory: '' }
}

/** Only what shoppers see, in the order of the menu. */
export function shownOf(categories: readonly TreeCategory[]): TreeCategory[] {
  return categories
    .filter(({ hidden }) => !hidden)
    .map((category) => ({
      ...category,
      subCategories: category.subCategories.filter(({ hidden }) => !hidden),
    }))
}

/** The path of the page of a place; the shop's where it is nowhere any more. */
export function placePath(tree: Tree, { category, subCategory }: Place): string {
  const found = tree.categories.find(({ slug }) => slug === category)
  const sub = found?.subCategories.find(({ slug }) => slug === subCategory)
  if (!found) return '/shop'
  return sub ? subCategoryPath(found, sub) : categoryPath(found)
}
