import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { AlertIcon } from '#src/ui/icons.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { contactMessages } from './contact.messages.ts'
import { type ContactField, useContactForm } from './use-contact-form.ts'

/** SPEC section 2's contact form (P9). Without JavaScript it is posted as it stands: contact.form.ts. */
export function ContactForm({ notice }: { notice: string | undefined }) {
  const words = useMessages(contactMessages)
  const href = useHref()
  const navigate = useNavigate()
  const prefix = useId()
  const path = href('/contact-us')
  const { send, sending, errors, failure, forgive } = useContactForm(() => navigate(`${path}?sent=yes`))
  // The browser would say what is missing in its own language; we say it in the page's.
  const ownWords = useHydrated()
  const warning = failure || notice

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(event.currentTarget)
  }
  function wired(name: ContactField) {
    return { id: `${prefix}-${name}`, name, error: errors.get(name), onChange: () => forgive(name) }
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
        busy={sending}
        busyLabel={words.sending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {words.send}
      </Button>
    </form>
  )
}
