import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { type ReturnReason, returnReasons } from '#src/orders/order/return-reason.ts'
import {
  chosenPieces,
  isSeveral,
  noneOfSeveral,
  type Piece,
  PieceChoice,
  type Pieces,
} from '#src/orders/returns/piece-choice.tsx'
import { Button } from '#src/ui/button.tsx'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { undoingMessages } from './undoing.messages.ts'

export type GivenReason = { reason: ReturnReason | undefined; comment: string; pieces: Pieces }

type ReasonDialogProps = {
  title: string
  lead: ReactNode
  /** What the words are for. */
  label: string
  yes: string
  mostSigns?: number
  /** The words may stay empty. */
  optional?: boolean
  /** What can come back: asks for the pieces and the reason of a return, too. */
  returnable?: readonly Piece[] | undefined
  /** What is asked about which order: what is typed is kept under it until it is sent. */
  keep: string
  /** More to choose, above the words. */
  children?: ReactNode
  onClose: () => void
  /** Throws ApiProblem when the shop refuses: the dialog says why and keeps what was typed. */
  onSend: (given: GivenReason) => Promise<void>
}

type Draft = { reason: ReturnReason | ''; comment: string; pieces: Pieces }

/** Asks staff why, before something is taken back, returned or refused (O5', O15). */
export function ReasonDialog({
  title,
  lead,
  label,
  yes,
  mostSigns = 1000,
  optional,
  returnable,
  keep,
  children,
  onClose,
  onSend,
}: ReasonDialogProps) {
  const words = useMessages(undoingMessages)
  const form = useForm<Draft>({
    defaultValues: { reason: '', comment: '', pieces: noneOfSeveral(returnable ?? []) },
    shouldFocusError: false,
  })
  const { submit, busy, failure, setFailure, field, kept } = useFormSend(form, {
    async send({ reason, comment, pieces }) {
      if (returnable && chosenPieces(returnable, pieces).length === 0) {
        setFailure(words.choosePieces)
        return false
      }
      await onSend({ reason: reason || undefined, comment: comment.trim(), pieces })
      onClose()
    },
    words: { failed: words.failed },
    keep,
  })
  const { error: unchosen } = field('reason', returnable ? words.choose : undefined)
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="mb-4 text-muted">{lead}</p>
      <form onSubmit={submit} noValidate>
        <DraftOffer draft={kept} className="mb-4" />
        {returnable && (
          <>
            <ChoiceCards
              legend={words.why}
              name="reason"
              value={form.watch('reason')}
              onChoose={(value) => {
                form.setValue('reason', returnReasons.find((one) => one === value) ?? '')
                form.clearErrors('reason')
              }}
              choices={returnReasons.map((one) => ({ value: one, label: words[one] }))}
              error={unchosen}
              className="mb-5"
            />
            <div className="mb-5">
              <PieceChoice
                legend={words.pieces}
                lines={returnable}
                value={form.watch('pieces')}
                onChange={(chosen) => form.setValue('pieces', chosen)}
              />
              {isSeveral(returnable) && (
                <Button
                  kind="secondary"
                  size="small"
                  className="mt-2.5"
                  onClick={() => form.setValue('pieces', {})}
                >
                  {words.allPieces}
                </Button>
              )}
            </div>
          </>
        )}
        {children}
        <TextArea
          label={label}
          {...(optional && { optional })}
          rows={optional ? 2 : 3}
          maxLength={mostSigns}
          dir="auto"
          {...field('comment', optional ? undefined : words.wordsNeeded)}
        />
        <FormFoot failure={failure} back={words.back} onBack={onClose} busy={busy} className="mt-6">
          {yes}
        </FormFoot>
      </form>
    </Dialog>
  )
}
