import { queryOptions } from '@tanstack/react-query'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderListApi } from '#src/orders/order/order-list.api.ts'
import type { Api } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { listPageOf } from '#src/ui/data/list-page.ts'
import { mostPrinted } from './paper-kind.ts'

/** The orders of these record ids as they are now, in the order of the ids; deleted ones are left out. */
export function printedOrdersQuery(api: Api, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['orders', 'printed', ids],
    queryFn: async () => {
      const query = { ids: ids.join(','), limit: String(mostPrinted) }
      const call = clientOf<OrderListApi>(api).orders.$get({ query })
      const { items } = await listPageOf<Order>(call as Parameters<typeof listPageOf<Order>>[0])
      const found = new Map(items.map((order) => [order._id, order]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    staleTime: 0,
  })
}
