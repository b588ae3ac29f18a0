import { useQuery, useQueryClient } from '@tanstack/react-query'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { madeCellsOf, unchosen } from '#src/catalogue/stock/made-cells.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import type { Exchange } from './exchange-choice.tsx'
import type { Piece } from './piece-choice.tsx'

/**
 * What the exchange of each line begins with: nothing chosen where its product has another size or colour, so that nobody
 * books the same again unasked, and the same where it has no other, or is there no more (O37).
 */
export function useExchangeStart(lines: readonly Piece[], enabled: boolean): Exchange {
  const [api, queries] = [useApi(), useQueryClient()]
  const ids = lines.map(({ _id }) => _id)
  // One query and not useQueries, whose code every page of the shop would carry.
  const { data: products } = useQuery({
    queryKey: ['products of an exchange', ...ids],
    queryFn: () => Promise.all(ids.map((id) => queries.fetchQuery(productQuery(api, id)).catch(asGone))),
    retry: false,
    enabled,
  })
  return Object.fromEntries(lines.map((line, at) => [line.line, startOf(line, products?.[at])]))
}

/** A product that is there no more; whatever else keeps it from being read says nothing of it. */
function asGone(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null
  throw error
}

/** `product` is null where it is there no more, undefined while it is read: nothing is chosen until then. */
function startOf(line: Piece, product: Product | null | undefined): Piece {
  if (product === null) return line
  const cells = product && madeCellsOf(product)
  const open = (key: 'size' | 'color') => {
    if (line[key] === notApplicable) return line[key]
    const isOnly = cells?.every((cell) => cell[key] === line[key])
    return isOnly ? line[key] : unchosen
  }
  return { ...line, size: open('size'), color: open('color') }
}
