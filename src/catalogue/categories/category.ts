import type { Locale, Text } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'

/** A category or a sub-category by what it is called; the other languages' names as the owner typed them. */
export type Named = { name: string; nameAr: string }

/** A category as every page has it: enough for a link. */
export type CategoryName = Named & {
  slug: string
  /** The short word of tiles and breadcrumbs: `Bags`. */
  short: Text
  /** Set where the owner named it: menus write the name as it was typed, those of the twelve in capitals (P15). */
  own?: true | undefined
  /** Set where no public product stands in it; in a shop without any nowhere, so that its menus are whole. */
  empty?: true | undefined
}

/** A sub-category as pages show it; `shared` where another category has one of the same address (P1). */
export type SubCategory = Named & { slug: string; shared?: true | undefined }

/** A category as menus show it. */
export type Category = CategoryName & {
  /** Its tab in home's Most Popular grid. */
  tab: Text
  subCategories: SubCategory[]
}

/** What a category or a sub-category of it is called in the reader's language. */
export function categoryName(locale: Locale, named: Named): string {
  return dataText(locale, named, 'name')
}

/** product.md section 2's path of a category page: `/category/product-category/bags`. */
export function categoryPath(category: { slug: string }): string {
  return `/category/product-category/${encodeURIComponent(category.slug)}`
}

/** product.md's path of a sub-category page; those that share an address carry their category (P1). */
export function subCategoryPath(
  category: { slug: string },
  { slug, shared }: Pick<SubCategory, 'slug' | 'shared'>,
): string {
  const path = `/category/sub-category/${encodeURIComponent(slug)}`
  return shared ? `${path}?category=${encodeURIComponent(category.slug)}` : path
}
