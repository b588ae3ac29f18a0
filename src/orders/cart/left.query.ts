import { queryOptions } from '@tanstack/react-query'
import { type CartLine, cartLineLimit } from '#src/catalogue/cart/cart.ts'
import type { ProductApi } from '#src/catalogue/product/product.api.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

/** What `GET /products` takes as `ids`, in characters: of a longer cart the rest is said when the order is placed. */
const longestIds = 1300

/** The products of these lines as the shop has them now. */
export function leftQuery(api: Api, lines: readonly CartLine[]) {
  const ids = [...new Set(lines.map((line) => line.id))].sort().join().slice(0, longestIds)
  return queryOptions({
    queryKey: ['left', ids],
    queryFn: async () => {
      const query = { ids, limit: `${cartLineLimit}` }
      return (await answerOf(clientOf<ProductApi>(api).products.$get({ query }))).data
    },
    staleTime: 0,
    enabled: ids !== '',
  })
}
