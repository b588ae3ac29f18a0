import { queryOptions } from '@tanstack/react-query'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { EditRequest } from './edit-draft.ts'
import type { EditOrderApi } from './edit-order.api.ts'

/** What an edit would come to; the same edit is one answer. Refusals are answers too, and not asked for again. */
export function editQuoteQuery(api: Api, id: string, edit: EditRequest) {
  return queryOptions({
    queryKey: ['order', id, 'quote', edit],
    queryFn: () =>
      answerOf(clientOf<EditOrderApi>(api).editOrder[':id'].quote.$post({ param: { id }, json: edit })),
    retry: false,
    staleTime: 0,
  })
}

/** Saves an edit over the version its editor saw. Throws ApiProblem: 409 with the order when somebody was first. */
export async function saveEdit(api: Api, id: string, edit: EditRequest): Promise<OrderDetails> {
  return (await answerOf(clientOf<EditOrderApi>(api).editOrder[':id'].$put({ param: { id }, json: edit })))
    .order
}
