import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { isOwedTransfer, isUnpaidTransfer } from '#src/orders/changes/unpaid-transfer.ts'
import { attemptFor, type CheckoutAttempt, randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import type { Order } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { callMessages } from './call.messages.ts'
import { writeCall } from './call.query.ts'
import { type CallOutcome, callOutcomes } from './call-outcome.ts'

type Draft = { outcome: CallOutcome | ''; at: string; note: string }

type FormProps = {
  order: Order
  onSaved?: () => void
  /** One was saved, and nothing more is to be written here. */
  isSaved?: boolean
  /** Told that it is being sent, and where that failed that it is not. */
  onSending?: (isSent: boolean) => void
  onLater?: (() => void) | undefined
  /** Told whether anything was begun that is not sent. */
  onWriting?: (isWritten: boolean) => void
}

/** What a call came to; a refusal says why, and who asks for a time is called then (O33). */
export function CallForm({ order, onSaved, isSaved = false, onSending, onLater, onWriting }: FormProps) {
  const words = useMessages(callMessages)
  const [locale, changes] = [useLocale(), useMessages(orderChangeMessages)]
  const confirm = useConfirm()
  const { _id: orderId } = order
  const [api, queries] = [useApi(), useQueryClient()]
  const form = useForm<Draft>({
    defaultValues: { outcome: '', at: '', note: '' },
    shouldFocusError: false,
    shouldUnregister: true,
  })
  const attempt = useRef<CheckoutAttempt>(undefined)
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ outcome, at, note = '' }) {
      if (outcome === '' || isSaved) return
      const asks = isUnpaidTransfer(order) || isOwedTransfer(order)
      if (outcome === 'confirmed' && asks && !(await isMeant())) return false
      const body = { outcome, note, ...(outcome === 'call later' && { at: inUtc(at) }) }
      attempt.current = attemptFor({ orderId, ...body }, attempt.current, randomKey)
      const { key } = attempt.current
      onSending?.(true)
      try {
        toast({ title: await writeCall(api, queries, orderId, { key, ...body }) })
        attempt.current = undefined
      } catch (problem) {
        onSending?.(false)
        throw problem
      }
      form.reset()
      onSaved?.()
    },
    words: { offline: words.offline, failed: words.failed },
    keep: `call ${orderId}`,
  })
  /** Asked as on the order's own page (O15). */
  function isMeant(): Promise<boolean> {
    return confirm({
      title: changes.askConfirmed(order.orderId),
      text: isUnpaidTransfer(order)
        ? changes.askUnpaid
        : `${changes.askConfirmedText} ${changes.owedTransfer(amountInText(locale, inBaisa(order.balance)))}`,
      yes: changes.yesConfirmed,
      no: changes.notYet,
      danger: false,
    })
  }
  const outcome = form.watch('outcome')
  useEffect(() => onWriting?.(outcome !== ''), [onWriting, outcome])
  const { error: unchosen } = field('outcome', words.choose)
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <DraftOffer draft={kept} />
      <PillChoice
        legend={words.outcome}
        name="outcome"
        value={outcome}
        error={unchosen}
        onChoose={(value) => form.setValue('outcome', value as CallOutcome, { shouldValidate: true })}
        pills={callOutcomes.map((value) => ({ value, label: words[value] }))}
      />
      {outcome === 'call later' && (
        <TextField
          type="datetime-local"
          label={words.at}
          hint={words.atHint}
          {...field('at', words.atNeeded)}
        />
      )}
      {outcome !== '' && (
        <TextArea
          key={outcome === 'refused' ? 'reason' : 'note'}
          label={outcome === 'refused' ? words.reason : words.note}
          optional={outcome !== 'refused'}
          rows={2}
          maxLength={1000}
          dir="auto"
          {...field('note', outcome === 'refused' ? words.reasonNeeded : undefined)}
        />
      )}
      {failure && (
        <p role="alert" className="text-sm font-normal text-brick">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={busy || isSaved}
          kind={outcome === '' ? 'secondary' : 'primary'}
          size="small"
          className="max-sm:grow"
        >
          {words.save}
        </Button>
        {onLater && (
          <Button kind="secondary" size="small" onClick={onLater} className="max-sm:grow">
            {words.later}
          </Button>
        )}
      </div>
    </form>
  )
}

/** `2026-03-01T14:00` of Muscat, which is always 4 hours ahead, as an instant. */
function inUtc(local: string): string {
  const at = new Date(`${local}:00+04:00`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
