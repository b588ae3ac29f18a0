import { useEffect, useRef } from 'react'
import { Link } from '#src/ui/router/link.tsx'

export type CategoryLink = { label: string; to: string; current?: boolean }

/** Ways further into a category, quieter than its name: chips in one line to swipe on phones, wrapped where there is room. */
export function CategoryLinks({ label, links }: { label: string; links: readonly CategoryLink[] }) {
  const current = useRef<HTMLLIElement>(null)
  const here = links.find((link) => link.current)?.to

  // On phones the present category may lie beyond the edge of the line.
  useEffect(() => {
    if (here) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here])

  return (
    <nav aria-label={label} className="mt-4 max-md:-mx-4 md:mt-5">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0">
        {links.map(({ label: name, to, current: isHere }) => (
          <li key={to} ref={isHere ? current : null} className="shrink-0">
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
    </nav>
  )
}
