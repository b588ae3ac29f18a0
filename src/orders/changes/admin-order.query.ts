import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderListApi } from '#src/orders/order/order-list.api.ts'
import { type CustomerListName, type OrderStatus, statusesWith } from '#src/orders/order/order-status.ts'
import type { ReturnReason } from '#src/orders/order/return-reason.ts'
import { type Api, ApiProblem, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { type ListPage, listPageOf } from '#src/ui/data/list-page.ts'
import type { OrderChangeApi } from './order-change.api.ts'
import type { BulkReply, BulkRequest, ReturnGoods } from './order-change.ts'
import { type ListFilter, type StaffView, statusesOf } from './order-filter.ts'

function lists(api: Api) {
  return clientOf<OrderListApi>(api)
}

function changes(api: Api) {
  return clientOf<OrderChangeApi>(api)
}

const pageSize = 30
/** How often the staff's screens look for new orders. */
const refetchMs = 15_000

export type OrderPage = ListPage<Order>

/** The whole list is streamed, so the call has no type of its own; a page of it is JSON like that of other lists. */
type ListCall = Parameters<typeof listPageOf<Order>>[0]

/** readFilter has left out what the call would not take. */
type OrdersQuery = Parameters<ReturnType<typeof lists>['orders']['$get']>[0]['query']

function askOrders(api: Api, view: StaffView, filter: ListFilter, cursor = ''): Promise<OrderPage> {
  const { status: _, ...narrowed } = filter
  const status = statusesOf(view, filter)
  const query = {
    ...narrowed,
    ...(status && { status }),
    limit: String(pageSize),
    ...(cursor && { cursor }),
  }
  return listPageOf(lists(api).orders.$get({ query: query as OrdersQuery }) as ListCall)
}

/** One of the staff's lists, newest first, page by page; it is refetched only when its reader asks. */
export function ordersQuery(api: Api, view: StaffView, filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'list', view, filter],
    queryFn: ({ pageParam }) => askOrders(api, view, filter, pageParam),
    initialPageParam: '',
    getNextPageParam: (page: OrderPage) => page.nextCursor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The top of the same list as it is now, asked every 15 seconds and when the screen is looked at again. */
export function topOrdersQuery(api: Api, view: StaffView, filter: ListFilter) {
  return queryOptions({
    queryKey: ['orders', 'top', view, filter],
    queryFn: () => askOrders(api, view, filter),
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}

/** One of the lists of a customer's own orders, newest first, page by page (product.md section 7, GET /order). */
export function myOrdersQuery(api: Api, email: string, list: CustomerListName) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'mine', email, list],
    queryFn: ({ pageParam }) =>
      listPageOf(
        lists(api).order.$get({
          query: {
            email,
            status: statusesWith('customerList', list).join(','),
            limit: '10',
            ...(pageParam && { cursor: pageParam }),
          },
        }) as ListCall,
      ),
    initialPageParam: '',
    getNextPageParam: (page: OrderPage) => page.nextCursor,
    staleTime: 0,
  })
}

/** One order with its history; staff get their note, too. An order that is not there is not asked for again. */
export function orderQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['order', id],
    queryFn: async () => answerOf(lists(api).order[':id'].$get({ param: { id } })),
    staleTime: 0,
    retry: (count, problem) => count < 3 && !isMissing(problem),
  })
}

/** True for an order that never was, was deleted, or is somebody else's. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof ApiProblem && (problem.status === 404 || problem.status === 403)
}

/** Moves an order from the state that was seen to another (O5). Throws ApiProblem: 409 when somebody was first. */
export async function changeStatus(
  api: Api,
  id: string,
  change: { from: OrderStatus; status: OrderStatus; reason?: ReturnReason; comment?: string } & ReturnGoods,
) {
  return (await answerOf(changes(api).orderStatus[':id'].$put({ param: { id }, json: change }))).order
}

/** Moves several orders, each from the state that was seen (O25). Throws ApiProblem; then nobody knows which moved. */
export function changeManyStatuses(api: Api, change: BulkRequest): Promise<BulkReply> {
  return answerOf(changes(api).orders.bulk.$post({ json: change }))
}

/** The newest orders of who placed this one, this one among them, and how many there are. */
export function customerOrdersQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['orders', 'customer', id],
    queryFn: () => listPageOf(lists(api).orders.$get({ query: { customer: id, limit: '6' } }) as ListCall),
    staleTime: 0,
  })
}

/** Deletes a cancelled, delivered or returned order (O12). Throws ApiProblem. */
export function deleteOrder(api: Api, id: string): Promise<unknown> {
  return answerOf(changes(api).deleteOrder[':id'].$delete({ param: { id } }))
}

/** Saves the staff's note over the version its writer saw. Throws ApiProblem: 409 when another was saved since. */
export async function saveNote(api: Api, id: string, note: { staffNote: string; version: number }) {
  return (await answerOf(changes(api).orderNote[':id'].$put({ param: { id }, json: note }))).order
}
