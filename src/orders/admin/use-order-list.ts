import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ordersQuery, topOrdersQuery } from '#src/orders/changes/admin-order.query.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { StaffListName } from '#src/orders/order/order-status.ts'
import { useApi } from '#src/ui/data/api.ts'

/**
 * A staff list that keeps itself up to date without moving under its reader's hand: rows on screen take their present
 * state, new orders are counted and shown when asked for.
 */
export function useOrderList(list: StaffListName, q: string) {
  const api = useApi()
  const grown = useInfiniteQuery({ ...ordersQuery(api, list, q), placeholderData: keepPreviousData })
  const { data: top } = useQuery({ ...topOrdersQuery(api, list, q), enabled: grown.isSuccess })
  const { refetch } = grown
  const shown = grown.data?.pages.flatMap((page) => page.items) ?? []
  const newcomers = top && !grown.isPlaceholderData ? newcomersOf(top.items, shown, grown.hasNextPage) : 0

  // Where nothing is on screen nothing can jump.
  const canFill = shown.length === 0 && newcomers > 0
  useEffect(() => {
    if (canFill) void refetch()
  }, [canFill, refetch])

  const present = new Map(top?.items.map((order) => [order._id, order]))
  const total = grown.data?.pages[0]?.total ?? 0
  return {
    orders: shown.map((order) => present.get(order._id) ?? order),
    total: Math.max(total, shown.length),
    newcomers: canFill ? 0 : newcomers,
    showNewcomers: refetch,
    state: grown.isPending ? 'loading' : grown.data ? 'ready' : 'failed',
    searching: grown.isPlaceholderData,
    again: refetch,
    hasMore: grown.hasNextPage,
    more: () => grown.fetchNextPage(),
    growing: grown.isFetchingNextPage,
  } as const
}

/** How many orders at the top are not on screen though they come before its last row. */
function newcomersOf(top: readonly Order[], shown: readonly Order[], hasMore: boolean): number {
  const known = new Set(shown.map(({ _id }) => _id))
  const last = shown.at(-1)
  return top.filter(({ _id, placedAt }) => !known.has(_id) && (!hasMore || !last || placedAt > last.placedAt))
    .length
}
