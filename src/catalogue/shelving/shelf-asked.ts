import { categoryName } from '#src/catalogue/categories/category.ts'
import type { Locale } from '#src/core/locale.ts'
import type { StaffCategory, StaffSubCategory, StaffTree } from './staff-tree.ts'

/** What somebody wants to do with which category, or with which sub-category of it. */
export type ShelfAsked =
  | { to: 'add'; category?: StaffCategory }
  | { to: 'edit' | 'remove'; category: StaffCategory; sub?: StaffSubCategory }

/** A category or sub-category; its value says both addresses. */
export type Chosen = { category: StaffCategory; sub?: StaffSubCategory; value: string }

/** A category or sub-category as the API is told of it. */
export function whereOf({ category, sub }: { category: StaffCategory; sub?: StaffSubCategory | undefined }) {
  return { category: category.slug, ...(sub && { subCategory: sub.slug }) }
}

/** Both addresses of a category or sub-category in one text. */
export function shelfKey({
  category,
  sub,
}: {
  category: StaffCategory
  sub?: StaffSubCategory | undefined
}): string {
  return sub ? `${category.slug}/${sub.slug}` : category.slug
}

/** Every category, its sub-categories behind it. */
export function allShelves(tree: StaffTree): Chosen[] {
  return tree.categories.flatMap((category) => [
    { category, value: shelfKey({ category }) },
    ...category.subCategories.map((sub) => ({ category, sub, value: shelfKey({ category, sub }) })),
  ])
}

/** Every place goods can be sent to but those that go away. */
export function placesBut(
  tree: StaffTree,
  { category, sub }: { category: StaffCategory; sub?: StaffSubCategory | undefined },
): Chosen[] {
  const gone = shelfKey({ category, sub })
  return allShelves(tree).filter(
    ({ value, category: { slug } }) => value !== gone && (sub || slug !== category.slug),
  )
}

/** What a place for goods is called, and that nobody sees it in the shop where that is so. */
export function placeName(
  locale: Locale,
  { category, sub }: Chosen,
  words: { withoutSub: (category: string) => string; hiddenPlace: (place: string) => string },
): string {
  const name = categoryName(locale, category)
  const place = sub ? `${name} · ${categoryName(locale, sub)}` : words.withoutSub(name)
  return category.hidden || sub?.hidden ? words.hiddenPlace(place) : place
}
