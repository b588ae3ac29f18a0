import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { orderQuery, saveNote } from '#src/orders/changes/admin-order.query.ts'
import { receiptOf } from '#src/orders/ledger/payment-proof-state.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard, FoldedCard } from '#src/ui/card.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { besideEachOther, useMedia } from '#src/ui/use-media.ts'
import { staffNoteMessages } from './order-overview.messages.ts'

type Draft = { staffNote: string }

type Note = { staffNote: string; version: number }

/** The same, once it has come. */
export function StaffNoteCard({ details }: { details: OrderDetails | undefined }) {
  return details && <StaffNote order={details} />
}

/**
 * The staff's note. It is saved when asked; what somebody else saved meanwhile is shown beside it, and nothing typed
 * is lost by that, by a failure, or by leaving the page without asking.
 */
function StaffNote({ order }: { order: OrderDetails }) {
  const words = useMessages(staffNoteMessages)
  const api = useApi()
  const queries = useQueryClient()
  const stored = { staffNote: order.staffNote ?? '', version: order.version ?? 0 }
  // Until something is typed the field shows what is stored; from then on the draft, with the version it began from.
  const form = useForm<Draft>({
    values: { staffNote: stored.staffNote },
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const unsaved = form.formState.isDirty
  const began = useRef(stored.version)
  const [theirs, setTheirs] = useState<Note>()
  useEffect(() => {
    if (!unsaved) began.current = stored.version
  }, [unsaved, stored.version])
  const kept = useKeptDraft(form, `order note ${order._id}`)
  useUnsavedGuard(() => unsaved, kept.drop)
  // What is empty when it is opened is a line on a phone; it stays one card while something is written into it.
  const [Card] = useState((): typeof FoldedCard =>
    stored.staffNote === '' && !kept.offered ? FoldedCard : DashboardCard,
  )
  // On a desk it is a line where a receipt is to be looked at first.
  const [where] = useState<'phone' | 'everywhere'>(
    receiptOf(order) === 'waiting' && order.paymentProof ? 'everywhere' : 'phone',
  )
  const besides = useMedia(besideEachOther)
  // Nor does a note that somebody else leaves meanwhile stay folded; once open it is closed by nobody but who reads it.
  const [hasCome, setCome] = useState(false)
  if (!hasCome && stored.staffNote !== '') setCome(true)
  const { submit, busy, failure, field } = useFormSend(form, {
    async send({ staffNote }) {
      const saved = await saveNote(api, order._id, { staffNote, version: began.current }).catch(takeConflict)
      if (!saved) return
      queries.setQueryData(orderQuery(api, order._id).queryKey, saved)
      form.reset({ staffNote: saved.staffNote ?? '' })
      kept.drop()
      setTheirs(undefined)
      toast({ title: words.saved })
    },
    words: { failed: words.failed },
  })

  /** What somebody else saved meanwhile is shown beside the draft; every other refusal goes on. */
  function takeConflict(problem: unknown): undefined {
    const other = problem instanceof ApiProblem && problem.status === 409 ? noteIn(problem.body) : undefined
    if (!other) throw problem
    setTheirs(other)
  }
  function takeTheirs({ staffNote, version }: Note) {
    form.setValue('staffNote', staffNote, { shouldDirty: true })
    began.current = version
    setTheirs(undefined)
  }
  const { error, ...note } = field('staffNote')

  return (
    <Card
      title={where === 'everywhere' && besides && Card === FoldedCard && !hasCome ? words.add : words.note}
      open={hasCome}
      where={where}
      aside={unsaved && <span className="text-xs text-amber">{words.unsaved}</span>}
    >
      <DraftOffer draft={kept} className="mb-3" />
      {theirs && (
        <div role="alert" className="mb-4 rounded-md border border-amber p-3 text-sm">
          <p className="font-normal">{words.conflictTitle}</p>
          <p className="mt-2 text-xs text-muted">{words.theirs}</p>
          <p dir="auto" className="w-fit max-w-full break-words whitespace-pre-line">
            {theirs.staffNote || words.empty}
          </p>
          <p className="mt-2 text-xs text-muted">{words.yoursStays}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button kind="secondary" size="small" onClick={() => takeTheirs(theirs)}>
              {words.takeTheirs}
            </Button>
            <Button
              kind="secondary"
              size="small"
              busy={busy}
              onClick={(event) => {
                began.current = theirs.version
                submit(event)
              }}
            >
              {words.saveMine}
            </Button>
          </div>
        </div>
      )}
      <form onSubmit={submit} noValidate>
        <TextArea
          {...note}
          label={words.note}
          hideLabel
          hint={words.hint}
          error={error ?? failure}
          maxLength={2000}
          dir="auto"
        />
        <Button
          type="submit"
          kind="secondary"
          size="small"
          busy={busy}
          disabled={!unsaved || theirs !== undefined}
          className="mt-3"
        >
          {words.save}
        </Button>
      </form>
    </Card>
  )
}

function noteIn({ staffNote, version }: Record<string, unknown>): Note | undefined {
  return typeof staffNote === 'string' && typeof version === 'number' ? { staffNote, version } : undefined
}
