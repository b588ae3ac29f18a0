import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { focusFirst } from '#src/ui/form/focus-first.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { PlusIcon } from '#src/ui/icons.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { invitationMessages } from './invitation.messages.ts'
import { invitationsQuery, revokeInvitation, sendInvitation } from './invitation.query.ts'

/** The admin's way to new staff: a button and its form (I17). */
export function InviteStaff() {
  const words = useMessages(invitationMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" className="touchable" onClick={() => setAsking(true)}>
        <PlusIcon size={18} />
        <span className="max-sm:sr-only">{words.invite}</span>
      </Button>
      {isAsking && (
        <Dialog open title={words.invite} onClose={() => setAsking(false)}>
          <InviteForm onDone={() => setAsking(false)} />
        </Dialog>
      )}
    </>
  )
}

type Draft = { email: string; role: 'manager' | 'admin' }

function InviteForm({ onDone }: { onDone: () => void }) {
  const words = useMessages(invitationMessages)
  const [api, queries, href, navigate] = [useApi(), useQueryClient(), useHref(), useNavigate()]
  const account = useMessages(accountMessages)
  const form = useForm<Draft>({ defaultValues: { email: '', role: 'manager' }, shouldFocusError: false })
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ email, role }) {
      const goTo = await sendInvitation(api, queries, { email, role })
      if (goTo === 'folder')
        toast({
          title: words.filed,
          text: words.filedText,
          tone: 'warning',
          ms: readMs,
          action: { label: words.letters, act: () => void navigate(href('/dashboard/letters')) },
        })
      else toast({ title: words.invited })
      onDone()
    },
    words: { offline: account.offline, failed: account.anError },
    keep: 'invitation',
  })
  return (
    <form ref={focusFirstField} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{words.inviteLead}</p>
      <DraftOffer draft={kept} />
      <TextField
        {...field('email', account.fillIn)}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
      />
      <ChoiceCards
        legend={words.role}
        name="role"
        value={form.watch('role')}
        onChoose={(role) => form.setValue('role', role === 'admin' ? 'admin' : 'manager')}
        choices={[
          { value: 'manager', label: words.manager, text: words.managerText },
          { value: 'admin', label: words.admin, text: words.adminText },
        ]}
      />
      <FormFailure text={failure} />
      <Button type="submit" busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  )
}

function focusFirstField(form: HTMLFormElement | null) {
  focusFirst(form?.querySelector('input') ?? null)
}

/** The invitations that are open, if there are any (I17). */
export function OpenInvitations() {
  const words = useMessages(invitationMessages)
  const tellFailure = useTellFailure()
  const [api, queries, confirm, locale] = [useApi(), useQueryClient(), useConfirm(), useLocale()]
  const { data, isError } = useQuery(invitationsQuery(api))
  if (isError) return <p role="alert">{words.failedList}</p>
  if (!data || data.length === 0) return null

  async function revoke({ _id, email }: { _id: string; email: string }) {
    const asked = { title: words.sure, text: words.sureText(email), yes: words.revoke, danger: true }
    if (!(await confirm(asked))) return
    try {
      await revokeInvitation(api, queries, _id)
      toast({ title: words.revoked })
    } catch (problem) {
      tellFailure(words.wrong, problem)
    }
  }
  return (
    <section className="mb-6 rounded-lg border border-hairline bg-raised p-4">
      <h2 className="text-lg">{words.open}</h2>
      <ul className="mt-2 divide-y divide-hairline text-sm">
        {data.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <bdi dir="ltr">{one.email}</bdi> · {words[one.role]}
              </p>
              <p className="text-muted">
                {words.until(whenOf(one.expiresAt))}
                {one.by !== null && (
                  <>
                    {' · '}
                    <bdi>{words.by(one.by)}</bdi>
                  </>
                )}
              </p>
            </div>
            <Button
              kind="secondary"
              size="small"
              aria-label={words.revokeOf(one.email)}
              onClick={() => revoke(one)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )

  function whenOf(at: string): string {
    const date = new Date(at)
    return `${writtenDate(locale, muscatDate(date))} ${writtenTime(locale, muscatTime(date))}`
  }
}
