import type { StaffCategory, StaffSubCategory, StaffTree } from './staff-tree.ts'

/** What somebody wants to do with which category, or with which sub-category of it. */
export type ShelfAsked =
  | { to: 'add'; category?: StaffCategory }
  | { to: 'edit' | 'remove'; category: StaffCategory; sub?: StaffSubCategory }

/** A category or sub-category as the API is told of it. */
export function whereOf({ category, sub }: { category: StaffCategory; sub?: StaffSubCategory | undefined }) {
  return { category: category.slug, ...(sub && { subCategory: sub.slug }) }
}

/** Every place goods can be sent to but those that go away; its value says both addresses. */
export function placesBut(
  tree: StaffTree,
  { category, sub }: { category: StaffCategory; sub?: StaffSubCategory | undefined },
): { category: StaffCategory; sub?: StaffSubCategory; value: string }[] {
  return tree.categories
    .filter((one) => sub || one.slug !== category.slug)
    .flatMap((one) => [
      { category: one, value: one.slug },
      ...one.subCategories
        .filter((other) => one.slug !== category.slug || other.slug !== sub?.slug)
        .map((other) => ({ category: one, sub: other, value: `${one.slug}/${other.slug}` })),
    ])
}
