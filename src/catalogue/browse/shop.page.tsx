import { useQuery } from '@tanstack/react-query'
import { ProductGrid } from '#src/catalogue/card/product-grid.tsx'
import {
  categoryNamesQuery,
  useCategoryNames,
  useFilledCategories,
} from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath } from '#src/catalogue/categories/category.ts'
import { soldAtMessages } from '#src/catalogue/categories/sold-at.messages.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useIsRenamed, useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { type Api, useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { asShown } from '#src/ui/data/shown-pages.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CategoryLinks } from './category-links.tsx'
import type { Narrowing } from './list-parameters.ts'
import { listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { cardFilterOf, narrowingIn, shopSortIn } from './listing.ts'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { productOptionsQuery } from './product-options.query.ts'
import { ShopFilters } from './shop-filters.tsx'

export async function loader({ queries, api, url }: PageArguments) {
  const categories = await queries.ensureQueryData(categoryNamesQuery(api))
  const filter = cardFilterOf(narrowingIn(url.searchParams, categories), shopSortIn(url.searchParams))
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  const [{ pages }] = await Promise.all([
    orNotFound(queries.ensureInfiniteQueryData(asShown(list))),
    queries.ensureQueryData(productOptionsQuery(api)),
  ])
  const [first] = pages
  if (first?.cards.length === 0) await queries.ensureQueryData(offeredQuery(api, first.didYouMean))
  return null
}

export default function ShopPage() {
  const words = useMessages(listingMessages)
  const { soldAt } = useMessages(soldAtMessages)
  const href = useHref()
  const { shopName } = useShop()
  const [asked] = useSearchParams()
  const narrowing = narrowingIn(asked, useCategoryNames())
  const sort = shopSortIn(asked)
  const { q } = narrowing
  const isRenamed = useIsRenamed()
  const path = href('/shop')
  const title = q ? words.resultsFor(q) : words.allProducts
  // Only the plain list is for search engines; its narrowings are the same goods again.
  const found = Object.keys(narrowing).length > 0
  const isAll = !found && !asked.has('cursor')
  return (
    <div className="page pb-20">
      <PageHead
        title={q ? title : words.shop}
        shopName={shopName}
        description={isRenamed ? soldAt(words.allProducts, shopName) : words.shopDescription}
        {...(!found && { path: '/shop' })}
      />
      <PageIntro crumbs={[{ label: words.home, to: href('/') }, { label: words.shop }]} title={title}>
        <ActiveFilters path={path} narrowing={narrowing} />
      </PageIntro>
      <ProductListing
        path={path}
        filter={cardFilterOf(narrowing, sort)}
        tools={<ShopFilters path={path} narrowing={narrowing} sort={sort} />}
        empty={(meant) =>
          isAll ? (
            <Empty title={words.nothingYet} text={words.nothingYetHint} />
          ) : (
            <NothingFound {...{ path, narrowing, meant }} />
          )
        }
      />
    </div>
  )
}

/** Where nothing was found, what the nearest words find, or else what others like: one row on a desk. */
function offeredQuery(api: Api, meant: string | undefined) {
  return cardsQuery(api, meant ? { searchQuery: meant } : { sort: 'popular' }, 5)
}

type NothingProps = {
  path: string
  narrowing: Partial<Record<Narrowing, string>>
  meant: string | undefined
}

/** Nothing answers a search or its filters: one press takes the filters away, and the shop goes on below. */
function NothingFound({ path, narrowing, meant }: NothingProps) {
  const words = useMessages(listingMessages)
  const [href, locale, api] = [useHref(), useLocale(), useApi()]
  const { data: offered } = useQuery(offeredQuery(api, meant))
  const { q, ...filters } = narrowing
  const isSearchedIn = q !== undefined && Object.keys(filters).length > 0
  const links = useFilledCategories().map((category) => ({
    label: categoryName(locale, category),
    to: href(categoryPath(category)),
  }))
  return (
    <>
      <Empty
        title={q ? words.nothingFoundFor(q) : words.nothingFound}
        text={words.nothingFoundHint}
        action={
          <Link
            to={isSearchedIn ? `${path}?${new URLSearchParams({ q })}` : path}
            className={buttonClass('secondary')}
          >
            {isSearchedIn ? words.clearAll : words.seeAll}
          </Link>
        }
        className="pb-6"
      />
      {links.length > 0 && <CategoryLinks label={words.category} links={links} />}
      {offered && offered.cards.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-5">{meant ? words.resultsFor(meant) : words.popular}</h2>
          <ProductGrid cards={offered.cards} className="whole-rows" />
        </section>
      )}
    </>
  )
}
