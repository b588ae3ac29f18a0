import { usePerson } from '#src/accounts/person/person-context.ts'
import { authCall } from '#src/accounts/session/auth.query.ts'
import { refreshMe } from '#src/accounts/session/browser-session.ts'
import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { profileMessages } from './profile.messages.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Changes the name the shop greets somebody by. */
export function RenameForm() {
  const words = useMessages(profileMessages)
  const api = useApi()
  const { name } = usePerson()
  const form = useProfileForm({ name }, async (draft) => {
    await authCall(api, 'update-user', draft)
    await refreshMe(api)
    kept.drop()
    toast({ title: words.nameSaved })
  })
  const kept = useKeptDraft(form.form, 'own name')
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <DraftOffer draft={kept} />
      <div className="flex items-start gap-3">
        <TextField
          {...form.field('name')}
          label={words.name}
          hideLabel
          autoComplete="name"
          maxLength={80}
          className="min-w-0 grow"
        />
        <Button type="submit" kind="secondary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
      <FormFailure text={form.failure} />
    </form>
  )
}
