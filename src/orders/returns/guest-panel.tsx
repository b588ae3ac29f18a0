import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { returnStates } from '#src/orders/return-record/return-state.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { GuestReturnForm } from './guest-return-form.tsx'
import type { OrderReturn } from './order-return.ts'
import { guestReturnMessages } from './returns.messages.ts'
import { changeTracked, trackedReturnsQuery } from './returns.query.ts'

/** What whoever holds the tracking link may do: cancel, ask for a return, and see where a return is (O13, O16). */
export default function GuestPanel({ order, token }: { order: TrackedOrder; token: string }) {
  const words = useMessages(guestReturnMessages)
  const [api, queries] = [useApi(), useQueryClient()]
  const confirm = useConfirm()
  const { data } = useQuery(trackedReturnsQuery(api, token))
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (!data) return null
  const mayReturn = data.returnUntil !== undefined && data.returnable.length > 0
  if (!data.mayCancel && !mayReturn && data.returns.length === 0) return null

  async function cancel() {
    const title = words.askCancel(order.orderId)
    if (busy || !(await confirm({ title, yes: words.yesCancel, no: words.keep, danger: true }))) return
    setBusy(true)
    setFailure('')
    try {
      await changeTracked(api, queries, token, { status: 'Cancelled', from: order.orderStatus })
    } catch (problem) {
      setFailure((problem instanceof ApiProblem && problem.message) || words.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-labelledby="change-title"
      className="mt-10 rounded-md border border-hairline bg-raised p-5 sm:p-8"
      data-testid="guest-panel"
    >
      <h2 id="change-title" className="mb-4 text-xl">
        {words.title}
      </h2>
      {data.returns.map((one) => (
        <Progress key={one._id} of={one} />
      ))}
      {failure && (
        <p role="alert" className="mb-4 text-sm font-normal text-brick">
          {failure}
        </p>
      )}
      {data.mayCancel && (
        <Button kind="secondary" busy={busy} onClick={() => void cancel()}>
          {words.cancel}
        </Button>
      )}
      {mayReturn && !isAsking && (
        <Button kind="secondary" onClick={() => setIsAsking(true)}>
          {words.ask}
        </Button>
      )}
      {mayReturn && isAsking && (
        <GuestReturnForm
          returns={data}
          from={order.orderStatus}
          token={token}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

/** Where a return is, in words, with what the shop said to it. */
function Progress({ of: one }: { of: OrderReturn }) {
  const words = useMessages(guestReturnMessages)
  const locale = useLocale()
  const said = one.history.filter(({ state }) => state !== 'requested').findLast((entry) => entry.words)
  return (
    <div className="mb-5 rounded-md bg-tint px-4 py-3 text-sm" data-testid="return-progress">
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        {words.state} <DateTime date={one.date} time={one.time} />
      </p>
      <p className="mt-1 text-base">{returnStates[one.state].words[locale]}</p>
      {said?.words && (
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {said.words}
        </p>
      )}
    </div>
  )
}
