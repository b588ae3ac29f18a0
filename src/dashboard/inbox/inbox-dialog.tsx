import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { conversationQuery } from '#src/contact/inbox.query.ts'
import type { InboxConversation } from '#src/contact/inbox.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { callLink, outsideLink, whatsappLink } from '#src/settings/contact-links.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { PhoneIcon, SpinnerIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { inboxMessages, inboxWhatsappTexts } from './inbox.messages.ts'
import { MessageText } from './message-text.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useInboxActions } from './use-inbox-actions.ts'

/** One message with what was written back, and the ways to answer it (N3). */
export function InboxDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const words = useMessages(inboxMessages)
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      place="end"
      title={words.title}
      className="max-w-xl! max-sm:w-full!"
    >
      {id !== undefined && <Conversation key={id} id={id} onClose={onClose} />}
    </Dialog>
  )
}

function Conversation({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(inboxMessages)
  const { data, error } = useQuery(conversationQuery(useApi(), id))
  if (!data && error)
    return <p className="py-10 text-center text-muted">{error.message || words.failedOne}</p>
  if (!data) {
    return (
      <p role="status" aria-label={words.loading} className="grid place-items-center py-16 text-muted">
        <SpinnerIcon />
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      <header>
        <p className="text-lg font-normal">
          <bdi>{data.fullName}</bdi>
        </p>
        <a href={`mailto:${data.email}`} className="text-link">
          <bdi dir="ltr" className="wrap-anywhere">
            {data.email}
          </bdi>
        </a>
      </header>
      <Words text={data.message} at={data.createdAt} />
      {data.replies.map((reply) => (
        <Words
          key={reply._id}
          text={reply.text}
          at={reply.sentAt}
          by={words.wroteBack(reply.sentBy ?? words.deletedPerson)}
        />
      ))}
      <Ways message={data} />
      <ReplyForm message={data} />
      <Marks message={data} onGone={onClose} />
    </div>
  )
}

function Words({ text, at, by }: { text: string; at: string; by?: string }) {
  const when = new Date(at)
  return (
    <section className={by ? 'ms-6 border-s-2 border-gold ps-4' : 'rounded-md bg-sunken p-4'}>
      <p className="mb-1 text-xs text-muted">
        {by && <bdi>{by} · </bdi>}
        <DateTime date={muscatDate(when)} time={muscatTime(when)} />
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        <MessageText text={text} />
      </p>
    </section>
  )
}

/** By phone, where an order with this e-mail has one. */
function Ways({ message }: { message: InboxConversation }) {
  const words = useMessages(inboxMessages)
  const settings = useSettings()
  const call = callLink(message.mobileNumber ?? '')
  const whatsapp = whatsappLink(message.mobileNumber ?? '')
  if (!call || !whatsapp || !settings) return null
  const { locale, fullName } = message
  const text = inboxWhatsappTexts[locale](fullName, dataText(locale, settings, 'shopName'))
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <a
          href={`${whatsapp}?text=${encodeURIComponent(text)}`}
          {...outsideLink}
          className={buttonClass('secondary', 'small')}
        >
          <WhatsappIcon size={18} />
          {words.whatsapp}
        </a>
        <a href={call} className={buttonClass('secondary', 'small')}>
          <PhoneIcon size={18} />
          {words.call}
        </a>
      </div>
      <p className="mt-1.5 text-xs text-muted">{words.phoneHint}</p>
    </div>
  )
}

function Marks({ message, onGone }: { message: InboxConversation; onGone: () => void }) {
  const words = useMessages(inboxMessages)
  const { role } = usePerson()
  const { busy, mark, remove } = useInboxActions(message._id)
  const isAnswered = message.answeredAt !== null
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Button kind="secondary" size="small" busy={busy} onClick={() => void mark(!isAnswered)}>
          {isAnswered ? words.reopen : words.markAnswered}
        </Button>
        {isAnswered && <bdi>{words.answeredBy(message.answeredBy ?? words.deletedPerson)}</bdi>}
      </div>
      {role === 'admin' && (
        <Button
          kind="quiet"
          size="small"
          className="text-brick"
          onClick={async () => {
            if (await remove()) onGone()
          }}
        >
          {words.remove}
        </Button>
      )}
    </footer>
  )
}
