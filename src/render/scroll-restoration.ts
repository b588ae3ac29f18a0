import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { plainPath } from '#src/i18n/locale.ts'
import type { Place } from '#src/ui/router/location.ts'

const place = 'scroll-positions'

type Page = Place & { keepsScroll: boolean }

/**
 * Forward navigation starts at the top; Back, a reload and the same page in another language return to where the shopper
 * was (P11). Answers what to call right before the page on screen is left, and what goes to a `#anchor` of it, or back to
 * where it was without one.
 */
export function useScrollRestoration({
  location,
  action,
  keepsScroll,
}: Page): [leave: () => void, goTo: (hash: string) => void] {
  const positions = useRef<Record<string, number>>({})
  const present = useRef(entryOf(location))
  // Of each page, by the anchor in its address: while the browser restores no place, Back among them moves nothing.
  const places = useRef<Record<string, Record<string, number>>>({})

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => {
      // Under its page as well: the next document knows no entry of this one.
      positions.current[present.current] = positions.current[pageOf(window.location)] = window.scrollY
      writePositions(positions.current)
    }
    const note = () => {
      const { pathname, search, hash } = window.location
      const key = window.history.state?.key ?? 'default'
      // The address moves before the page does: what scrolls until then is still the page that is left.
      if (entryOf({ key, pathname, search }) === present.current)
        placesIn(places.current, present.current)[hash] = window.scrollY
    }
    window.addEventListener('pagehide', keep)
    window.addEventListener('scroll', note, { passive: true })
    positions.current = readPositions()
    const before = isReturn() ? positions.current[present.current] : undefined
    const settle = before === undefined ? undefined : scrollOnceThere(before)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('scroll', note)
      settle?.()
    }
  }, [])

  useLayoutEffect(() => {
    const entry = entryOf(location)
    if (present.current === entry) return
    present.current = entry
    if (action === 'POP') return scrollOnceThere(positions.current[entry] ?? 0)
    if (!keepsScroll) scrollToAnchor(location.hash)
  }, [location, action, keepsScroll])

  const leave = useCallback(() => {
    positions.current[present.current] = window.scrollY
  }, [])
  const goTo = useCallback((hash: string) => {
    const top = placesIn(places.current, present.current)[hash]
    if (top === undefined) scrollToAnchor(hash)
    else window.scrollTo(0, top)
  }, [])
  return [leave, goTo]
}

function placesIn(all: Record<string, Record<string, number>>, entry: string): Record<string, number> {
  all[entry] ??= { '': 0 }
  return all[entry]
}

/** To what an address names after its #, else to the top. */
function scrollToAnchor(hash: string): void {
  const target = hash && document.getElementById(anchorIn(hash))
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** The id after a #, as it was typed where it is no address. */
function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash
  }
}

/** Whether this document takes this page up where it was left, also in another language, and does not begin it by a link. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { href, pathname } = window.location
  const from = new URL(document.referrer || href)
  return load?.type !== 'navigate' || (from.pathname !== pathname && pageOf(from) === pageOf(window.location))
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']

/** Scrolls there, again once what is still fetched has made the page long enough, unless the shopper moved first. Answers how to stop. */
function scrollOnceThere(top: number): () => void {
  window.scrollTo(0, top)
  const room = () => document.documentElement.scrollHeight - window.innerHeight
  const growing = new ResizeObserver(() => {
    if (room() < top) return
    window.scrollTo(0, top)
    stop()
  })
  const stop = () => {
    growing.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  growing.observe(document.body)
  return stop
}

/** The name of a history entry. One that a document began with has no key: it is its page's, in whatever language. */
function entryOf({ key, ...page }: Pick<Place['location'], 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pageOf(page) : key
}

function pageOf({ pathname, search }: Pick<Place['location'], 'pathname' | 'search'>): string {
  return plainPath(pathname) + search
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}')
  } catch {
    return {}
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(positions))
  } catch {
    // Without storage a reload starts at the top; nothing else depends on it.
  }
}
