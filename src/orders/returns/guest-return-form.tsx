import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { type ReturnReason, returnReasons } from '#src/orders/order/return-reason.ts'
import type { ReturnWish } from '#src/orders/return-record/return-state.ts'
import { useApi } from '#src/ui/data/api.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { unfilled, useFormSubmit } from '#src/ui/form/use-form-submit.ts'
import { failureMessages } from '#src/ui/overlay/failure.messages.ts'
import type { OrderReturns } from './order-return.ts'
import { chosenPieces, noneOfSeveral, PieceChoice, type Pieces } from './piece-choice.tsx'
import { type Photos, ReturnPhotos } from './return-photos.tsx'
import { guestReturnMessages } from './returns.messages.ts'
import { changeTracked, type GuestChange } from './returns.query.ts'

type FormProps = {
  returns: OrderReturns
  from: GuestChange['from']
  token: string
  onClose: () => void
  /** Once the shop has it, and the page shows it. */
  onSent: (wants: ReturnWish) => void
}

/** Asks for a return by the tracking link: pieces, why, and photos (O8, O16). A refusal loses nothing typed. */
export function GuestReturnForm({ returns, from, token, onClose, onSent }: FormProps) {
  const words = useMessages(guestReturnMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const [pieces, setPieces] = useState<Pieces>(noneOfSeveral(returns.returnable))
  const [reason, setReason] = useState('')
  const [wants, setWants] = useState<ReturnWish>('refund')
  const [photos, setPhotos] = useState<Photos>([])
  const { submit, busy, failure, setFailure, field } = useFormSubmit({
    fields: ['reason', 'comment'],
    check: (draft) =>
      new Map([
        ...unfilled(draft, ['reason'], words.choose),
        ...(wants === 'exchange' ? unfilled(draft, ['comment'], words.which) : []),
      ]),
    async send({ reason, comment }) {
      if (!photos) return
      if (photos === 'failed') {
        setPhotos([])
        setFailure(words.withoutPhotos)
        return
      }
      const lines = chosenPieces(returns.returnable, pieces)
      if (lines.length === 0) {
        setFailure(words.choosePieces)
        return
      }
      await changeTracked(api, queries, token, {
        status: 'Return',
        from,
        reason: reason as ReturnReason,
        comment: comment.trim(),
        wants,
        lines,
        photos: [...photos],
      })
      onSent(wants)
    },
    words: { offline: useMessages(failureMessages).offline, failed: words.failed },
  })
  const until = (reason: ReturnReason) =>
    new Date((reason === 'defect' ? returns.returnUntil?.defect : returns.returnUntil?.changeOfMind) ?? 0)
  const isExchange = wants === 'exchange'
  const { error, onChange: clear } = field('reason')
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <PieceChoice
        all={words.all}
        legend={words.pieces}
        lines={returns.returnable}
        value={pieces}
        onChange={setPieces}
      />
      <ChoiceCards
        legend={words.wants}
        name="wants"
        value={wants}
        onChoose={(value) => setWants(value === 'exchange' ? value : 'refund')}
        choices={[
          { value: 'refund', label: words.refund },
          { value: 'exchange', label: words.swap, text: words.swapText },
        ]}
      />
      <ChoiceCards
        legend={isExchange ? words.whySwap : words.why}
        name="reason"
        error={error}
        value={reason}
        onChoose={(value) => {
          setReason(value)
          clear()
        }}
        choices={returnReasons.map((value) => {
          const isOver = until(value).getTime() < Date.now()
          const day = writtenDate(locale, muscatDate(until(value)))
          return {
            value,
            // Who wants other pieces has not changed her mind: the reason counts as one, in its days (O8).
            label: isExchange && value === 'change of mind' ? words.otherSize : words[value],
            text: isOver ? words.over : words.until(day),
            disabled: isOver,
          }
        })}
      />
      <TextArea
        label={words.comment}
        optional={!isExchange}
        rows={3}
        maxLength={1000}
        dir="auto"
        {...field('comment')}
      />
      <ReturnPhotos value={photos} onChange={setPhotos} />
      <FormFoot
        failure={failure}
        back={words.back}
        onBack={onClose}
        busy={busy || !photos}
        busyLabel={words.sending}
      >
        {words.send}
      </FormFoot>
    </form>
  )
}
