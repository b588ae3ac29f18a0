import { useMessages } from '#src/i18n/use-locale.ts'
import { looksLikeEmail, unfilled, useFormSubmit } from '#src/ui/form/use-form-submit.ts'
import { accountMessages } from './account.messages.ts'

type Options<F extends string> = {
  /** Fields of the form, in their order; all of them must be filled in. */
  fields: readonly F[]
  send: (draft: Record<F, string>) => Promise<void>
}

/** One form of the account pages. */
export function useAccountForm<F extends string>({ fields, send }: Options<F>) {
  const words = useMessages(accountMessages)
  const form = useFormSubmit({
    fields,
    check(draft) {
      const wrong = unfilled(draft, fields, words.fillIn)
      const email = fields.find((name) => name === 'email')
      if (email && !wrong.has(email) && !looksLikeEmail(draft[email])) wrong.set(email, words.wrongEmail)
      return wrong
    },
    send,
    words: { offline: words.offline, failed: words.anError },
  })
  return { ...form, field: (name: F) => ({ ...form.field(name), required: true }) }
}
