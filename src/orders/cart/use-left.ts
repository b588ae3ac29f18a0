import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { piecesLeft } from '#src/catalogue/product/buying.ts'
import { useApi } from '#src/ui/data/api.ts'
import { leftQuery } from './left.query.ts'

/**
 * Pieces left of the cart's lines by their keys, where they are few; 0 is sold out (O14). Empty until the shop has answered,
 * and without a line to it: then checkout says it.
 */
export function useLeft(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({ ...leftQuery(useApi(), lines), placeholderData: keepPreviousData })
  const left = new Map<string, number>()
  for (const line of lines) {
    const product = data.find(({ _id }) => _id === line.id)
    const pieces = product && 'lowStock' in product ? piecesLeft(product, line.size, line.color) : undefined
    if (pieces !== undefined) left.set(lineKey(line), pieces)
  }
  return left
}
