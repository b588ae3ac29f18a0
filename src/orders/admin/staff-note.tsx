import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { orderQuery, saveNote } from '#src/orders/changes/admin-order.query.ts'
import type { OrderDetails } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { TextArea } from '#src/ui/form/field.tsx'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { staffNoteMessages } from './order-overview.messages.ts'

type Note = { staffNote: string; version: number }

/**
 * The staff's note. It is saved when asked; what somebody else saved meanwhile is shown beside it, and nothing typed
 * is lost by that, by a failure, or by leaving the page without asking.
 */
export function StaffNote({ order }: { order: OrderDetails }) {
  const words = useMessages(staffNoteMessages)
  const api = useApi()
  const queries = useQueryClient()
  const stored = { staffNote: order.staffNote ?? '', version: order.version ?? 0 }
  // Until something is typed the field shows what is stored; from then on the draft, with the version it began from.
  const [draft, setDraft] = useState<Note>()
  const [theirs, setTheirs] = useState<Note>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const unsaved = draft !== undefined && draft.staffNote !== stored.staffNote
  useUnsavedGuard(() => unsaved)

  async function save(note: Note) {
    setBusy(true)
    setError('')
    try {
      const saved = await saveNote(api, order._id, note)
      queries.setQueryData(orderQuery(api, order._id).queryKey, saved)
      setDraft(undefined)
      setTheirs(undefined)
      toast({ title: words.saved })
    } catch (problem) {
      const other = problem instanceof ApiProblem && problem.status === 409 ? noteIn(problem.body) : undefined
      setTheirs(other)
      if (!other) setError((problem instanceof ApiProblem && problem.errors[0]?.message) || words.failed)
    } finally {
      setBusy(false)
    }
  }
  function takeTheirs(note: Note) {
    setDraft(note)
    setTheirs(undefined)
  }

  return (
    <DashboardCard
      title={words.note}
      aside={unsaved && <span className="text-xs text-amber">{words.unsaved}</span>}
    >
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
              onClick={() => void save({ staffNote: draft?.staffNote ?? '', version: theirs.version })}
            >
              {words.saveMine}
            </Button>
          </div>
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (draft && !busy) void save(draft)
        }}
      >
        <TextArea
          label={words.note}
          hideLabel
          hint={words.hint}
          error={error}
          maxLength={2000}
          dir="auto"
          value={draft?.staffNote ?? stored.staffNote}
          onChange={(event) =>
            setDraft({
              staffNote: event.currentTarget.value,
              version: draft?.version ?? stored.version,
            })
          }
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
    </DashboardCard>
  )
}

function noteIn({ staffNote, version }: Record<string, unknown>): Note | undefined {
  return typeof staffNote === 'string' && typeof version === 'number' ? { staffNote, version } : undefined
}
