import { useForm } from 'react-hook-form'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { type ReturnReason, returnDays, returnReasons } from '#src/orders/order/return-reason.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { myOrdersMessages, returnMessages } from './my-orders.messages.ts'
import type { ReturnRequest } from './use-my-order-change.ts'

type ReturnDialogProps = {
  order: Order
  onClose: () => void
  /** Throws ApiProblem when the shop refuses. */
  onSend: (request: ReturnRequest) => Promise<void>
}

type Draft = { reason: ReturnReason | ''; comment: string }

/** Why an order comes back, with the days each reason has (O8); a refusal says why and loses nothing typed. */
export function ReturnDialog({ order, onClose, onSend }: ReturnDialogProps) {
  const words = useMessages(returnMessages)
  const { failed } = useMessages(myOrdersMessages)
  const form = useForm<Draft>({ defaultValues: { reason: '', comment: '' }, shouldFocusError: false })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ reason, comment }) {
      if (!reason) return
      await onSend({ reason, comment: comment.trim() })
      onClose()
    },
    words: { offline: failed, failed },
    keep: `return of ${order._id}`,
  })
  const told = field('reason', words.choose).error ?? failure

  return (
    <Dialog open onClose={onClose} title={words.title(order.orderId)}>
      <p className="mb-4 text-muted">{words.lead}</p>
      <form onSubmit={submit} noValidate>
        <DraftOffer draft={kept} className="mb-4" />
        <ChoiceCards
          legend={words.why}
          name="reason"
          value={form.watch('reason')}
          onChoose={(value) => {
            form.setValue('reason', returnReasons.find((one) => one === value) ?? '')
            form.clearErrors('reason')
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
          {...field('comment')}
          className="mt-5"
        />
        <FormFoot
          failure={told}
          back={words.back}
          onBack={onClose}
          busy={busy}
          busyLabel={words.sending}
          className="mt-6"
        >
          {words.send}
        </FormFoot>
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
