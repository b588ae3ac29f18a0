import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { InviteStaff, OpenInvitations } from '#src/accounts/invitations/invite-staff.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { userListMessages } from './user-list.messages.ts'
import { usersQuery } from './user-list.query.ts'
import { UserTable } from './user-table.tsx'

const typingMs = 250

/** /dashboard/allUsers (product.md section 2): the admin's alone (I9). */
export default function AllUsersPage() {
  const words = useMessages(userListMessages)
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const list = useInfiniteQuery(usersQuery(useApi(), q))
  const users = list.data?.pages.flatMap((page) => page.items)
  const total = list.data?.pages[0]?.total
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="flex items-center justify-between gap-4">
        <h1 className="screen-title">{words.title}</h1>
        <InviteStaff />
      </div>
      <p role="status" className="mb-1 min-h-5 text-muted max-sm:text-sm sm:mt-1 sm:mb-4 sm:min-h-6">
        {total !== undefined && words.count(total)}
      </p>
      <TextField
        type="search"
        label={words.search}
        hideLabel
        placeholder={words.search}
        maxLength={100}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="mb-2 sm:mb-6 sm:w-80"
      />
      <OpenInvitations />
      {users && users.length > 0 && <UserTable users={users} />}
      {users?.length === 0 && <Empty title={words.nobody} {...(q && { text: words.nobodyText(q) })} />}
      {!users && list.isError && (
        <Empty
          title={words.failedList}
          action={<Button onClick={() => list.refetch()}>{words.again}</Button>}
        />
      )}
      {!users && !list.isError && <RowSkeletons label={words.loading} rowClass="min-h-38 md:min-h-16" />}
      <ShowMore list={list} label={words.more} />
    </div>
  )
}

/** What was typed, once typing has stopped for a moment. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
