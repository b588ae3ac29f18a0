import { useQuery } from '@tanstack/react-query'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { collectionIn } from '#src/catalogue/collections/collection.ts'
import { editCollectionsQuery } from '#src/catalogue/curating/curating.query.ts'
import { ruleText } from '#src/catalogue/curating/rule-text.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import type { Locale } from '#src/core/locale.ts'
import { arrangeMessages } from '#src/dashboard/home/arrange.messages.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'

type Named = { slug: string; name: string; nameAr: string }
type Names = {
  categories: readonly (Named & { subCategories?: readonly Named[] })[]
  collections: readonly Named[]
}

/**
 * Fields that the log keeps by addresses: what stands on a shelf of home, by what a collection chooses, and where a category
 * went; and those that it keeps by English names: where a product or a sub-category stands, and the order of collections.
 */
export const shelfFields = ['shelf', 'rule', 'to', 'category', 'subCategory', 'order'] as const
type ShelfField = (typeof shelfFields)[number]

export function isShelfField(field: string): field is ShelfField {
  return (shelfFields as readonly string[]).includes(field)
}

/** What one of them names. */
export function ShelfValue({ field, value }: { field: ShelfField; value: string }) {
  const locale = useLocale()
  const collections =
    useQuery({ ...editCollectionsQuery(useApi()), enabled: field === 'shelf' || field === 'order' }).data ??
    []
  const categories = useStaffTree()?.categories ?? []
  return <>{shelfText(field, value, { locale, categories, collections })}</>
}

/** The same in words; a category or a collection that is gone by its address. */
export function shelfText(
  field: ShelfField,
  value: string,
  { locale, categories, collections }: Names & { locale: Locale },
): string {
  const words = arrangeMessages[locale]
  const named = (all: readonly Named[], slug: string) => {
    const found = all.find((one) => one.slug === slug)
    return found ? categoryName(locale, found) : slug
  }
  const called = (all: readonly Named[], name: string) => {
    const found = all.find((one) => one.name === name)
    return found ? categoryName(locale, found) : name
  }
  if (field === 'order')
    return joined(
      locale,
      value.split(', ').map((name) => called(collections, name)),
    )
  const inTree = categories.flatMap((one) => [one, ...(one.subCategories ?? [])])
  if (field === 'category' || field === 'subCategory') return called(inTree, value)
  if (field === 'rule') return ruleText(value, locale, (slug) => named(inTree, slug))
  if (field === 'to') {
    // Without goods to move, its address leads to all that there is.
    if (value === 'shop') return words.wholeShop
    const [slug = '', sub] = value.split('/')
    const inside = categories.find((one) => one.slug === slug)?.subCategories ?? []
    return sub ? `${named(categories, slug)} · ${named(inside, sub)}` : named(categories, slug)
  }
  if (value === 'offers') return words.offers
  if (value === 'new') return words.newGoods
  const collection = collectionIn(value)
  return collection === undefined ? named(inTree, value) : named(collections, collection)
}
