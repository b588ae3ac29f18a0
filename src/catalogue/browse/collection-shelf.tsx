import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { collectionQuery } from '#src/catalogue/collections/collection.query.ts'
import { collectionPath } from '#src/catalogue/collections/collection.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import type { CardFilter } from '#src/catalogue/product/product.query.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ListForm } from './list-form.tsx'
import type { ListAddress } from './list-parameters.ts'
import { categoryMessages, listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'

/** Brings what the page of a collection shows. */
export async function loadCollection({ queries, api, url, params }: PageArguments) {
  const collection = await orNotFound(queries.ensureQueryData(collectionQuery(api, params.collection ?? '')))
  const filter = filterIn(url.searchParams, collection)
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(list))
  return null
}

/** Goods chosen by hand stand in the order of the choice until another is asked for. */
function filterIn(asked: ListAddress, { slug, byHand }: { slug: string; byHand: boolean }): CardFilter {
  const sort = sortIn(asked, byHand)
  return { collection: slug, ...(sort !== 'chosen' && { sort }) }
}

/** The page of a collection (P18). */
export function CollectionShelf() {
  const words = useMessages(categoryMessages)
  const list = useMessages(listingMessages)
  const locale = useLocale()
  const href = useHref()
  const { shopName } = useShop()
  const [asked] = useSearchParams()
  const { data: collection } = useSuspenseQuery(collectionQuery(useApi(), useParams().collection ?? ''))
  const name = categoryName(locale, collection)
  const path = collectionPath(collection)
  const text = dataText(locale, collection, 'text')
  return (
    <div className="page pb-20">
      <PageHead
        title={name}
        shopName={shopName}
        description={text || words.description(name)}
        path={path}
        {...(collection.image && { image: collection.image })}
      />
      <PageIntro crumbs={[{ label: list.home, to: href('/') }, { label: name }]} title={name}>
        {text && <p className="mt-3 max-w-2xl text-muted">{text}</p>}
      </PageIntro>
      <ProductListing
        path={href(path)}
        filter={filterIn(asked, collection)}
        tools={
          <ListForm path={href(path)} className="flex gap-2">
            <SortSelect
              sort={sortIn(asked, collection.byHand)}
              usual={collection.byHand ? 'chosen' : 'newest'}
            />
          </ListForm>
        }
        empty={<EmptyListing title={words.noProducts(name)} text={words.noProductsHint} />}
      />
    </div>
  )
}
