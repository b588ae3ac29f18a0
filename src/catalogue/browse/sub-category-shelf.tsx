import { useSuspenseQuery } from '@tanstack/react-query'
import { shelfQuery } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { type Api, useApi } from '#src/ui/data/api.ts'
import { type PageArguments, PageNotFound } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { CategoryLinks } from './category-links.tsx'
import { barePath, categoryLinksOf, shelfFilter, shelfPath } from './category-listing.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ListForm } from './list-form.tsx'
import { categoryMessages, listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'

/** Brings what the page of a sub-category shows. */
export async function loadSubCategory({ queries, api, url, params }: PageArguments) {
  const { subCategory, ...shelf } = await orNotFound(
    queries.ensureQueryData(pageQuery(api, params.subCategory, url.searchParams)),
  )
  if (!subCategory) throw new PageNotFound()
  const filter = { ...shelfFilter({ ...shelf, subCategory }), sort: sortIn(url.searchParams) }
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(list))
  return null
}

function pageQuery(api: Api, subCategory = '', asked: URLSearchParams) {
  const category = asked.get('category')
  return shelfQuery(api, { subCategory, ...(category && { category }) })
}

/** The page of a sub-category, or of all of a name (P1). */
export function SubCategoryShelf() {
  const words = useMessages(categoryMessages)
  const list = useMessages(listingMessages)
  const locale = useLocale()
  const href = useHref()
  const { shopName } = useShop()
  const [asked] = useSearchParams()
  const { data } = useSuspenseQuery(pageQuery(useApi(), useParams().subCategory, asked))
  const { category, subCategory } = data
  if (!subCategory) return null
  const listing = { ...data, subCategory }
  const name = categoryName(locale, subCategory)
  const around = category && {
    label: categoryName(locale, category),
    to: href(categoryPath(category)),
  }
  const text = dataText(locale, { text: subCategory.text ?? '', textAr: subCategory.textAr }, 'text')
  const sort = sortIn(asked)
  const title = around && around.label !== name ? `${name} · ${around.label}` : name
  const links = categoryLinksOf(listing, locale).map((link) => ({ ...link, to: href(link.to) }))
  return (
    <div className="page pb-20">
      <PageHead
        title={title}
        shopName={shopName}
        description={text || words.description(name)}
        path={shelfPath(listing)}
        {...(subCategory.image && { image: subCategory.image })}
      />
      <PageIntro
        crumbs={[{ label: list.home, to: href('/') }, ...(around ? [around] : []), { label: name }]}
        title={name}
      >
        {text && <p className="mt-3 max-w-2xl text-muted">{text}</p>}
        <CategoryLinks label={category ? words.subCategories : words.foundIn} links={links} />
      </PageIntro>
      <ProductListing
        path={href(barePath(listing))}
        filter={{ ...shelfFilter(listing), sort }}
        tools={
          <ListForm
            path={href(barePath(listing))}
            keep={{ category: asked.get('category') ?? undefined }}
            className="flex gap-2"
          >
            <SortSelect sort={sort} />
          </ListForm>
        }
        empty={<EmptyListing title={words.noProducts(name)} text={words.noProductsHint} around={around} />}
      />
    </div>
  )
}
