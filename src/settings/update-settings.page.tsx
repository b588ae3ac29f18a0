import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { FieldSkeletons } from '#src/ui/screen-skeletons.tsx'
import { settingsEditQuery } from './settings-edit.query.ts'
import { settingsFormMessages } from './settings-form.messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { StaffSecurity } from './staff-security.tsx'
import { useShopName } from './use-settings.ts'

/** /dashboard/update-settings (product.md section 2): the admin's alone (I9). */
export default function UpdateSettingsPage() {
  const words = useMessages(settingsFormMessages)
  const href = useHref()
  const { data, isError, refetch } = useQuery(settingsEditQuery(useApi()))
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-4 text-muted lg:mb-8">
        {words.lead}{' '}
        <Link to={href('/dashboard/brand')} className="text-link">
          {words.brand}
        </Link>
      </p>
      <div className="gap-10 lg:grid lg:grid-cols-[11rem_minmax(0,46rem)]">
        <Sections isThere={data !== undefined} />
        <div className="grid content-start lg:gap-12">
          <StaffSecurity />
          {data && <SettingsForm opened={data} />}
          {!data && isError && (
            <Empty
              title={words.failedLoad}
              action={<Button onClick={() => refetch()}>{words.again}</Button>}
            />
          )}
          {!data && !isError && <FieldSkeletons label={words.loading} className="max-lg:mt-4" />}
        </div>
      </div>
    </div>
  )
}

const sections = ['staff', 'shop', 'contact', 'payment', 'delivery', 'social', 'more'] as const

/** What the page holds, beside it and in sight wherever it is; on a phone its own lines are that. */
function Sections({ isThere }: { isThere: boolean }) {
  const words = useMessages(settingsFormMessages)
  const [marked, setMarked] = useState<string>()
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (!isThere) return
    const mark = () => setMarked(markedGroup(pressed.current))
    const follow = () => {
      pressed.current = window.location.hash.slice(1)
      mark()
    }
    const forget = () => {
      pressed.current = undefined
    }
    follow()
    window.addEventListener('hashchange', follow)
    for (const move of ['scroll', 'resize']) window.addEventListener(move, mark, { passive: true })
    for (const move of ownMoves) window.addEventListener(move, forget, { passive: true })
    return () => {
      window.removeEventListener('hashchange', follow)
      for (const move of ['scroll', 'resize']) window.removeEventListener(move, mark)
      for (const move of ownMoves) window.removeEventListener(move, forget)
    }
  }, [isThere])
  return (
    <nav aria-label={words.groups} className="max-lg:hidden">
      <ul className="sticky top-8 grid border-s border-hairline">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={() => {
                pressed.current = name
                setMarked(markedGroup(name))
              }}
              aria-current={marked === name ? 'true' : undefined}
              className="-ms-px flex min-h-10 items-center border-s-2 border-transparent py-1.5 ps-4 text-md text-muted hover:text-ink aria-[current]:border-mark aria-[current]:text-ink"
            >
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** With these the reader goes on from what was pressed. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown']
/** So many pixels of a group at the window's top are no longer what is read. */
const leftOver = 64

/** The group that was pressed, as long as the page is where that leads; else the one at the top of what is in sight, at the foot the last. */
function markedGroup(pressed: string | undefined): string | undefined {
  const { scrollHeight } = document.documentElement
  const lowest = scrollHeight - window.innerHeight
  const groups = sections.flatMap((name) => document.getElementById(name) ?? [])
  const target = groups.find(({ id }) => id === pressed)
  if (target) {
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop)
    const top = target.getBoundingClientRect().top + window.scrollY - margin
    if (Math.abs(Math.min(Math.max(top, 0), lowest) - window.scrollY) < 2) return pressed
  }
  if (window.scrollY > 0 && window.scrollY > lowest - 2) return groups.at(-1)?.id
  return groups.find((group) => group.getBoundingClientRect().bottom > leftOver)?.id
}
