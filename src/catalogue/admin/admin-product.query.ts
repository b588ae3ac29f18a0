import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { TableSort } from '#src/catalogue/product/buying.ts'
import type { ProductApi } from '#src/catalogue/product/product.api.ts'
import type { Product, StaffProduct } from '#src/catalogue/product/product.ts'
import type { ProductInput } from '#src/catalogue/product/product-fields.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { AdminProductApi } from './admin-product.api.ts'
import type { ProductAction } from './change-many-products.ts'

/** What the staff's table is narrowed by, as it stands in the address bar. */
export type TableFilter = {
  searchQuery?: string
  productVisibility?: Product['productVisibility']
  category?: string
  tags?: string
  sort?: TableSort
}

/** Rows a press brings. */
const step = 25

/** The staff's table, hidden products too, growing by a press. For staff: a visitor's answer lacks what rows show. */
export function productTableQuery(api: Api, filter: TableFilter) {
  return infiniteQueryOptions({
    queryKey: ['productTable', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, limit: String(step), ...(pageParam && { cursor: pageParam }) }
      const answer = await answerOf(clientOf<ProductApi>(api).products.$get({ query }))
      return { ...answer, data: answer.data as StaffProduct[] }
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always' as const,
  })
}

/** One product as it stands right now, to be edited; nothing may change under the typing. */
export function adminProductQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['adminProduct', id],
    queryFn: async () => {
      const { data } = await answerOf(clientOf<ProductApi>(api).product[':id'].$get({ param: { id } }))
      return data as StaffProduct
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Adds a product and answers its id; the same key sent again answers the same one. Throws ApiProblem, as all below. */
export async function sendNewProduct(
  api: Api,
  queries: QueryClient,
  input: ProductInput,
  key: string,
): Promise<string> {
  const header = { 'idempotency-key': key }
  const { insertedId } = await answerOf(
    clientOf<AdminProductApi>(api).postProduct.$post({ json: input, header }),
  )
  await forgetLists(queries)
  return insertedId
}

/** Changes what is given of a product, if nobody else has since `version`; answers it as it is now. */
export async function sendProductChanges(
  api: Api,
  queries: QueryClient,
  id: string,
  changes: Partial<ProductInput> & { version: number },
): Promise<StaffProduct> {
  const call = clientOf<AdminProductApi>(api).updateProduct[':id'].$patch({ param: { id }, json: changes })
  const { data } = await answerOf(call)
  await forgetLists(queries)
  return data
}

export async function sendDeleteProduct(api: Api, queries: QueryClient, id: string): Promise<void> {
  await answerOf(clientOf<AdminProductApi>(api).deleteProduct[':id'].$delete({ param: { id } }))
  await forgetLists(queries)
}

export type ProductChange = { _id: string; version: number } & Partial<ProductInput>

/** Changes several products, all or none; answers their versions now by id. */
export async function sendManyChanges(
  api: Api,
  queries: QueryClient,
  products: ProductChange[],
): Promise<ReadonlyMap<string, number>> {
  const { data } = await answerOf(
    clientOf<AdminProductApi>(api).updateProducts.$patch({ json: { products } }),
  )
  await forgetLists(queries)
  return new Map(data.map(({ _id, version }) => [_id, version]))
}

/** Does one thing to several products; answers the ids of those it changed. */
export async function sendBulk(
  api: Api,
  queries: QueryClient,
  ids: readonly string[],
  action: ProductAction,
): Promise<string[]> {
  const call = clientOf<AdminProductApi>(api).products.bulk.$post({ json: { ids: [...ids], action } })
  const { changed } = await answerOf(call)
  await forgetLists(queries)
  return changed
}

/** Every list this browser has read is older than what was just saved. */
async function forgetLists(queries: QueryClient): Promise<void> {
  for (const queryKey of [['productTable'], ['products'], ['product'], ['productOptions']])
    await queries.invalidateQueries({ queryKey })
}
