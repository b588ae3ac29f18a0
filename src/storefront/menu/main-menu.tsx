import { useMessages } from '#src/i18n/use-locale.ts'
import { NavLink } from '#src/ui/router/link.tsx'
import { storefrontMessages } from './storefront.messages.ts'
import { usePageLinks } from './use-page-links.ts'

/** The menu of wide screens; narrow ones have it in the drawer. */
export function MainMenu({ className = '' }: { className?: string }) {
  const words = useMessages(storefrontMessages)
  return (
    <nav aria-label={words.mainMenu} className={className}>
      <ul className="flex items-center gap-x-4 lg:gap-x-7">
        {usePageLinks().menu.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-sm underline decoration-transparent decoration-1 underline-offset-8 transition-colors hover:decoration-gold aria-[current=page]:decoration-mark lg:text-md"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
