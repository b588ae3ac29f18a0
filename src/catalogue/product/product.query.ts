import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'

import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { ProductSort } from './buying.ts'
import type { ProductApi } from './product.api.ts'
import type { Product, ProductCard } from './product.ts'

function client(api: Api) {
  return clientOf<ProductApi>(api)
}

/** What a list of cards is asked for, as it stands in the address bar; amounts are OMR texts. */
export type CardFilter = {
  category?: string
  collection?: string
  ids?: string
  subCategory?: string
  productType?: Product['productType']
  searchQuery?: string
  minPrice?: string
  maxPrice?: string
  color?: string
  size?: string
  offer?: '1'
  sort?: ProductSort
  productVisibility?: 'Public'
  /** These three are for staff. */
  tags?: string
  newDays?: string
  inStock?: '1'
}

export type CardPage = {
  cards: ProductCard[]
  total: number
  nextCursor?: string | undefined
  /** Words that find something, where those that were asked for do not. */
  didYouMean?: string | undefined
}

async function askCards(api: Api, filter: CardFilter, limit: number, cursor?: string): Promise<CardPage> {
  const query = { ...filter, limit: String(limit), fields: 'card' as const, ...(cursor && { cursor }) }
  const { data, total = 0, nextCursor, didYouMean } = await answerOf(client(api).products.$get({ query }))
  return { cards: data, total, nextCursor, didYouMean }
}

/** One page of cards; the same filter, limit and cursor are one answer. */
export function cardsQuery(api: Api, filter: CardFilter, limit: number, cursor?: string) {
  return queryOptions({
    queryKey: ['products', filter, limit, cursor ?? ''],
    queryFn: () => askCards(api, filter, limit, cursor),
  })
}

/** The cards of these products that shoppers may see, in this order. */
export function byIdsQuery(api: Api, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'ids', ids],
    queryFn: async () => {
      const page = await askCards(api, { ids: ids.join() }, ids.length)
      return { ...page, cards: page.cards.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id)) }
    },
  })
}

/** The first cards of several lists as one answer, in the order of their filters. */
export function cardListsQuery(api: Api, filters: readonly CardFilter[], limit: number) {
  return queryOptions({
    queryKey: ['products', 'lists', filters, limit],
    queryFn: () => Promise.all(filters.map((filter) => askCards(api, filter, limit))),
  })
}

/** Cards that grow by `step` a press after the `first` ones (product.md section 2, Most Popular). */
export function growingCardsQuery(api: Api, filter: CardFilter, first: number, step: number) {
  return infiniteQueryOptions({
    queryKey: ['products', 'growing', filter, first, step],
    queryFn: ({ pageParam }) =>
      askCards(api, filter, pageParam === '' ? first : step, pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: (page: CardPage) => page.nextCursor,
  })
}

/** One product by its id, or by an address it has or had (P23). */
export function productQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async () => (await answerOf(client(api).product[':id'].$get({ param: { id } }))).data,
  })
}

/** What some list on the way here has shown of the product at an address; it may be older than the product itself. */
export function knownCard(queries: QueryClient, address: string): ProductCard | undefined {
  type Lists = CardPage | CardPage[] | InfiniteData<CardPage>
  for (const [, lists = []] of queries.getQueriesData<Lists>({ queryKey: ['products'] })) {
    const pages = 'pages' in lists ? lists.pages : [lists].flat()
    const card = pages.flatMap(({ cards }) => cards).find((one) => (one.address ?? one._id) === address)
    if (card) return card
  }
  return undefined
}
