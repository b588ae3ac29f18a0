import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { EmailStatus } from '#src/mail/email-delivery.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { EmailRow } from './email-row.tsx'
import { emailsMessages } from './emails.messages.ts'
import type { EmailEntry } from './emails.query.ts'

type EmailListProps = {
  list: UseInfiniteQueryResult<InfiniteData<{ data: EmailEntry[] }>>
  /** Emails that stand elsewhere on the page already. */
  leaveOut?: EmailStatus | undefined
  onRead: (email: EmailEntry) => void
}

/** A table of emails; on a phone each is a card. */
export function EmailList({ list, leaveOut, onRead }: EmailListProps) {
  const words = useMessages(emailsMessages)
  const { data, isError, hasNextPage, refetch } = list
  const emails = data?.pages.flatMap((page) => page.data).filter(({ status }) => status !== leaveOut)
  if (!emails) {
    return isError ? (
      <Empty title={words.failedList} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
    ) : (
      <RowSkeletons label={words.loading} />
    )
  }
  if (emails.length === 0 && !hasNextPage) return <Empty title={words.emptyTitle} text={words.emptyText} />
  const head = 'px-4 py-2.5 font-normal'
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-hairline bg-raised">
        <table className="block w-full text-sm xl:table xl:table-fixed">
          <thead className="border-b border-hairline text-muted max-xl:sr-only">
            <tr>
              <th className={`${head} text-start`}>{words.email}</th>
              <th className={`${head} w-[21%] text-start`}>{words.recipient}</th>
              <th className={`${head} w-[16%] text-start`}>{words.status}</th>
              <th className={`${head} w-34 text-start`}>{words.date}</th>
              <th className={`${head} w-54 text-end`}>{words.actions}</th>
            </tr>
          </thead>
          <tbody className="block divide-y divide-hairline xl:table-row-group">
            {emails.map((email) => (
              <EmailRow key={email._id} email={email} onRead={() => onRead(email)} />
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore list={list} label={words.more} />
    </>
  )
}
