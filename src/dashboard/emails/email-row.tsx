import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { languages } from '#src/core/locale.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate, writtenTime } from '#src/i18n/written-date.ts'
import { accountKinds, secretKinds } from '#src/mail/email.ts'
import type { EmailStatus } from '#src/mail/email-delivery.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { EmailSubject } from './email-subject.tsx'
import { emailsMessages } from './emails.messages.ts'
import { type EmailEntry, resendEmail } from './emails.query.ts'

const tones: Record<EmailStatus, string> = {
  dead: 'text-brick',
  waiting: 'text-amber',
  sending: 'text-amber',
  sent: 'text-olive',
}

/** An email: what it is, to whom, what became of it. */
export function EmailRow({ email, onRead }: { email: EmailEntry; onRead: () => void }) {
  const words = useMessages(emailsMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  const { status, filed, recipient, kind, attempts, lastError, nextAttemptAt, sentAt, createdAt } = email
  const name = kindName(words, kind)
  const isAdmin = usePerson().role === 'admin'
  const isDead = status === 'dead'
  const isHidden = accountKinds.has(kind) && !isAdmin

  async function resend() {
    setBusy(true)
    try {
      await resendEmail(api, queries, email._id)
      toast({ title: words.resent })
    } catch (problem) {
      tellFailure(words.resendFailed, problem)
    } finally {
      setBusy(false)
    }
  }

  const cell = 'block xl:table-cell xl:px-4 xl:py-3 align-middle'
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-4 md:max-xl:grid-cols-[minmax(0,1fr)_9rem_7rem_11.5rem] md:max-xl:items-center md:max-xl:gap-y-0 md:max-xl:py-2.5 xl:table-row xl:p-0">
      <td className={`${cell} font-normal md:max-xl:col-start-1`}>
        <EmailSubject email={email} name={name} />
      </td>
      <td
        className={`${cell} max-md:order-2 max-md:col-span-2 md:max-xl:col-start-1 wrap-anywhere text-muted xl:text-xs`}
      >
        <bdi dir="ltr">{recipient}</bdi>
      </td>
      <td
        className={`${cell} max-md:order-1 max-md:justify-self-end md:max-xl:col-start-2 md:max-xl:row-start-1 md:max-xl:row-span-2`}
      >
        <span
          className={`inline-flex items-center gap-1.5 font-normal whitespace-nowrap ${tones[filed ? 'waiting' : status]}`}
        >
          {status === 'dead' && <AlertIcon size={16} />}
          {words[filed ? 'filed' : status]}
        </span>
        {attempts > 0 && status !== 'sent' && (
          <span className="block text-xs text-muted max-md:text-end">
            {words.attempts(attempts)}
            {nextAttemptAt &&
              status === 'waiting' &&
              ` · ${words.nextAttempt(writtenTime(locale, muscatTime(new Date(nextAttemptAt))))}`}
          </span>
        )}
        {lastError && status !== 'sent' && (
          <bdi dir="auto" className="mt-1 line-clamp-2 text-xs wrap-anywhere text-muted max-xl:hidden">
            {lastError}
          </bdi>
        )}
      </td>
      <td
        className={`${cell} figures max-md:order-4 max-md:self-center ${isDead ? 'max-md:col-span-2' : ''} md:max-xl:col-start-3 md:max-xl:row-start-1 md:max-xl:row-span-2 whitespace-nowrap text-muted`}
      >
        <When at={new Date(sentAt ?? createdAt)} />
      </td>
      {lastError && status !== 'sent' && (
        <td className="order-3 col-span-full block text-xs text-muted xl:hidden">
          <bdi dir="auto" className="line-clamp-2 wrap-anywhere">
            {lastError}
          </bdi>
        </td>
      )}
      <td
        className={`${cell} max-md:order-5 max-md:mt-1 ${isDead ? 'max-md:col-span-2' : 'max-md:justify-self-end'} md:max-xl:col-start-4 md:max-xl:row-start-1 md:max-xl:row-span-2`}
      >
        <div className="flex gap-2 md:justify-end">
          {status === 'dead' && !secretKinds.has(kind) && !isHidden && (
            <Button size="small" busy={busy} aria-label={words.resendOf(name, recipient)} onClick={resend}>
              {words.resend}
            </Button>
          )}
          {isHidden ? (
            <span className="text-xs text-muted">{words.adminsOnly}</span>
          ) : (
            <Button kind="secondary" size="small" aria-label={words.readOf(name, recipient)} onClick={onRead}>
              {words.read}
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

type Words = (typeof emailsMessages)['en']

/** What a kind of email is called; a new kind by its own name until it has one here. */
export function kindName(words: Words, kind: string): string {
  const name = Object.hasOwn(words, kind) ? words[kind as keyof Words] : kind
  return typeof name === 'string' ? name : kind
}

function When({ at }: { at: Date }) {
  const locale = useLocale()
  return (
    <bdi className="inline-flex gap-x-1.5 md:max-xl:flex-wrap">
      <span>
        {writtenDate(locale, muscatDate(at))}
        {languages[locale].comma}
      </span>
      <span>{writtenTime(locale, muscatTime(at))}</span>
    </bdi>
  )
}
