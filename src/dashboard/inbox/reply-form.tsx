import { useForm } from 'react-hook-form'
import { inboxActions } from '#src/contact/inbox.query.ts'
import type { InboxConversation } from '#src/contact/inbox.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { useKeptDraft } from '#src/ui/form/use-kept-draft.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { inboxMessages } from './inbox.messages.ts'
import { useInboxActions } from './use-inbox-actions.ts'

/** A reply by e-mail; what is typed survives a failure, and closing the message. */
export function ReplyForm({ message }: { message: InboxConversation }) {
  const words = useMessages(inboxMessages)
  const locale = useLocale()
  const api = useApi()
  const { take, refresh } = useInboxActions(message._id)
  const form = useForm({ defaultValues: { text: '' }, shouldFocusError: false })
  const kept = useKeptDraft(form, `reply ${message._id}`)
  const { isDirty } = form.formState
  useUnsavedGuard(() => isDirty, kept.drop)
  const { submit, busy, failure, field } = useFormSend(form, {
    async send({ text }) {
      const reply = { text, seen: message.replies.length }
      const saved = await inboxActions.reply(api, message._id, reply).catch(async (problem) => {
        await refresh()
        throw problem
      })
      form.reset()
      kept.drop()
      await take(saved)
      toast({ title: words.sent })
    },
    words: { offline: words.offline, failed: words.failed },
  })
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(message.locale) ?? message.locale
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <DraftOffer draft={kept} />
      <TextArea
        {...field('text', words.fillIn)}
        label={words.reply}
        hint={words.replyHint(language)}
        dir="auto"
        rows={5}
        maxLength={4000}
      />
      <p role="alert" className="text-sm text-brick empty:hidden">
        {failure}
      </p>
      <Button type="submit" size="small" busy={busy} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
