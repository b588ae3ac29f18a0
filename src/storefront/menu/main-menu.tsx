import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { NavLink } from '#src/ui/router/link.tsx'
import { menuPages } from './menu-pages.ts'
import { storefrontMessages } from './storefront.messages.ts'

/** The menu of wide screens; narrow ones have it in the drawer. */
export function MainMenu({ className = '' }: { className?: string }) {
  const href = useHref()
  const words = useMessages(storefrontMessages)
  return (
    <nav aria-label={words.mainMenu} className={className}>
      <ul className="flex items-center gap-x-3.5 lg:gap-x-7">
        {menuPages.map(({ path, word }) => (
          <li key={path}>
            <NavLink
              to={href(path)}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-md underline decoration-transparent decoration-1 underline-offset-8 transition-colors hover:decoration-gold aria-[current=page]:decoration-wine"
            >
              {words[word]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
