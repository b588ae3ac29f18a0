import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { factorMessages } from './factor.messages.ts'

/** One form about a second factor; every field of it must be filled in. */
export function useFactorForm<V extends FieldValues>(
  defaultValues: DefaultValues<V>,
  send: (draft: V) => Promise<void>,
) {
  const words = { ...useMessages(accountMessages), failed: useMessages(factorMessages).passkeyFailed }
  const form = useForm<V>({ defaultValues, shouldFocusError: false })
  const sending = useFormSend(form, { send, words: { offline: words.offline, failed: words.failed } })
  return { ...sending, field: (name: FieldPath<V>) => sending.field(name, words.fillIn) }
}
