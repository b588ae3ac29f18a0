import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type InboxAsked, inboxQuery } from '#src/contact/inbox.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { inboxMessages } from './inbox.messages.ts'
import { InboxDialog } from './inbox-dialog.tsx'
import { InboxRow } from './inbox-row.tsx'
import { NewMessages } from './new-messages.tsx'

const states = ['open', 'answered', 'all'] as const
const restMs = 300

/** /dashboard/inbox: what visitors wrote, open ones first to be seen; the message that is read stands in the address (N3). */
export default function InboxPage() {
  const words = useMessages(inboxMessages)
  const [address, setAddress] = useSearchParams()
  const state = states.find((one) => one === address.get('state')) ?? 'open'
  const q = address.get('q')?.trim().slice(0, 100) ?? ''
  const asked: InboxAsked = { ...(state !== 'all' && { state }), ...(q && { q }) }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function turn(name: string, value: string | undefined) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  function typed(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => turn('q', text.trim()), restMs)
  }

  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-5 sm:gap-x-6 sm:gap-y-4">
        <div className="sm:basis-full">
          <h1 className="screen-title">{words.title}</h1>
          <p className="mt-1 text-muted max-sm:hidden">{words.lead}</p>
        </div>
        <PillChoice
          legend={words.show}
          hideLegend
          name="state"
          pills={states.map((value) => ({ value, label: words[value] }))}
          value={state}
          onChoose={(value) => turn('state', value === 'open' ? undefined : value)}
        />
        <TextField
          type="search"
          label={words.search}
          hideLabel
          placeholder={words.search}
          maxLength={100}
          dir="auto"
          defaultValue={q}
          onChange={(event) => typed(event.currentTarget.value)}
          className="w-full sm:w-72"
        />
      </div>
      <Messages asked={asked} onRead={(id) => turn('message', id)} />
      <InboxDialog id={address.get('message') ?? undefined} onClose={() => turn('message', undefined)} />
    </div>
  )
}

function Messages({ asked, onRead }: { asked: InboxAsked; onRead: (id: string) => void }) {
  const words = useMessages(inboxMessages)
  const list = useInfiniteQuery(inboxQuery(useApi(), asked))
  const messages = list.data?.pages.flatMap((page) => page.data)
  if (!messages) {
    return list.isError ? (
      <Empty
        title={words.failedList}
        action={<Button onClick={() => list.refetch()}>{words.again}</Button>}
      />
    ) : (
      <RowSkeletons label={words.loading} rowClass="min-h-24 md:min-h-19" />
    )
  }
  return (
    <>
      <NewMessages loadedAt={list.dataUpdatedAt} onShow={() => void list.refetch()} />
      {messages.length === 0 ? (
        <Empty title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-raised">
          {messages.map((message) => (
            <InboxRow key={message._id} message={message} onRead={() => onRead(message._id)} />
          ))}
        </ul>
      )}
      <ShowMore list={list} label={words.more} />
    </>
  )
}
