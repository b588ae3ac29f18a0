import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMustEnrol } from '#src/accounts/session/use-session.ts'
import { askToLogOut } from '#src/accounts/sign-in/log-out.ts'
import { nameOnScreen } from '#src/core/first-admin.ts'
import { isStaff, type Person } from '#src/core/permission.ts'
import { version } from '#src/core/version.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { LanguageSwitch } from '#src/ui/page/language-switch.tsx'
import { ThemeToggle } from '#src/ui/page/theme-toggle.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { dashboardMessages } from './dashboard.messages.ts'
import { FindOrder } from './find-order.tsx'
import { groupHead, MenuGroup, menuEntry, menuGroup, moreLine } from './menu-group.tsx'
import { menuSectionsOf } from './menu-sections.ts'

/** Beside a page it scrolls between what stands above and below it; where that would leave it no room, all scrolls together. */
const stands =
  'mb-6 [@media(min-height:40rem)]:-mx-2.5 [@media(min-height:40rem)]:mb-0 [@media(min-height:40rem)]:min-h-0 [@media(min-height:40rem)]:flex-1 [@media(min-height:40rem)]:overflow-y-auto [@media(min-height:40rem)]:overscroll-contain [@media(min-height:40rem)]:px-2.5'

const whoami =
  'mb-3 block rounded-md px-3 py-2 [@media(max-height:66rem)_and_(pointer:fine)]:mb-1 [@media(max-height:66rem)_and_(pointer:fine)]:py-1'

/** product.md section 2's menu of a role; below it theme, language, the way home and out. */
export function SideMenu({ person, onChoose }: { person: Person | undefined; onChoose?: () => void }) {
  const words = useMessages(dashboardMessages)
  const href = useHref()
  const locale = useLocale()
  const menu = useCurrentInSight(person?.role)
  const vat = (useSettings()?.vat ?? 'off') !== 'off'
  const mustEnrol = useMustEnrol()
  // Who must add a second factor is led back to the first page from every other (I12): the menu promises no more.
  const sections = person
    ? menuSectionsOf(person.role, { vat }).filter(({ section }) => !mustEnrol || section === undefined)
    : []
  return (
    <>
      {person ? (
        <Link
          to={href('/dashboard')}
          onClick={onChoose}
          data-testid="whoami"
          className={`${whoami} hover:bg-sunken focus-visible:-outline-offset-2`}
        >
          <span className="line-clamp-2 text-sm font-normal wrap-anywhere">
            <bdi>{nameOnScreen(person.name, locale)}</bdi>
          </span>
          {/* Cut at its own end, and aligned with the rest. */}
          <span dir="ltr" className="block truncate text-xs text-muted rtl:text-end">
            {person.email}
          </span>
        </Link>
      ) : (
        <HeadSkeleton />
      )}
      {person && isStaff(person) && <FindOrder onChoose={onChoose} />}
      <nav ref={menu} aria-label={words.menu} className={`${onChoose ? 'mb-6' : stands}`}>
        {person ? (
          sections.map((group) => (
            <MenuGroup key={group.section ?? ''} {...group} onChoose={onChoose} counts={isStaff(person)} />
          ))
        ) : (
          <MenuSkeleton />
        )}
      </nav>
      <div className="mt-auto grid shrink-0 gap-0.5 border-t border-hairline pt-3 [@media(max-height:66rem)_and_(pointer:fine)]:pt-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-2 ps-3">
          <ThemeToggle wide className="text-sm" />
          <LanguageSwitch />
        </div>
        {/* In one line where their words are short. */}
        <div className="flex flex-wrap">
          <Link to={href('/')} onClick={onChoose} className={`${menuEntry} grow`}>
            {words.goToHome}
          </Link>
          {person ? (
            <LogoutButton />
          ) : (
            <span aria-hidden="true" className={`${menuEntry} invisible`}>
              {words.logout}
            </span>
          )}
          {/* A name and a number: the same in both languages. */}
          <p
            dir="ltr"
            data-testid="version"
            className="self-center px-3 py-1 text-xs whitespace-nowrap text-muted rtl:px-1"
          >
            {`Haqiba ${version}`}
          </p>
        </div>
      </div>
    </>
  )
}

/** Brings the entry of this page into sight, where the menu is longer than the screen. */
function useCurrentInSight(role: string | undefined) {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry, another role another menu
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, role])
  return menu
}

function LogoutButton() {
  const words = useMessages(dashboardMessages)
  const [api, queries, locale, navigate, href] = [
    useApi(),
    useQueryClient(),
    useLocale(),
    useNavigate(),
    useHref(),
  ]
  async function logOut() {
    if (await askToLogOut({ api, queries, locale })) void navigate(href('/'))
  }
  return (
    <button type="button" onClick={logOut} className={`${menuEntry} cursor-pointer`}>
      {words.logout}
    </button>
  )
}

/** The places of who it is and of the search over orders. */
function HeadSkeleton() {
  return (
    <div aria-hidden="true">
      <span className={whoami}>
        <Line className="text-sm" bar="w-1/3" />
        <Line className="text-xs" bar="h-2.5! w-2/3" />
      </span>
      <span className="mb-2 block min-h-10 rounded-md border border-hairline touchable" />
    </div>
  )
}

const widths = ['w-24', 'w-32', 'w-28', 'w-20']

/** Of the longest menu: what comes takes the place of its lines, and nothing below moves down. */
function MenuSkeleton() {
  return (
    <div aria-hidden="true">
      {menuSectionsOf('admin', { vat: false }).map(({ section, entries }) => (
        <div key={section ?? ''} className={menuGroup}>
          {section && <Line className={groupHead} bar="h-2.5! w-14" />}
          {entries
            .filter(({ isFolded }) => !isFolded)
            .map(({ path }, at) => (
              <span key={path} className={menuEntry}>
                <span className="size-4.5 rounded-sm bg-sunken" />
                <LineSkeleton className={widths[at % widths.length] ?? ''} />
              </span>
            ))}
          {section && entries.some(({ isFolded }) => isFolded) && (
            <Line className={moreLine} bar="h-2.5! w-14" />
          )}
        </div>
      ))}
    </div>
  )
}

/** As high as a line of text of this class. */
function Line({ className, bar }: { className: string; bar: string }) {
  return (
    <span className={`${className} flex items-center`}>
      {'\u200B'}
      <LineSkeleton className={bar} />
    </span>
  )
}
