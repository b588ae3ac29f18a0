import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MailNotice, mailPlaceQuery } from '#src/dashboard/frame/mail-notice.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { EmailList } from './email-list.tsx'
import { emailsMessages } from './emails.messages.ts'
import { type EmailEntry, emailsQuery } from './emails.query.ts'

const filters = ['all', 'dead', 'waiting', 'sent'] as const
type Filter = (typeof filters)[number]

/** /dashboard/letters: what the shop has written, those that did not arrive first; readable without any SMTP. */
export default function EmailsPage() {
  const words = useMessages(emailsMessages)
  const api = useApi()
  const [filter, setFilter] = useState<Filter>('all')
  const [open, setOpen] = useState<EmailEntry>()
  const dead = useInfiniteQuery({ ...emailsQuery(api, 'dead'), enabled: filter === 'all' })
  const emails = useInfiniteQuery(emailsQuery(api, filter === 'all' ? undefined : filter))
  const { data: place, isPending: isPlaceComing } = useQuery(mailPlaceQuery(api))
  const failures = filter === 'all' && (dead.data?.pages[0]?.data.length ?? 0) > 0
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-6 text-muted">{place === 'folder' ? words.leadFolder : words.lead}</p>
      <MailNotice className="mb-6" />
      {/* What the notice or the failures would push down while it is pressed waits for them. */}
      {!isPlaceComing && (
        <PillChoice
          legend={words.filter}
          hideLegend
          name="status"
          pills={filters.map((value) => ({
            value,
            label: words[value === 'sent' && place === 'folder' ? 'filed' : value],
          }))}
          value={filter}
          onChoose={(value) => setFilter(filters.find((one) => one === value) ?? 'all')}
          className="mb-6"
        />
      )}
      {failures && (
        <section aria-labelledby="dead-emails" className="mb-10">
          <h2 id="dead-emails" className="text-xl text-brick">
            {words.deadTitle}
          </h2>
          <p className="mt-1 mb-3 text-sm text-muted">{words.deadText}</p>
          <EmailList list={dead} onRead={setOpen} />
        </section>
      )}
      {failures && <h2 className="mb-3 text-xl">{words.rest}</h2>}
      {isPlaceComing || (filter === 'all' && dead.isPending) ? (
        <RowSkeletons label={words.loading} />
      ) : (
        <EmailList list={emails} leaveOut={filter === 'all' ? 'dead' : undefined} onRead={setOpen} />
      )}
      <EmailDialog email={open} onClose={() => setOpen(undefined)} />
    </div>
  )
}
