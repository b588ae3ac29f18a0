import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { authenticatedApi } from '#src/accounts/session/authenticated-api.ts'
import { inboxCountQuery } from '#src/contact/inbox.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { orderCountsQuery } from '#src/orders/all-orders/order-counts.query.ts'
import { type Api, useApi } from '#src/ui/data/api.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { MenuWord } from './dashboard-pages.ts'

const counted = {
  pendingOrders: 'pending',
  confirmedOrders: 'confirmed',
  returnOrders: 'return',
  toCall: 'toCall',
  paymentProofs: 'receipts',
} as const

/** How much waits behind an entry of the menu, as the list it leads to counts it (O35, N3); nothing where nothing does. It stands beside the link's name. */
export function MenuCount({ word }: { word: MenuWord }) {
  if (word === 'inbox') return <OpenMessages />
  const key = word in counted ? counted[word as keyof typeof counted] : undefined
  return key && <Count of={key} />
}

function Count({ of }: { of: (typeof counted)[keyof typeof counted] }) {
  const { data } = useQuery(orderCountsQuery(useAuthenticated()))
  return <Waiting count={data?.[of]} />
}

function OpenMessages() {
  const { data } = useQuery(inboxCountQuery(useAuthenticated()))
  return <Waiting count={data?.open} />
}

/** The menu stands outside of the page that proves who asks. */
function useAuthenticated(): Api {
  const api = useApi()
  return useMemo(() => authenticatedApi(api), [api])
}

function Waiting({ count }: { count: number | undefined }) {
  const words = useMessages(dashboardMessages)
  if (!count) return null
  return (
    <span
      data-wide={count > 99 || undefined}
      className="figures pointer-events-none absolute inset-y-0 end-1.5 my-auto h-fit rounded-full bg-tint px-2 py-0.5 text-xs"
    >
      {count} <span className="sr-only">{words.waiting}</span>
    </span>
  )
}
