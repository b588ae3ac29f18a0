import { useId } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { looksLikeEmail, unfilled, useFormSubmit } from '#src/ui/form/use-form-submit.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { contactMessages } from './contact.messages.ts'
import { sendMessage } from './contact.query.ts'

const fields = ['fullName', 'email', 'message'] as const

/** product.md section 2's contact form (P9). Without JavaScript it is posted as it stands: contact.form.ts. */
export function ContactForm({ notice }: { notice: string | undefined }) {
  const words = useMessages(contactMessages)
  const href = useHref()
  const navigate = useNavigate()
  const prefix = useId()
  const path = href('/contact-us')
  const api = useApi()
  const { submit, busy, failure, field } = useFormSubmit({
    fields,
    check(draft) {
      const wrong = unfilled(draft, fields, words.fillIn)
      if (!wrong.has('email') && !looksLikeEmail(draft.email)) wrong.set('email', words.wrongEmail)
      return wrong
    },
    async send(draft) {
      await sendMessage(api, draft)
      void navigate(`${path}?sent=yes`)
    },
    words: { offline: words.offline, failed: words.later },
  })
  // The browser would say what is missing in its own language; we say it in the page's.
  const ownWords = useHydrated()
  const warning = failure || notice

  function wired(name: (typeof fields)[number]) {
    return { id: `${prefix}-${name}`, ...field(name) }
  }
  return (
    <form method="post" action={path} onSubmit={submit} noValidate={ownWords} className="grid gap-5">
      <TextField {...wired('fullName')} label={words.fullName} autoComplete="name" maxLength={100} required />
      <TextField
        {...wired('email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        dir="ltr"
        maxLength={254}
        required
      />
      <TextArea {...wired('message')} label={words.message} dir="auto" rows={6} maxLength={2000} required />
      <p role="alert" className="flex items-start gap-2 text-sm font-normal text-brick empty:hidden">
        {warning && <AlertIcon size={18} className="mt-0.5" />}
        {warning && <span>{warning}</span>}
      </p>
      <Button
        type="submit"
        busy={busy}
        busyLabel={words.sending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {words.send}
      </Button>
    </form>
  )
}
