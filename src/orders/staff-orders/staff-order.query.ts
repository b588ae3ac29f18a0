import { queryOptions } from '@tanstack/react-query'
import { phoneDigits } from '#src/core/phone.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderListApi } from '#src/orders/order/order-list.api.ts'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { listPageOf } from '#src/ui/data/list-page.ts'
import type { StaffOrderApi } from './staff-order.api.ts'

type ListCall = Parameters<typeof listPageOf<Order>>[0]
type Client = ReturnType<typeof clientOf<StaffOrderApi>>
export type StaffOrderBody = Parameters<Client['staffOrder']['$post']>[0]['json']

/** From so many digits on, orders of a phone are looked for while it is typed. */
export const fewestDigits = 5

/** Who ordered with a phone that begins so, by their newest orders, each name and address once. */
export function earlierCustomersQuery(api: Api, typed: string) {
  const digits = phoneDigits(typed)
  return queryOptions({
    queryKey: ['orders', 'earlier', digits],
    queryFn: async () => {
      const call = clientOf<OrderListApi>(api).orders.$get({ query: { q: digits, limit: '12' } })
      const { items } = await listPageOf(call as ListCall)
      const seen = new Map<string, Order>()
      for (const order of items) {
        const { name, mobileNumber, address } = order.customerData
        const key = [name, phoneDigits(mobileNumber), address].join('\n')
        if (phoneDigits(mobileNumber).startsWith(digits) && !seen.has(key)) seen.set(key, order)
      }
      return [...seen.values()].slice(0, 4)
    },
    enabled: digits.length >= fewestDigits,
    staleTime: 0,
  })
}

/** Places an order; the same key sent again answers the same one (O2). Throws ApiProblem. */
export function sendStaffOrder(api: Api, body: StaffOrderBody, key: string): Promise<PlacedOrder> {
  return answerOf(
    clientOf<StaffOrderApi>(api).staffOrder.$post({ json: body, header: { 'idempotency-key': key } }),
  )
}

/** Keeps it for its customer; answers the link. Throws ApiProblem. */
export function sendOffer(api: Api, body: StaffOrderBody, key: string): Promise<{ draftUrl: string }> {
  return answerOf(
    clientOf<StaffOrderApi>(api).orderDraft.$post({ json: body, header: { 'idempotency-key': key } }),
  )
}
