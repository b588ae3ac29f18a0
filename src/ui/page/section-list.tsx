import { useEffect, useState } from 'react'

type ListProps = {
  label: string
  /** The ids of the sections in the order of the page, with what they are called. */
  sections: readonly (readonly [id: string, title: string])[]
  /** One line that is moved sideways and fades where it goes on, for a narrow window; else a column that stays in sight. */
  isStrip?: boolean
  className?: string
}

/** Leads to the sections of a long form, and says which one is read; the keyboard goes on from where it led. */
export function SectionList({ label, sections, isStrip = false, className = '' }: ListProps) {
  const [marked, setMarked] = useState(sections[0]?.[0])
  useEffect(() => {
    const seen = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) seen.set(target.id, isIntersecting)
        setMarked((last) =>
          last && seen.get(last) ? last : (sections.find(([id]) => seen.get(id))?.[0] ?? last),
        )
      },
      // The upper part of the window is where one reads.
      { rootMargin: '-10% 0px -60% 0px' },
    )
    for (const [id] of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return (
    <nav aria-label={label} className={className}>
      <ul className={isStrip ? strip : 'grid border-s border-hairline'}>
        {sections.map(([id, title]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={marked === id ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                setMarked(id)
                goTo(id)
              }}
              className={`flex min-h-10 items-center text-sm text-muted touchable hover:text-ink aria-[current]:border-mark aria-[current]:text-ink ${isStrip ? 'border-b-2 border-transparent px-2 whitespace-nowrap' : '-ms-px border-s-2 border-transparent ps-4'}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const strip =
  '-m-1 flex gap-1 overflow-x-auto p-1 pe-8 [mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-2rem),transparent)]'

/** Opens it where it is folded, and brings it and the keyboard there. */
function goTo(id: string): void {
  const section = document.getElementById(id)
  const fold = section?.querySelector('details')
  if (fold) fold.open = true
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
