import { type ReactNode, useId, useRef, useState } from 'react'
import { plainPath } from '#src/i18n/locale.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Brand } from '#src/storefront/menu/brand.tsx'
import { Drawer } from '#src/storefront/menu/drawer.tsx'
import { MainMenu } from '#src/storefront/menu/main-menu.tsx'
import { UserMenu } from '#src/storefront/menu/user-menu.tsx'
import { searchMessages } from '#src/storefront/search/search.messages.ts'
import { SearchBox } from '#src/storefront/search/search-box.tsx'
import { buttonClass } from '#src/ui/button.class.ts'
import { CloseIcon, SearchIcon } from '#src/ui/icons.tsx'
import { LanguageSwitch } from '#src/ui/page/language-switch.tsx'
import { ThemeToggle } from '#src/ui/page/theme-toggle.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { CartLink } from './cart-link.tsx'

/**
 * Brand, menu, search and cart, always at hand; small screens get the drawer and a search row of their own. `children`
 * stay in sight below them.
 */
export function Header({ children }: { children?: ReactNode }) {
  const search = useMessages(searchMessages)
  const atHome = plainPath(useLocation().pathname) === '/'
  const [searchOpen, setSearchOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const rowId = useId()

  function toggleSearch() {
    setSearchOpen(!searchOpen)
    if (!searchOpen) requestAnimationFrame(() => row.current?.querySelector('input')?.focus())
  }

  return (
    <>
      <header className="shop-header sticky top-0 z-30 border-b border-hairline bg-ground">
        <div className="page flex h-14 items-center gap-x-1 desk:h-18 desk:gap-x-3 lg:gap-x-6">
          {start}
          <div className="ms-auto -me-2.5 flex items-center desk:ms-0">
            <button
              type="button"
              aria-label={searchOpen ? search.closeSearch : search.search}
              aria-expanded={searchOpen || atHome}
              aria-controls={rowId}
              onClick={toggleSearch}
              className={`${buttonClass('quiet', 'icon')} noscript:hidden desk:hidden ${atHome && !searchOpen ? 'after-search-row' : ''}`}
            >
              {searchOpen ? <CloseIcon /> : <SearchIcon />}
            </button>
            {end}
          </div>
        </div>
        {children}
      </header>
      {/* At home it is there by itself and scrolls away with the page; called for, it stays below the header. */}
      <div
        ref={row}
        id={rowId}
        className={`${searchOpen ? 'sticky top-14 border-b border-hairline py-2' : 'relative pb-1'} ${searchOpen || atHome ? '' : 'hidden max-desk:noscript:block'} z-25 bg-ground desk:hidden print:hidden`}
      >
        <SearchBox className="page" onDone={() => setSearchOpen(false)} />
      </div>
    </>
  )
}

// The same elements for ever: they are rendered anew by what they ask for, and not with the header.
const start = (
  <>
    <Drawer className="-ms-2.5 desk:hidden" />
    <Brand className="desk:me-2" />
    <MainMenu className="hidden desk:block" />
    <SearchBox className="ms-auto hidden max-w-72 min-w-24 grow basis-24 desk:block" />
  </>
)
const end = (
  <>
    <LanguageSwitch />
    <div className="hidden desk:block">
      <ThemeToggle />
    </div>
    <div className="hidden desk:block">
      <UserMenu />
    </div>
    <CartLink />
  </>
)
