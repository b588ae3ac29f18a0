import { useId } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { NavLink } from '#src/ui/router/link.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { MenuCount } from './menu-count.tsx'
import type { menuSectionsOf } from './menu-sections.ts'
import { useOpenGroups } from './use-open-groups.ts'

/** On a low screen rows are tighter under a mouse, and on a lower one more so: the settings are seen without scrolling from 800 px on. */
export const menuEntry =
  'flex min-h-9 [@media(min-height:56.01rem)_and_(max-height:66rem)_and_(pointer:fine)]:min-h-8 [@media(max-height:56rem)_and_(pointer:fine)]:min-h-7 items-center gap-2 rounded-md px-3 text-sm touchable hover:bg-sunken focus-visible:-outline-offset-2'
/** The same on a low screen, and what stands in their places until it is known who has come (side-menu). */
export const menuGroup = 'mb-3 [@media(max-height:66rem)_and_(pointer:fine)]:mb-1'
export const groupHead =
  'px-3 py-1 text-xs text-muted [@media(max-height:66rem)_and_(pointer:fine)]:py-0.5 [@media(max-height:66rem)_and_(pointer:fine)]:leading-5'
export const moreLine =
  'flex min-h-8 w-full items-center gap-2 rounded-md px-3 text-xs text-muted touchable [@media(max-height:66rem)_and_(pointer:fine)]:min-h-6 [@media(max-height:66rem)_and_(pointer:fine)]:leading-5'
const chosen = 'aria-[current=page]:bg-tint aria-[current=page]:font-normal aria-[current=page]:text-mark'

type GroupProps = ReturnType<typeof menuSectionsOf>[number] & {
  onChoose: (() => void) | undefined
  /** Whether it says how much waits behind its entries. */
  counts: boolean
}

/** A section of the menu; what is seldom gone to in it is shown by a press on its last line, and where it is gone to. */
export function MenuGroup({ section, entries, onChoose, counts }: GroupProps) {
  const words = useMessages(dashboardMessages)
  const href = useHref()
  const id = useId()
  const { pathname } = useLocation()
  const { isOpen, turn } = useOpenGroups(section)
  const folds = section && entries.some(({ isFolded }) => isFolded)
  const shown = entries.filter(({ isFolded, path }) => !isFolded || isOpen || isWithin(pathname, href(path)))
  return (
    <div className={menuGroup}>
      {section && (
        <p id={id} className={groupHead}>
          {words[section]}
        </p>
      )}
      <ul id={`${id}-entries`} aria-labelledby={section && id} className="grid">
        {shown.map(({ path, word, Icon }) => (
          <li key={path} className="relative has-data-wide:[&>a]:pe-14">
            <NavLink to={href(path)} onClick={onChoose} className={`${menuEntry} pe-10 ${chosen}`}>
              <Icon size={18} className="shrink-0 text-muted in-aria-[current=page]:text-mark" />
              {words[word]}
            </NavLink>
            {counts && <MenuCount word={word} />}
          </li>
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? words.fewer : words.more}: ${words[section]}`}
          aria-controls={`${id}-entries`}
          onClick={turn}
          className={`${moreLine} cursor-pointer hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2`}
        >
          <ChevronIcon to={isOpen ? 'up' : 'down'} size={18} />
          {isOpen ? words.fewer : words.more}
        </button>
      )}
    </div>
  )
}

/** Whether this address is a page of that entry, or one below it. */
function isWithin(pathname: string, entry: string): boolean {
  return pathname === entry || pathname.startsWith(`${entry}/`)
}
