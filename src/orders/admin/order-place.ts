import type { QueryClient } from '@tanstack/react-query'
import type { OrderPage } from '#src/orders/changes/admin-order.query.ts'
import type { Order } from '#src/orders/order/order.ts'

/** Where in a list an order was opened: the list's address, and the record ids it showed. */
export type OrderPlace = { back: string; ids: readonly string[] }

/** As many as travel with a navigation: a browser's history is no place for more. */
const most = 300

/** The place of a list on screen. */
export function placeOf(back: string, orders: readonly Order[]): OrderPlace {
  return { back, ids: orders.slice(0, most).map(({ _id }) => _id) }
}

/** The list an order was opened from; undefined for one that was opened by its address. */
export function placeFromNavigation(state: unknown): OrderPlace | undefined {
  if (typeof state !== 'object' || state === null || !('place' in state)) return undefined
  return state.place as OrderPlace
}

/** What a row's button adds to its navigation whose word is the refund itself: its dialog opens on the order's page. */
export const askAtOnce = { asks: 'refund' } as const

/** Whether a navigation came by such a button. */
export function isAsking(state: unknown): state is typeof askAtOnce {
  return typeof state === 'object' && state !== null && 'asks' in state && state.asks === askAtOnce.asks
}

/** The orders before and after this one in that list, as record ids. */
export function neighboursOf({ ids }: OrderPlace, id: string): { before?: string; after?: string } {
  const at = ids.indexOf(id)
  if (at < 0) return {}
  const [before, after] = [ids[at - 1], ids[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}

/** What lists on screen lately know of an order, which is shown until it is asked for (O10). */
export function knownOrder(queries: QueryClient, id: string): Order | undefined {
  const lists = queries.getQueriesData<{ pages: OrderPage[] }>({ queryKey: ['orders', 'list'] })
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.items)
    .find((order) => order._id === id)
}
