import { useQuery } from '@tanstack/react-query'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { collectionIn } from '#src/catalogue/collections/collection.ts'
import { editCollectionsQuery } from '#src/catalogue/curating/curating.query.ts'
import { ruleText } from '#src/catalogue/curating/rule-text.ts'
import { useStaffTree } from '#src/catalogue/shelving/category-tree.query.ts'
import type { Locale } from '#src/core/locale.ts'
import { arrangeMessages } from '#src/dashboard/home/arrange.messages.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'

type Names = {
  categories: readonly { slug: string; name: string; nameAr: string }[]
  collections: readonly { slug: string; name: string; nameAr: string }[]
}

/** What stands on a shelf of home, or by what a collection chooses, which the log keeps by addresses. */
export function ShelfValue({ field, value }: { field: 'shelf' | 'rule'; value: string }) {
  const locale = useLocale()
  const collections = useQuery({ ...editCollectionsQuery(useApi()), enabled: field === 'shelf' }).data ?? []
  const categories = (useStaffTree()?.categories ?? []).flatMap((one) => [one, ...one.subCategories])
  return <>{shelfText(field, value, { locale, categories, collections })}</>
}

/** The same in words; a category or a collection that is gone by its address. */
export function shelfText(
  field: 'shelf' | 'rule',
  value: string,
  { locale, categories, collections }: Names & { locale: Locale },
): string {
  const words = arrangeMessages[locale]
  const named = (all: Names['categories'], slug: string) => {
    const found = all.find((one) => one.slug === slug)
    return found ? categoryName(locale, found) : slug
  }
  if (field === 'rule') return ruleText(value, locale, (slug) => named(categories, slug))
  if (value === 'offers') return words.offers
  if (value === 'new') return words.newGoods
  const collection = collectionIn(value)
  return collection === undefined ? named(categories, value) : named(collections, collection)
}
