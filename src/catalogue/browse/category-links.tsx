import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { listingMessages } from './listing.messages.ts'

export type CategoryLink = { label: string; to: string; current?: boolean }

/** Ways further into a category, quieter than its name: chips in one line, to swipe on phones, and with the others behind More where there is room for a mouse. */
export function CategoryLinks({ label, links }: { label: string; links: readonly CategoryLink[] }) {
  const words = useMessages(listingMessages)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const [folds, setFolds] = useState(false)
  const [open, setOpen] = useState(false)
  // The present one goes first: it is in sight before anything can be measured.
  const ordered = [...links.filter((link) => link.current), ...links.filter((link) => !link.current)]
  const here = ordered[0]?.to

  // The next page keeps the list, and how far it was swiped.
  useEffect(() => {
    if (here) list.current?.scrollTo(0, 0)
  }, [here])

  // Whether there are more than one line holds is known once they are laid out, and anew in another window.
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) => {
      const ul = entry?.target
      if (ul?.lastElementChild) setFolds(ul.scrollHeight > 2 * ul.lastElementChild.clientHeight)
    })
    if (list.current) watched.observe(list.current)
    return () => watched.disconnect()
  }, [])

  return (
    <nav aria-label={label} className="mt-4 flex items-start gap-2 max-md:-mx-4 md:mt-5">
      <ul
        ref={list}
        id={id}
        className={`flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0 ${open ? '' : 'md:max-h-11 md:overflow-hidden md:pointer-coarse:max-h-13 noscript:max-h-none!'}`}
      >
        {ordered.map(({ label: name, to, current: isHere }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={isHere ? 'page' : undefined}
              className="inline-flex min-h-9 items-center rounded-full border border-hairline px-3.5 text-sm touchable hover:border-ink aria-[current]:border-mark aria-[current]:bg-tint"
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {/* Its room is kept from the first sight on, or chips would go to the next line when it comes. */}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md text-sm font-normal hover:text-wine max-md:hidden noscript:hidden ${folds ? '' : 'invisible'}`}
      >
        {words.more}
        <ChevronIcon to={open ? 'up' : 'down'} size={16} className="text-muted" />
      </button>
    </nav>
  )
}
