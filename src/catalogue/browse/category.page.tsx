import { useSuspenseQuery } from '@tanstack/react-query'
import { shelfQuery } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath, subCategoryPath } from '#src/catalogue/categories/category.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { type PageArguments, PageNotFound } from '#src/ui/data/page-data.ts'
import { asShown } from '#src/ui/data/shown-pages.ts'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { CategoryLinks } from './category-links.tsx'
import { CollectionShelf, loadCollection } from './collection-shelf.tsx'
import { categoryMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { NamedShelf } from './named-shelf.tsx'
import { loadOffers, OffersShelf } from './offers-shelf.tsx'
import { loadSubCategory, SubCategoryShelf } from './sub-category-shelf.tsx'

/**
 * The lists that stand in the shop's addresses: of a collection, a sub-category, a category, or of offers. They are one
 * file, because every page of the shop carries the name of each.
 */
export function loader(page: PageArguments) {
  const { collection, subCategory, category } = page.params
  if (collection !== undefined) return loadCollection(page)
  if (subCategory !== undefined) return loadSubCategory(page)
  return category === undefined ? loadOffers(page) : loadCategory(page)
}

export default function CategoryPage() {
  const { collection, subCategory, category } = useParams()
  if (collection !== undefined) return <CollectionShelf />
  if (subCategory !== undefined) return <SubCategoryShelf />
  return category === undefined ? <OffersShelf /> : <CategoryShelf />
}

async function loadCategory({ queries, api, url, params }: PageArguments) {
  const shelf = shelfQuery(api, { category: params.category ?? '' })
  const { category } = await orNotFound(queries.ensureQueryData(shelf))
  if (!category) throw new PageNotFound()
  const filter = { category: category.slug, sort: sortIn(url.searchParams) }
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(asShown(list)))
  return null
}

function CategoryShelf() {
  const words = useMessages(categoryMessages)
  const locale = useLocale()
  const href = useHref()
  const [asked] = useSearchParams()
  const { data } = useSuspenseQuery(shelfQuery(useApi(), { category: useParams().category ?? '' }))
  const { category } = data
  if (!category) return null
  const sort = sortIn(asked)
  const links = category.subCategories.map((sub) => ({
    label: categoryName(locale, sub),
    to: href(subCategoryPath(category, sub)),
  }))
  return (
    <NamedShelf
      name={categoryName(locale, category)}
      text={dataText(locale, { text: category.text ?? '', textAr: category.textAr }, 'text')}
      told={category}
      image={category.image}
      path={categoryPath(category)}
      filter={{ category: category.slug, sort }}
      sort={{ sort }}
    >
      {links.length > 0 && <CategoryLinks label={words.subCategories} links={links} />}
    </NamedShelf>
  )
}
