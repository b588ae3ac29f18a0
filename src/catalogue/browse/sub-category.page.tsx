import { categoryPath } from '#src/catalogue/categories/category.ts'
import { categoryName } from '#src/catalogue/categories/category-table.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { type PageArguments, PageNotFound } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { CategoryLinks } from './category-links.tsx'
import { categoryLinksOf, findCategoryListing } from './category-listing.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ListForm } from './list-form.tsx'
import { categoryMessages, listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'

export async function loader({ queries, api, url, params }: PageArguments) {
  const listing = findCategoryListing(params.subCategory ?? '', url.searchParams.get('category'))
  if (!listing) throw new PageNotFound()
  const filter = { ...listing.filter, sort: sortIn(url.searchParams) }
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(list))
  return null
}

export default function SubCategoryPage() {
  const words = useMessages(categoryMessages)
  const list = useMessages(listingMessages)
  const locale = useLocale()
  const href = useHref()
  const { shopName } = useShop()
  const [asked] = useSearchParams()
  const listing = findCategoryListing(useParams().subCategory ?? '', asked.get('category'))
  if (!listing) return null
  const { category, subCategory, path, filter } = listing
  const name = categoryName(locale, subCategory)
  const around = category && {
    label: categoryName(locale, category),
    to: href(categoryPath(category)),
  }
  const sort = sortIn(asked)
  const title = around && around.label !== name ? `${name} · ${around.label}` : name
  const links = categoryLinksOf(listing, locale).map((link) => ({ ...link, to: href(link.to) }))
  return (
    <div className="page pb-20">
      <PageHead title={title} shopName={shopName} description={words.description(name)} path={path} />
      <PageIntro
        crumbs={[{ label: list.home, to: href('/') }, ...(around ? [around] : []), { label: name }]}
        title={name}
      >
        <CategoryLinks label={category ? words.subCategories : words.foundIn} links={links} />
      </PageIntro>
      <ProductListing
        path={href(listing.barePath)}
        filter={{ ...filter, sort }}
        tools={
          <ListForm
            path={href(listing.barePath)}
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
