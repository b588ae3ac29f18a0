import { useForm } from 'react-hook-form'
import { nameOnScreen } from '#src/core/first-admin.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { customerMessages } from './customer.messages.ts'
import { longestNote } from './customer-limits.ts'
import type { MarkProps } from './mark-props.ts'

/** What staff wrote about a customer, the newest first, and a place to write. */
export function NotesCard({ customer, changes }: MarkProps) {
  const words = useMessages(customerMessages)
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const confirm = useConfirm()
  const form = useForm({ defaultValues: { note: '' }, shouldFocusError: false })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ note }) {
      await changes.addNote(note)
      form.reset()
      toast({ title: words.saved })
    },
    words: { failed: words.failed },
    keep: `customer note ${customer._id}`,
  })
  const { error, ...note } = field('note', words.writeFirst)

  async function remove(id: string) {
    const question = {
      title: words.askDelete,
      text: words.askDeleteText,
      yes: words.deleteNote,
      danger: true,
    }
    if (!(await confirm(question))) return
    await changes.deleteNote(id).catch((problem: unknown) => tellFailure(words.failed, problem))
  }

  return (
    <DashboardCard title={words.notes}>
      <DraftOffer draft={kept} className="mb-3" />
      <form onSubmit={submit} noValidate className="mb-4">
        <TextArea
          {...note}
          label={words.newNote}
          hint={words.notesHint}
          error={error ?? failure}
          rows={3}
          maxLength={longestNote}
          dir="auto"
        />
        <Button type="submit" kind="secondary" size="small" busy={busy} className="mt-3">
          {words.addNote}
        </Button>
      </form>
      {customer.notes.length === 0 && <p className="text-sm text-muted">{words.noNotes}</p>}
      <ul className="divide-y divide-hairline text-sm empty:hidden">
        {customer.notes.map((one) => (
          <li key={one._id} className="py-3">
            <p dir="auto" className="break-words whitespace-pre-line">
              {one.note}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-xs text-muted">
              {one.byName && <bdi>{nameOnScreen(one.byName, locale)}</bdi>}
              <DateTime date={one.date} time={one.time} />
              <button
                type="button"
                className="min-h-6 text-brick underline underline-offset-4"
                onClick={() => void remove(one._id)}
              >
                {words.deleteNote}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
