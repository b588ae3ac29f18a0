import { useMessages } from '#src/i18n/use-locale.ts'
import { userListMessages } from './user-list.messages.ts'
import type { ListedUser } from './user-list.query.ts'
import { UserRow } from './user-row.tsx'

/** A table of people; on a phone each is a card. */
export function UserTable({ users }: { users: ListedUser[] }) {
  const words = useMessages(userListMessages)
  const head = 'px-3 py-2.5 font-normal'
  return (
    <div className="overflow-hidden rounded-lg border border-hairline bg-raised">
      <table className="block w-full text-sm xl:table xl:table-fixed">
        <thead className="border-b border-hairline text-muted max-xl:sr-only">
          <tr>
            <th className={`${head} w-[16%] ps-4 text-start`}>{words.name}</th>
            <th className={`${head} text-start`}>{words.email}</th>
            <th className={`${head} w-26 text-start`}>{words.role}</th>
            <th className={`${head} w-30 text-start`}>{words.since}</th>
            <th className={`${head} w-86 pe-4 text-end`}>{words.actions}</th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-hairline xl:table-row-group">
          {users.map((user) => (
            <UserRow key={user._id} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
