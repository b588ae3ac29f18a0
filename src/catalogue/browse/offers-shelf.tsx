import { soldAtMessages } from '#src/catalogue/categories/sold-at.messages.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useIsRenamed, useShop } from '#src/settings/use-settings.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { asShown } from '#src/ui/data/shown-pages.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ListForm } from './list-form.tsx'
import { categoryMessages, listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'

const path = '/category/offer-category'

/** Brings what the page of offers shows. */
export async function loadOffers({ queries, api, url }: PageArguments) {
  const filter = { productType: 'Offer' as const, sort: sortIn(url.searchParams) }
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(asShown(list)))
  return null
}

/** The page of offers (P4). */
export function OffersShelf() {
  const words = useMessages(categoryMessages)
  const { soldAt } = useMessages(soldAtMessages)
  const list = useMessages(listingMessages)
  const href = useHref()
  const { shopName } = useShop()
  const [asked] = useSearchParams()
  const sort = sortIn(asked)
  return (
    <div className="page pb-20">
      <PageHead
        title={words.offers}
        shopName={shopName}
        description={useIsRenamed() ? soldAt(words.offers, shopName) : words.offersDescription}
        path={path}
      />
      <PageIntro
        crumbs={[{ label: list.home, to: href('/') }, { label: words.offers }]}
        title={words.offersTitle}
      />
      <ProductListing
        path={href(path)}
        filter={{ productType: 'Offer', sort }}
        tools={
          <ListForm path={href(path)} className="flex gap-2">
            <SortSelect sort={sort} />
          </ListForm>
        }
        empty={() => <EmptyListing title={words.noOffers} text={words.noOffersHint} />}
      />
    </div>
  )
}
