import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { type ReturnReason, returnDays, returnReasons } from '#src/orders/order/return-reason.ts'
import type { ReturnWish } from '#src/orders/return-record/return-state.ts'
import { chosenPieces, noneOfSeveral, PieceChoice, type Pieces } from '#src/orders/returns/piece-choice.tsx'
import { type Photos, ReturnPhotos } from '#src/orders/returns/return-photos.tsx'
import { guestReturnMessages } from '#src/orders/returns/returns.messages.ts'
import { returnsQuery } from '#src/orders/returns/returns.query.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { myOrdersMessages, returnMessages } from './my-orders.messages.ts'
import type { ReturnRequest } from './use-my-order-change.ts'

type ReturnDialogProps = {
  order: Order
  onClose: () => void
  /** Throws ApiProblem when the shop refuses. */
  onSend: (request: ReturnRequest) => Promise<void>
}

type Draft = { reason: ReturnReason | ''; comment: string; pieces: Pieces; wants: ReturnWish }

/** What of an order comes back, why, with the days each reason has, and photos of it (O8, O16); a refusal loses nothing typed. */
export function ReturnDialog({ order, onClose, onSend }: ReturnDialogProps) {
  const words = useMessages(returnMessages)
  const { failed, again } = useMessages(myOrdersMessages)
  const asking = useMessages(guestReturnMessages)
  const { data, isError, refetch } = useQuery(returnsQuery(useApi(), order._id))
  const returnable = data?.returnable
  const [photos, setPhotos] = useState<Photos>([])
  const form = useForm<Draft>({
    defaultValues: { reason: '', comment: '', pieces: {}, wants: 'refund' },
    shouldFocusError: false,
  })
  const { submit, busy, failure, setFailure, field, kept } = useFormSend(form, {
    async send({ reason, comment, pieces, wants }) {
      if (!reason || !photos) return
      if (photos === 'failed') {
        setPhotos([])
        setFailure(asking.withoutPhotos)
        return false
      }
      if (!returnable) {
        // Without its lines it would be a return of the whole order.
        await refetch()
        return false
      }
      const lines = chosenPieces(returnable, { ...noneOfSeveral(returnable), ...pieces })
      if (lines.length === 0) {
        setFailure(asking.choosePieces)
        return false
      }
      await onSend({ reason, comment: comment.trim(), wants, photos: [...photos], lines })
      onClose()
    },
    words: { offline: failed, failed },
    keep: `return of ${order._id}`,
  })
  const isExchange = form.watch('wants') === 'exchange'
  const told = field('reason', words.choose).error ?? failure

  return (
    <Dialog open onClose={onClose} title={words.title(order.orderId)}>
      <p className="mb-4 text-muted">{words.lead}</p>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <DraftOffer draft={kept} />
        {!returnable && !isError && <LineSkeleton className="w-3/5" />}
        {!returnable && isError && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-sm text-muted">{words.notLoaded}</p>
            <Button kind="secondary" size="small" onClick={() => void refetch()}>
              {again}
            </Button>
          </div>
        )}
        {returnable && (
          <PieceChoice
            all={asking.all}
            legend={asking.pieces}
            lines={returnable}
            value={{ ...noneOfSeveral(returnable), ...form.watch('pieces') }}
            onChange={(pieces) => form.setValue('pieces', pieces)}
          />
        )}
        <ChoiceCards
          legend={asking.wants}
          name="wants"
          value={form.watch('wants')}
          onChoose={(value) => form.setValue('wants', value === 'exchange' ? value : 'refund')}
          choices={[
            { value: 'refund', label: asking.refund },
            { value: 'exchange', label: asking.swap, text: asking.swapText },
          ]}
        />
        <ChoiceCards
          legend={isExchange ? asking.whySwap : words.why}
          name="reason"
          value={form.watch('reason')}
          onChoose={(value) => {
            form.setValue('reason', returnReasons.find((one) => one === value) ?? '')
            form.clearErrors('reason')
          }}
          choices={returnReasons.map((one) => ({
            value: one,
            label: isExchange && one === 'change of mind' ? asking.otherSize : words[one],
            text: <ReasonDays order={order} reason={one} />,
            disabled: isOver(order, one),
          }))}
        />
        <TextArea
          label={words.comment}
          optional={!isExchange}
          rows={3}
          maxLength={1000}
          dir="auto"
          {...field('comment', isExchange ? asking.which : undefined)}
        />
        <ReturnPhotos value={photos} onChange={setPhotos} />
        <FormFoot
          failure={told}
          back={words.back}
          onBack={onClose}
          busy={busy || !photos || (!returnable && !isError)}
          busyLabel={words.sending}
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
