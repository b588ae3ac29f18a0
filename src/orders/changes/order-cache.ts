import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { Order } from '#src/orders/order/order.ts'
import type { Api } from '#src/ui/data/api.ts'
import { isMissing, type OrderPage, orderQuery } from './admin-order.query.ts'
import { belongsTo, type ListFilter, type StaffView } from './order-filter.ts'

/**
 * Updates an order in every cached list. It is removed from lists its status does not belong to (O7), except
 * `unchangedList`, which shows what somebody else made of it; undefined removes it from all of them (O12).
 */
export async function updateCachedOrder(
  queries: QueryClient,
  id: string,
  order: Order | undefined,
  unchangedList?: StaffView,
): Promise<void> {
  // An answer that left before the change would bring the old state back.
  await queries.cancelQueries({ queryKey: ['orders'] })
  const change = (page: OrderPage, [, , list, filter]: readonly unknown[]): OrderPage => {
    const has = page.items.some((one) => one._id === id)
    if (!has) return page
    if (order && (list === unchangedList || belongsTo(list as StaffView, filter as ListFilter, order)))
      return { ...page, items: page.items.map((one) => (one._id === id ? order : one)) }
    return { ...page, total: page.total - 1, items: page.items.filter((one) => one._id !== id) }
  }
  for (const [key] of queries.getQueriesData({ queryKey: ['orders', 'top'] })) {
    queries.setQueryData<OrderPage>(key, (page) => page && change(page, key))
  }
  for (const [key] of queries.getQueriesData({ queryKey: ['orders', 'list'] })) {
    queries.setQueryData<InfiniteData<OrderPage>>(
      key,
      (data) => data && { ...data, pages: data.pages.map((page) => change(page, key)) },
    )
  }
  // Lists that are not on screen may have gained it: they are asked again when they are opened.
  await queries.invalidateQueries({ queryKey: ['orders', 'list'], refetchType: 'none' })
  await queries.invalidateQueries({ queryKey: ['orders', 'mine'] })
  await queries.invalidateQueries({ queryKey: ['order-counts'] })
  // A page that still shows what is gone is about to be left: nothing of it is asked any more.
  const refetchType = order ? 'active' : 'none'
  await queries.invalidateQueries({ queryKey: ['orders', 'customer'], refetchType })
  await queries.invalidateQueries({ queryKey: ['order', id], refetchType })
  await queries.invalidateQueries({ predicate: (query) => waitsFor(query, id) })
}

/** Whether a query has the returns of an order of which one waits for the order of its new pieces: this one (O16). */
export function waitsFor({ queryKey: [of, , what], state }: Query, id: string): boolean {
  if (of !== 'order' || what !== 'returns') return false
  const { returns = [] } = (state.data ?? {}) as { returns?: { exchange?: { _id?: string } }[] }
  return returns.some(({ exchange }) => exchange?._id === id)
}

/** Of a list on screen no more rows at once are asked for one by one; the others follow when the list is asked again. */
const mostRows = 10

/**
 * Shows what somebody else made of these orders where the list on screen has them, without moving a row: one that no
 * longer belongs to the list stays and says what it is now, one that was deleted goes.
 */
export async function showPresentOrders(
  queries: QueryClient,
  api: Api,
  ids: readonly string[],
): Promise<void> {
  const [list] = queries.getQueryCache().findAll({ queryKey: ['orders', 'list'], type: 'active' })
  const { pages = [] } = (list?.state.data as InfiniteData<OrderPage> | undefined) ?? {}
  const shown = ids.filter((id) => pages.some(({ items }) => items.some(({ _id }) => _id === id)))
  for (const id of shown.slice(0, mostRows)) {
    const order = await queries
      .fetchQuery({ ...orderQuery(api, id), retry: false })
      .catch((problem) => (isMissing(problem) ? undefined : 'unknown'))
    if (order !== 'unknown') await updateCachedOrder(queries, id, order, list?.queryKey[2] as StaffView)
  }
}
