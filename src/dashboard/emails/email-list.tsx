import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { LetterStatus } from '#src/mail/delivery.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { LetterRow } from './email-row.tsx'
import { lettersMessages } from './emails.messages.ts'
import type { LetterEntry } from './emails.query.ts'

type LetterListProps = {
  list: UseInfiniteQueryResult<InfiniteData<{ data: LetterEntry[] }>>
  /** Letters that stand elsewhere on the page already. */
  leaveOut?: LetterStatus | undefined
  onRead: (letter: LetterEntry) => void
}

/** A table of letters; on a phone each is a card. */
export function LetterList({ list, leaveOut, onRead }: LetterListProps) {
  const words = useMessages(lettersMessages)
  const { data, isError, hasNextPage, refetch } = list
  const letters = data?.pages.flatMap((page) => page.data).filter(({ status }) => status !== leaveOut)
  if (!letters) {
    return isError ? (
      <Empty title={words.failedList} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
    ) : (
      <div role="status" aria-label={words.loading} className="grid gap-4 rounded-lg bg-raised p-5">
        {[1, 2, 3, 4].map((row) => (
          <LineSkeleton key={row} className="w-2/3" />
        ))}
      </div>
    )
  }
  if (letters.length === 0 && !hasNextPage) return <Empty title={words.emptyTitle} text={words.emptyText} />
  const head = 'px-4 py-2.5 font-normal'
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-hairline bg-raised">
        <table className="block w-full text-sm xl:table xl:table-fixed">
          <thead className="border-b border-hairline text-muted max-xl:sr-only">
            <tr>
              <th className={`${head} text-start`}>{words.letter}</th>
              <th className={`${head} w-[24%] text-start`}>{words.recipient}</th>
              <th className={`${head} w-[24%] text-start`}>{words.status}</th>
              <th className={`${head} w-32 text-start`}>{words.date}</th>
              <th className={`${head} w-54 text-end`}>{words.actions}</th>
            </tr>
          </thead>
          <tbody className="block divide-y divide-hairline xl:table-row-group">
            {letters.map((letter) => (
              <LetterRow key={letter._id} letter={letter} onRead={() => onRead(letter)} />
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore list={list} label={words.more} />
    </>
  )
}
