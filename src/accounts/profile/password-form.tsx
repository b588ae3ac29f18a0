import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { useHasPassword } from '#src/accounts/session/use-session.ts'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { PasswordField } from '#src/accounts/sign-in/password-field.tsx'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { Link } from '#src/ui/router/link.tsx'
import { profileMessages } from './profile.messages.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Changes the password; who only comes by Google makes one by the email of a forgotten one. */
export function PasswordForm() {
  const words = useMessages(profileMessages)
  const href = useHref()
  const [open, setOpen] = useState(false)
  if (!useHasPassword()) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-muted">{words.noPassword}</p>
        <Link to={href('/authentication/forgot-password')} className={buttonClass('secondary', 'small')}>
          {words.makePassword}
        </Link>
      </div>
    )
  }
  if (open) return <Change onDone={() => setOpen(false)} />
  return (
    <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
      {words.changePassword}
    </Button>
  )
}

function Change({ onDone }: { onDone: () => void }) {
  const words = useMessages(profileMessages)
  const api = useApi()
  const { email } = usePerson()
  const form = useProfileForm({ currentPassword: '', newPassword: '' }, async (draft) => {
    await authCall(api, 'change-password', draft)
    toast({ title: words.passwordSaved })
    onDone()
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        {...form.field('currentPassword')}
        label={words.currentPassword}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        {...form.field('newPassword')}
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
      <FormFailure text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={form.busy} busyLabel={words.saving}>
          {words.changePassword}
        </Button>
        <Button kind="secondary" size="small" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
