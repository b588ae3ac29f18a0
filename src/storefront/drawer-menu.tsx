import { NavLink } from 'react-router'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { ContactList } from './contact-list.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { menuPages } from './menu-pages.ts'
import { storefrontMessages } from './storefront.messages.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** The drawer's first tab: the pages, how to reach the shop, theme and language. */
export function DrawerMenu({ onChoose }: { onChoose: () => void }) {
  const href = useHref()
  const words = useMessages(storefrontMessages)
  return (
    <>
      <nav aria-label={words.mainMenu}>
        <ul>
          {menuPages.map(({ path, word }) => (
            <li key={path}>
              <NavLink
                to={href(path)}
                end
                onClick={onChoose}
                className="flex min-h-12 items-center font-heading text-xl font-medium aria-[current=page]:text-wine"
              >
                {words[word]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 border-t border-hairline pt-3">
        <ContactList />
      </div>
      <div className="mt-3 flex flex-col items-start border-t border-hairline pt-3">
        <ThemeToggle wide />
        <LanguageSwitch className="-ms-2" />
      </div>
    </>
  )
}
