import { FormFailure } from '#src/accounts/sign-in/form-failure.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { beginInField } from './begin-in-field.ts'
import { factorMessages } from './factor.messages.ts'
import { useFactorForm } from './use-factor-form.ts'

/** Asks how a factor is called, for a new passkey and for another name. */
export function NameForm({
  name,
  yes,
  send,
}: {
  name: string
  yes: string
  send: (name: string) => Promise<void>
}) {
  const words = useMessages(factorMessages)
  const form = useFactorForm({ name }, (draft) => send(draft.name))
  return (
    <form noValidate ref={beginInField} onSubmit={form.submit} className="grid gap-5">
      <TextField {...form.field('name')} label={words.name} hint={words.nameHint} maxLength={60} dir="auto" />
      <FormFailure text={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={words.working}>
        {yes}
      </Button>
    </form>
  )
}
