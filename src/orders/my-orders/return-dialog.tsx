import { type FormEvent, useState } from 'react'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { type ReturnReason, returnDays, returnReasons } from '#src/orders/order/return-reason.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem } from '#src/ui/data/api.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { myOrdersMessages, returnMessages } from './my-orders.messages.ts'
import type { ReturnRequest } from './use-my-order-change.ts'

type ReturnDialogProps = {
  order: Order
  onClose: () => void
  /** Throws ApiProblem when the shop refuses. */
  onSend: (request: ReturnRequest) => Promise<void>
}

/** Why an order comes back, with the days each reason has (O8); a refusal says why and loses nothing typed. */
export function ReturnDialog({ order, onClose, onSend }: ReturnDialogProps) {
  const words = useMessages(returnMessages)
  const { failed } = useMessages(myOrdersMessages)
  const [reason, setReason] = useState<ReturnReason>()
  const [comment, setComment] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!reason) {
      setError(words.choose)
      return
    }
    setBusy(true)
    setError('')
    try {
      await onSend({ reason, comment: comment.trim() })
      onClose()
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.message) || failed)
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={words.title(order.orderId)}>
      <p className="mb-4 text-muted">{words.lead}</p>
      <form onSubmit={send} noValidate>
        <ChoiceCards
          legend={words.why}
          name="reason"
          value={reason}
          onChoose={(value) => {
            setReason(returnReasons.find((one) => one === value))
            setError('')
          }}
          choices={returnReasons.map((one) => ({
            value: one,
            label: words[one],
            text: <ReasonDays order={order} reason={one} />,
            disabled: isOver(order, one),
          }))}
        />
        <TextArea
          label={words.comment}
          optional
          rows={3}
          maxLength={1000}
          dir="auto"
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          className="mt-5"
        />
        {error && (
          <p role="alert" className="mt-4 text-sm font-normal text-brick">
            {error}
          </p>
        )}
        <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
          <Button kind="secondary" onClick={onClose} className="grow sm:grow-0">
            {words.back}
          </Button>
          <Button type="submit" busy={busy} busyLabel={words.sending} className="grow sm:grow-0">
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function ReasonDays({ order, reason }: { order: Order; reason: ReturnReason }) {
  const words = useMessages(returnMessages)
  const locale = useLocale()
  const until = lastDay(order, reason)
  return (
    <>
      {words.days(returnDays[reason])}
      {until && (
        <>
          {isOver(order, reason) ? words.over : words.until}{' '}
          <bdi className="figures whitespace-nowrap">{writtenDate(locale, muscatDate(until))}</bdi>
        </>
      )}
    </>
  )
}

function lastDay({ returnUntil }: Order, reason: ReturnReason): Date | undefined {
  const instant = reason === 'defect' ? returnUntil?.defect : returnUntil?.changeOfMind
  return instant === undefined ? undefined : new Date(instant)
}

/** By the browser's clock, for comfort; the shop decides by its own. */
function isOver(order: Order, reason: ReturnReason): boolean {
  const until = lastDay(order, reason)
  return until !== undefined && until.getTime() < Date.now()
}
