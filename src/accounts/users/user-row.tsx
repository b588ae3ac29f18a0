import { usePerson } from '#src/accounts/person/person-context.ts'
import { nameOnScreen } from '#src/core/first-admin.ts'
import { muscatDate } from '#src/core/muscat.ts'
import type { Role } from '#src/core/permission.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { TrashIcon } from '#src/ui/icons.tsx'
import { useUserActions } from './use-user-actions.ts'
import { userListMessages } from './user-list.messages.ts'
import type { ListedUser } from './user-list.query.ts'

/** product.md section 4: the roles somebody of a role can be given. */
const ways: Record<
  Role,
  readonly { to: Role; word: 'makeManager' | 'removeManager' | 'makeAdmin' | 'removeAdmin' }[]
> = {
  customer: [
    { to: 'manager', word: 'makeManager' },
    { to: 'admin', word: 'makeAdmin' },
  ],
  manager: [{ to: 'customer', word: 'removeManager' }],
  admin: [{ to: 'customer', word: 'removeAdmin' }],
}

// In a row of the table, under a mouse.
const tight =
  'whitespace-nowrap md:max-xl:px-2.5! xl:pointer-fine:min-h-8! xl:pointer-fine:px-2.5! xl:pointer-fine:text-xs!'

const tones: Record<Role, string> = {
  admin: 'border-mark text-mark',
  manager: 'border-gold text-gold',
  customer: 'border-hairline text-muted',
}

/** Somebody with an account, their role and what an admin can do about it; oneself is marked. */
export function UserRow({ user }: { user: ListedUser }) {
  const words = useMessages(userListMessages)
  const locale = useLocale()
  const { busy, change, remove, removeFactor } = useUserActions(user)
  const self = usePerson().id === user._id
  const who = nameOnScreen(user.name, locale) || user.email
  const cell = 'block align-middle xl:table-cell xl:px-3 xl:py-2.5'
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-4 md:max-xl:grid-cols-[minmax(0,1fr)_8.5rem_17rem_2.75rem] md:max-xl:items-center md:max-xl:gap-y-0.5 md:max-xl:py-2.5 xl:table-row xl:p-0">
      <td className={`${cell} min-w-0 font-normal wrap-anywhere xl:ps-4`}>
        <bdi>{who}</bdi>
        {self && (
          <span className="ms-2 rounded-sm bg-sunken px-1.5 py-0.5 text-xs text-muted">{words.you}</span>
        )}
      </td>
      <td
        className={`${cell} max-xl:flex max-xl:flex-wrap max-xl:items-baseline max-xl:gap-x-2 max-md:order-2 max-md:col-span-2 md:max-xl:col-start-1 md:max-xl:row-start-2 wrap-anywhere text-muted`}
      >
        <bdi dir="ltr">{user.email}</bdi>
        {!user.emailVerified && (
          <span className="inline-block whitespace-nowrap text-xs text-amber xl:block">
            {words.unverified}
          </span>
        )}
      </td>
      <td className={`${cell} max-md:order-1 md:max-xl:col-start-2 md:max-xl:row-start-1`}>
        <span
          className={`inline-block rounded-sm border px-2 py-0.5 text-xs whitespace-nowrap ${tones[user.role]}`}
        >
          {words[user.role]}
        </span>
      </td>
      <td
        className={`${cell} figures max-md:order-3 max-xl:self-center md:max-xl:col-start-2 md:max-xl:row-start-2 md:max-xl:text-xs whitespace-nowrap text-muted`}
      >
        <span className="xl:hidden">{words.since} </span>
        <bdi>{writtenDate(locale, muscatDate(new Date(user.createdAt)))}</bdi>
      </td>
      <td className="contents align-middle xl:table-cell xl:py-2.5 xl:ps-3 xl:pe-4">
        <div className="contents xl:flex xl:items-center xl:justify-end xl:gap-2">
          <div className="flex flex-wrap gap-2 md:justify-end max-md:order-5 max-md:col-span-2 max-md:mt-1 md:max-xl:col-start-3 md:max-xl:row-span-2 md:max-xl:row-start-1">
            {ways[user.role].map(({ to, word }) => (
              <Button
                key={to}
                kind="secondary"
                size="small"
                busy={busy === to}
                className={tight}
                aria-label={words.forWhom(words[word], who)}
                onClick={() => change(to, words[word])}
              >
                {words[word]}
              </Button>
            ))}
            {user.hasSecondFactor && !self && (
              <Button
                kind="secondary"
                size="small"
                busy={busy === 'factor'}
                className={tight}
                aria-label={words.forWhom(words.removeFactor, who)}
                onClick={removeFactor}
              >
                {words.removeFactor}
              </Button>
            )}
          </div>
          {self ? (
            // The place of the button, so that the others stand in line; deleting oneself is on the profile card.
            <span className="size-11 max-md:hidden md:max-xl:col-start-4 md:max-xl:row-span-2 md:max-xl:row-start-1" />
          ) : (
            <button
              type="button"
              aria-label={words.forWhom(words.remove, who)}
              aria-busy={busy === 'delete' || undefined}
              onClick={remove}
              className={`${buttonClass('quiet', 'icon')} max-md:order-4 max-md:-my-2 max-md:justify-self-end md:max-xl:col-start-4 md:max-xl:row-span-2 md:max-xl:row-start-1`}
            >
              <TrashIcon size={20} className="text-brick" />
            </button>
          )}
        </div>
      </td>
    </tr>
  )
}
