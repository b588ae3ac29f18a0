import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#src/i18n/use-locale.ts'
import { secretKinds } from '#src/mail/email.ts'
import { useApi } from '#src/ui/data/api.ts'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { kindName } from './email-row.tsx'
import { emailsMessages } from './emails.messages.ts'
import { type EmailEntry, emailQuery } from './emails.query.ts'

/** An email as its reader gets it, in a sandboxed frame: no script in it runs and it cannot reach the dashboard. */
export function EmailDialog({ email, onClose }: { email: EmailEntry | undefined; onClose: () => void }) {
  const words = useMessages(emailsMessages)
  return (
    <Dialog
      open={email !== undefined}
      onClose={onClose}
      title={email ? kindName(words, email.kind) : ''}
      className="max-w-2xl!"
    >
      {email && <EmailFrame id={email._id} recipient={email.recipient} />}
    </Dialog>
  )
}

function EmailFrame({ id, recipient }: { id: string; recipient: string }) {
  const words = useMessages(emailsMessages)
  const { data, error } = useQuery(emailQuery(useApi(), id))
  if (error) return <p className="py-10 text-center text-muted">{error.message || words.failedOne}</p>
  if (!data) {
    return (
      <p role="status" aria-label={words.loading} className="grid place-items-center py-16 text-muted">
        <SpinnerIcon />
      </p>
    )
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {words.recipient}: <bdi dir="ltr">{recipient}</bdi>
      </p>
      <p className="mb-3 text-lg">
        <bdi>{data.subject}</bdi>
      </p>
      {secretKinds.has(data.kind) && <p className="mb-3 text-sm text-muted">{words.secret}</p>}
      {data.status === 'sent' && !data.asSent && (
        <p className="mb-3 text-sm text-muted">{words.writtenNow}</p>
      )}
      {data.lastError && data.status !== 'sent' && (
        <p className="mb-3 text-sm text-brick">
          <bdi dir="auto" className="wrap-anywhere">
            {data.lastError}
          </bdi>
        </p>
      )}
      <iframe
        title={data.subject}
        sandbox=""
        srcDoc={onPaper(data.html)}
        style={{ background: 'white' }}
        className="h-[60dvh] w-full rounded-md border border-hairline"
      />
    </>
  )
}

/** Always on a light background: an email has none of its own, and this page's policy takes no style elements. */
function onPaper(html: string): string {
  return html
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/(<meta name="(?:supported-)?color-schemes?" content=")light dark"/g, '$1light"')
}
