import type { QueryClient } from '@tanstack/react-query'
import { updateCachedOrder } from '#src/orders/changes/order-cache.ts'
import type { MoneyApi } from '#src/orders/money/money.api.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

export type Booked = 'payment' | 'refund'

/** What a dialog sends; `amount` as typed. */
export type MoneyDraft = { amount: string; method: string; reference: string; note: string }

type Sent = Omit<MoneyDraft, 'method'> & {
  method: 'cash' | 'transfer' | 'card' | 'other'
  seen: number
  sure?: true
}

/** Books money on an order, once for each key. Throws ApiProblem: 409 when somebody booked meanwhile (O17). */
export async function bookMoney(
  api: Api,
  queries: QueryClient,
  { id, what, key, request }: { id: string; what: Booked; key: string; request: Sent },
): Promise<string> {
  const client = clientOf<MoneyApi>(api)
  const call = { param: { id }, header: { 'idempotency-key': key }, json: request }
  const answer = answerOf(
    what === 'refund' ? client.orderRefund[':id'].$post(call) : client.orderPayment[':id'].$post(call),
  )
  return keep(queries, id, answer)
}

/** Takes back an entry that was booked by mistake. Throws ApiProblem. */
export async function takeBack(api: Api, queries: QueryClient, id: string, payment: string): Promise<string> {
  const call = clientOf<MoneyApi>(api).paymentReversal[':id'].$post({ param: { id }, json: { payment } })
  return keep(queries, id, answerOf(call))
}

/** Shows the order as it is after an answer, and asks for it anew after a refusal; answers the shop's words. */
async function keep(
  queries: QueryClient,
  id: string,
  answer: Promise<{ message: string; order: OrderDetails }>,
): Promise<string> {
  try {
    const { message, order } = await answer
    await updateCachedOrder(queries, id, order)
    return message
  } catch (problem) {
    await queries.invalidateQueries({ queryKey: ['order', id] })
    throw problem
  }
}
