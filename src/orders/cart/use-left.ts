import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CartLine, cartLineLimit, lineKey } from '#src/catalogue/cart/cart.ts'
import { piecesLeft } from '#src/catalogue/product/buying.ts'
import type { ProductApi } from '#src/catalogue/product/product.api.ts'
import { answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { loadShortLine } from './cart-row.tsx'

/** What `GET /products` takes as `ids`, in characters: of a longer cart the rest is said at checkout. */
const longestIds = 1300

/**
 * Pieces left of the cart's lines by their keys, where they are few; 0 is sold out (O14). And the ids of its products that bear no
 * VAT (T1). Empty until the shop has answered, and without a line to it: then checkout says it.
 */
export function useLeft(lines: readonly CartLine[]): {
  left: ReadonlyMap<string, number>
  zeroRated: ReadonlySet<string>
} {
  const api = useApi()
  const ids = [...new Set(lines.map((line) => line.id))].sort().join().slice(0, longestIds)
  const { data = [] } = useQuery({
    queryKey: ['left', ids],
    queryFn: async () => {
      const query = { ids, limit: `${cartLineLimit}` }
      const { data } = await answerOf(clientOf<ProductApi>(api).products.$get({ query }))
      // What a line says then is here before anything can be pressed: coming later it would move what the finger is on.
      if (data.some((product) => 'lowStock' in product && product.lowStock.length > 0)) await loadShortLine()
      return data
    },
    staleTime: 0,
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  })
  const left = new Map<string, number>()
  const zeroRated = new Set<string>()
  for (const line of lines) {
    const product = data.find(({ _id }) => _id === line.id)
    const pieces = product && 'lowStock' in product ? piecesLeft(product, line.size, line.color) : undefined
    if (pieces !== undefined) left.set(lineKey(line), pieces)
    if (product && 'withoutVat' in product) zeroRated.add(line.id)
  }
  return { left, zeroRated }
}
