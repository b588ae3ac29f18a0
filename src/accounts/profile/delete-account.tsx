import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { forget } from '#src/accounts/session/browser-session.ts'
import { clearPrivateCache } from '#src/accounts/session/private-cache.ts'
import { useHasPassword } from '#src/accounts/session/use-session.ts'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { PasswordField } from '#src/accounts/sign-in/password-field.tsx'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { profileMessages } from './profile.messages.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Deletes the account after asking, and asking for the password where there is one (I8). */
export function DeleteAccount() {
  const words = useMessages(profileMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" className="text-brick!" onClick={() => setOpen(true)}>
        {words.delete}
      </Button>
      {open && <Question onClose={() => setOpen(false)} />}
    </>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const words = useMessages(profileMessages)
  const [api, queries, navigate, href] = [useApi(), useQueryClient(), useNavigate(), useHref()]
  const hasPassword = useHasPassword()
  const form = useProfileForm({ password: '' }, async (draft) => {
    await authCall(api, 'delete-user', hasPassword ? draft : {})
    forget(true)
    clearPrivateCache(queries)
    toast({ title: words.deleted })
    void navigate(href('/'), { replace: true })
  })
  return (
    <Dialog open question onClose={onClose} title={words.deleteTitle}>
      <p className="text-muted">{words.deleteText}</p>
      <p className="mt-2 text-muted">{words.deleteOrders}</p>
      <p className="mt-2">{words.deleteSure}</p>
      <form noValidate onSubmit={form.submit} className="mt-5 grid gap-5">
        {hasPassword && (
          <PasswordField
            {...form.field('password')}
            label={words.currentPassword}
            autoComplete="current-password"
          />
        )}
        <FormFailure text={form.failure} />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button kind="secondary" onClick={onClose} className="grow sm:grow-0">
            {words.cancel}
          </Button>
          <Button
            type="submit"
            kind="danger"
            busy={form.busy}
            busyLabel={words.deleting}
            className="grow sm:grow-0"
          >
            {words.deleteYes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
