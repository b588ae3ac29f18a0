import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { useApi } from '#src/ui/data/api.ts'
import { leftQuery } from './left.query.ts'

/** Whether a product bears no VAT (T1), by its id; none is known to until the shop has answered, and without a line to it. */
export function useZeroRated(lines: readonly CartLine[]): (id: string) => boolean {
  const { data } = useQuery(leftQuery(useApi(), lines))
  return (id) => data?.some((product) => product._id === id && 'withoutVat' in product) === true
}
