import { useSuspenseQuery } from '@tanstack/react-query'
import { shelfQuery } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { type Api, useApi } from '#src/ui/data/api.ts'
import { type PageArguments, PageNotFound } from '#src/ui/data/page-data.ts'
import { asShown } from '#src/ui/data/shown-pages.ts'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { CategoryLinks } from './category-links.tsx'
import { barePath, categoryLinksOf, shelfFilter, shelfPath } from './category-listing.ts'
import { categoryMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { NamedShelf } from './named-shelf.tsx'

/** Brings what the page of a sub-category shows. */
export async function loadSubCategory({ queries, api, url, params }: PageArguments) {
  const { subCategory, ...shelf } = await orNotFound(
    queries.ensureQueryData(pageQuery(api, params.subCategory, url.searchParams)),
  )
  if (!subCategory) throw new PageNotFound()
  const asked = params.subCategory ?? ''
  const filter = { ...shelfFilter({ ...shelf, subCategory, asked }), sort: sortIn(url.searchParams) }
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(asShown(list)))
  return null
}

function pageQuery(api: Api, subCategory = '', search: URLSearchParams) {
  const category = search.get('category')
  return shelfQuery(api, { subCategory, ...(category && { category }) })
}

/** The page of a sub-category, or of all of a name (P1). */
export function SubCategoryShelf() {
  const words = useMessages(categoryMessages)
  const locale = useLocale()
  const href = useHref()
  const [search] = useSearchParams()
  const { subCategory: asked = '' } = useParams()
  const { data } = useSuspenseQuery(pageQuery(useApi(), asked, search))
  const { category, subCategory } = data
  if (!subCategory) return null
  const listing = { ...data, subCategory, asked }
  const name = categoryName(locale, subCategory)
  const around = category && { label: categoryName(locale, category), to: href(categoryPath(category)) }
  const sort = sortIn(search)
  const links = categoryLinksOf(listing, locale).map((link) => ({ ...link, to: href(link.to) }))
  return (
    <NamedShelf
      name={name}
      title={around && around.label !== name ? `${name} · ${around.label}` : name}
      text={dataText(locale, { text: subCategory.text ?? '', textAr: subCategory.textAr }, 'text')}
      told={subCategory}
      image={subCategory.image}
      path={shelfPath(listing)}
      listPath={barePath(listing)}
      keep={{ category: search.get('category') ?? undefined }}
      filter={{ ...shelfFilter(listing), sort }}
      sort={{ sort }}
      around={around}
    >
      <CategoryLinks label={category ? words.subCategories : words.foundIn} links={links} />
    </NamedShelf>
  )
}
