import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unchosen } from '#src/catalogue/stock/made-cells.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { type EditDraft, requestOf } from './edit-draft.ts'
import { editQuoteQuery } from './edit-order.query.ts'
import type { EditQuote } from './order-edit.ts'

const pauseMs = 300

/** What the shop says of an edit as it stands; `problems` are its refusals by the path of what is wrong. */
export type LiveQuote = {
  quote: EditQuote | undefined
  problems: readonly { path: string; message: string }[]
  /** Why there is no sum, where no field says it. */
  failure: string
  asking: boolean
  /** A size or colour is still to be chosen: nothing is known of the sum yet. */
  waits: boolean
}

/** The server's own quote of what is typed, asked once typing pauses: the same code as saving. */
export function useEditQuote(order: OrderDetails, draft: EditDraft): LiveQuote {
  const text = JSON.stringify(requestOf(draft, order.version ?? 0, true))
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  // Of a line whose size or colour is still to be chosen there is nothing to ask yet, and nothing to complain of.
  const isChosen = draft.products.every(({ size, color }) => size !== unchosen && color !== unchosen)
  const { data, error, isFetching } = useQuery({
    ...editQuoteQuery(useApi(), order._id, JSON.parse(asked)),
    enabled: isChosen && asked === text,
    placeholderData: keepPreviousData,
  })
  const problem = error instanceof ApiProblem ? error : undefined
  return {
    quote: error || !isChosen ? undefined : data,
    problems: (isChosen && problem?.errors) || [],
    failure: (isChosen && problem?.message) || '',
    asking: isChosen && (isFetching || asked !== text),
    waits: !isChosen,
  }
}
