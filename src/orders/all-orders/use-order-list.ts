import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ordersQuery, topOrdersQuery } from '#src/orders/changes/admin-order.query.ts'
import type { ListFilter, StaffView } from '#src/orders/changes/order-filter.ts'
import type { Order } from '#src/orders/order/order.ts'
import { useApi } from '#src/ui/data/api.ts'

/**
 * A staff list that updates itself without moving its rows: those on screen take their present state, new orders are
 * counted, and shown when asked for.
 */
export function useOrderList(view: StaffView, filter: ListFilter) {
  const api = useApi()
  const loaded = useInfiniteQuery({ ...ordersQuery(api, view, filter), placeholderData: keepPreviousData })
  const { data: top } = useQuery({ ...topOrdersQuery(api, view, filter), enabled: loaded.isSuccess })
  const { refetch } = loaded
  const shown = loaded.data?.pages.flatMap((page) => page.items) ?? []
  const newOrders =
    top && !loaded.isPlaceholderData ? countNewOrders(top.items, shown, loaded.hasNextPage) : 0

  // An empty list has no row that could move.
  const canFill = shown.length === 0 && newOrders > 0
  useEffect(() => {
    if (canFill) void refetch()
  }, [canFill, refetch])

  const present = new Map(top?.items.map((order) => [order._id, order]))
  const total = loaded.data?.pages[0]?.total ?? 0
  return {
    orders: shown.map((order) => present.get(order._id) ?? order),
    total: Math.max(total, shown.length),
    newOrders: canFill ? 0 : newOrders,
    showNewOrders: refetch,
    state: loaded.isPending ? 'loading' : loaded.data ? 'ready' : 'failed',
    searching: loaded.isPlaceholderData,
    again: refetch,
    hasMore: loaded.hasNextPage,
    more: () => loaded.fetchNextPage(),
    loadingMore: loaded.isFetchingNextPage,
  } as const
}

/** How many orders at the top are not on screen though they come before its last row. */
function countNewOrders(top: readonly Order[], shown: readonly Order[], hasMore: boolean): number {
  const known = new Set(shown.map(({ _id }) => _id))
  const last = shown.at(-1)
  return top.filter(({ _id, placedAt }) => !known.has(_id) && (!hasMore || !last || placedAt > last.placedAt))
    .length
}
