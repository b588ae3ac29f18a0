import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'

/** One form of the profile card; every field of it must be filled in. */
export function useProfileForm<V extends FieldValues>(
  defaultValues: DefaultValues<V>,
  send: (draft: V) => Promise<void>,
) {
  const words = useMessages(accountMessages)
  const form = useForm<V>({ defaultValues, shouldFocusError: false })
  const sending = useFormSend(form, { send, words: { offline: words.offline, failed: words.anError } })
  return { ...sending, form, field: (name: FieldPath<V>) => sending.field(name, words.fillIn) }
}
