import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { collectionQuery } from '#src/catalogue/collections/collection.query.ts'
import { collectionPath } from '#src/catalogue/collections/collection.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import type { CardFilter } from '#src/catalogue/product/product.query.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { asShown } from '#src/ui/data/shown-pages.ts'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import type { ListAddress } from './list-parameters.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { NamedShelf } from './named-shelf.tsx'

/** Brings what the page of a collection shows. */
export async function loadCollection({ queries, api, url, params }: PageArguments) {
  const collection = await orNotFound(queries.ensureQueryData(collectionQuery(api, params.collection ?? '')))
  const filter = filterIn(url.searchParams, collection)
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(asShown(list)))
  return null
}

/** Goods chosen by hand stand in the order of the choice until another is asked for. */
function filterIn(asked: ListAddress, { slug, byHand }: { slug: string; byHand: boolean }): CardFilter {
  const sort = sortIn(asked, byHand)
  return { collection: slug, ...(sort !== 'chosen' && { sort }) }
}

/** The page of a collection (P18). */
export function CollectionShelf() {
  const locale = useLocale()
  const [asked] = useSearchParams()
  const { data: collection } = useSuspenseQuery(collectionQuery(useApi(), useParams().collection ?? ''))
  const { byHand, image } = collection
  return (
    <NamedShelf
      name={categoryName(locale, collection)}
      text={dataText(locale, collection, 'text')}
      told={collection}
      image={image}
      path={collectionPath(collection)}
      filter={filterIn(asked, collection)}
      sort={{ sort: sortIn(asked, byHand), usual: byHand ? 'chosen' : 'newest' }}
    />
  )
}
