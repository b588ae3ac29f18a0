import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { MenuIcon } from '#src/ui/icons.tsx'
import { useScrolledDown } from '#src/ui/page/use-scrolled-down.ts'
import { dashboardMessages } from './dashboard.messages.ts'

type PhoneHeaderProps = { onMenu: () => void; children: ReactNode }

/**
 * Where the side menu is a drawer: its button and what is beside it. On phones it leaves the rows their room on
 * scrolling down, and takes no press while it is away: it lies over a row that has just left as well.
 */
export function PhoneHeader({ onMenu, children }: PhoneHeaderProps) {
  const words = useMessages(dashboardMessages)
  const away = useScrolledDown()
  return (
    <header
      data-away={away || undefined}
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-hairline bg-raised px-2 transition-[translate] duration-200 max-md:data-away:not-focus-within:pointer-events-none max-md:data-away:not-focus-within:-translate-y-full lg:hidden print:hidden"
    >
      <button
        type="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        onClick={onMenu}
        className={buttonClass('quiet', 'icon')}
      >
        <MenuIcon />
      </button>
      {children}
    </header>
  )
}
