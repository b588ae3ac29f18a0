import { useHasToken } from '#src/accounts/session/use-has-token.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { UserIcon } from '#src/ui/icons.tsx'
import { LanguageSwitch } from '#src/ui/page/language-switch.tsx'
import { ThemeToggle } from '#src/ui/page/theme-toggle.tsx'
import { Link, NavLink } from '#src/ui/router/link.tsx'
import { ContactList } from './contact-list.tsx'
import { LoginLink } from './login-link.tsx'
import { LogoutButton } from './logout-button.tsx'
import { storefrontMessages } from './storefront.messages.ts'
import { usePageLinks } from './use-page-links.ts'

/** The drawer's first tab: the pages, how to reach the shop, theme and language. */
export function DrawerMenu({ onChoose }: { onChoose: () => void }) {
  const words = useMessages(storefrontMessages)
  return (
    <>
      <nav aria-label={words.mainMenu}>
        <ul>
          {usePageLinks().menu.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onChoose}
                className="flex min-h-12 items-center font-heading text-xl font-medium aria-[current=page]:text-mark"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex flex-col items-start border-t border-hairline pt-3 text-base">
        <AccountEntries onChoose={onChoose} />
      </div>
      <div className="mt-4 border-t border-hairline pt-3">
        <ContactList />
      </div>
      <div className="mt-3 flex flex-col items-start border-t border-hairline pt-3">
        <ThemeToggle wide />
        <LanguageSwitch className="ms-7" />
      </div>
    </>
  )
}

function AccountEntries({ onChoose }: { onChoose: () => void }) {
  const href = useHref()
  const words = useMessages(storefrontMessages)
  const entry = 'inline-flex min-h-11 cursor-pointer items-center gap-3'
  if (!useHasToken()) {
    return (
      <LoginLink onClick={onChoose} className={entry}>
        <UserIcon />
        {words.registerOrLogin}
      </LoginLink>
    )
  }
  return (
    <>
      <Link to={href('/dashboard')} onClick={onChoose} className={entry}>
        <UserIcon />
        {words.dashboard}
      </Link>
      <LogoutButton onClick={onChoose} className={`${entry} ps-9`} />
    </>
  )
}
