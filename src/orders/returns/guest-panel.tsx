import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { progressPlace } from '#src/orders/display/status-steps.tsx'
import { useMoneyBack } from '#src/orders/display/use-money-back.ts'
import type { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { GuestReturnForm } from './guest-return-form.tsx'
import { ReturnProgress } from './return-progress.tsx'
import { guestReturnMessages } from './returns.messages.ts'
import { changeTracked, trackedReturnsQuery } from './returns.query.ts'
import { TakenBackList } from './taken-back-list.tsx'

/** What whoever holds the tracking link may do: cancel, ask for a return, and see where a return is (O13, O16). */
export default function GuestPanel({ order, token }: { order: TrackedOrder; token: string }) {
  const words = useMessages(guestReturnMessages)
  const reasonOf = useReasonOf()
  const [api, queries] = [useApi(), useQueryClient()]
  const confirm = useConfirm()
  const moneyBack = useMoneyBack()
  const { data } = useQuery(trackedReturnsQuery(api, token))
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const newest = useRef<HTMLDivElement>(null)
  const [isSent, setIsSent] = useState(false)
  useEffect(() => {
    if (isSent) arriveAt(newest.current)
  }, [isSent])
  if (!data) return null
  const mayReturn = data.returnUntil !== undefined && data.returnable.length > 0
  const { takesBack = [] } = data
  if (!data.mayCancel && !mayReturn && data.returns.length === 0 && takesBack.length === 0) return null

  function ask() {
    setIsAsking(true)
    setIsSent(false)
  }
  async function cancel() {
    const title = words.askCancel(order.orderId)
    const question = { title, text: moneyBack(order), yes: words.yesCancel, no: words.keep, danger: true }
    if (busy || !(await confirm(question))) return
    setBusy(true)
    setFailure('')
    try {
      await changeTracked(api, queries, token, { status: 'Cancelled', from: order.orderStatus })
      toast({ title: words.cancelled })
      arriveAt(document.getElementById(progressPlace))
    } catch (problem) {
      setFailure(reasonOf(problem, words.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-labelledby="change-title"
      className="mt-10 rounded-md border border-hairline bg-raised p-6"
      data-testid="guest-panel"
    >
      <h2 id="change-title" className="mb-4 text-xl">
        {words.title}
      </h2>
      {takesBack.length > 0 && (
        <div className="mb-5 rounded-md bg-sunken px-4 py-3">
          <TakenBackList
            pieces={takesBack}
            lead={order.deliveryArea === 'SHOP COLLECTION' ? words.broughtBack : words.givenBack}
          />
        </div>
      )}
      {data.returns.map((one, at) => (
        <div
          key={one._id}
          ref={at === data.returns.length - 1 ? newest : undefined}
          tabIndex={-1}
          className="mb-5"
        >
          <ReturnProgress of={one} />
        </div>
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
        <Button kind="secondary" onClick={ask}>
          {words.ask}
        </Button>
      )}
      {mayReturn && isAsking && (
        <GuestReturnForm
          returns={data}
          from={order.orderStatus}
          token={token}
          onClose={() => setIsAsking(false)}
          onSent={(wants) => {
            toast({ title: wants === 'exchange' ? words.sentSwap : words.sent })
            setIsAsking(false)
            setIsSent(true)
          }}
        />
      )}
    </section>
  )
}

/** Brings what has changed before whoever sent it: the form is gone, and the page shorter by it. */
function arriveAt(place: HTMLElement | null) {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
