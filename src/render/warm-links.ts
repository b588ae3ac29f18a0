import { useEffect } from 'react'
import type { Location } from '#src/ui/router/location.ts'

/** How pages are fetched before somebody asks for them, and perhaps for nothing; neither ever fails. */
export type Warm = {
  page: (url: URL) => Promise<void>
  /** The code of the page to which most go from the one at a path. */
  next: (pathname: string) => Promise<void>
}

/** How long a page is fetched ahead of a press, in milliseconds: a pointer that rests on its link, links that stand in view. */
const patience = { pointer: 60, rest: 700 }

/** Pages that are fetched because their links stand in view: each time the page rests, and in the life of a tab. */
const most = { atOnce: 8, inAll: 80 }

/**
 * Fetches pages ahead (docs/decisions/050): at a press or when a pointer or the focus rests on a link, and those whose
 * links are marked `data-warm` and stand in view while the page rests. The latter never for who saves data, for a slow
 * line or for a tab that nobody looks at.
 */
export function useWarmLinks(warm: Warm, page: Location): void {
  useEffect(() => {
    let timer: number | undefined
    const soon = (event: Event) => {
      clearTimeout(timer)
      const url = pageOf(event.target)
      if (url) timer = window.setTimeout(warm.page, event.type === 'pointerdown' ? 0 : patience.pointer, url)
    }
    for (const type of kinds) document.addEventListener(type, soon, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of kinds) document.removeEventListener(type, soon)
    }
  }, [warm])

  useEffect(() => {
    let timer: number | undefined
    let turn = 0
    async function warmAtRest(mine: number) {
      if (isSparing()) return
      await warm.next(page.pathname)
      for (const link of await linksInView()) {
        if (mine !== turn || warmed.size >= most.inAll || isSparing()) return
        warmed.add(link.href)
        // One after the other: what is looked at comes first on a slow line.
        await warm.page(new URL(link.href))
      }
    }
    const rest = () => {
      clearTimeout(timer)
      turn += 1
      const mine = turn
      timer = window.setTimeout(() => void warmAtRest(mine), patience.rest)
    }
    // The pictures of the page on screen come first.
    if (document.readyState === 'complete') rest()
    addEventListener('load', rest)
    addEventListener('scroll', rest, { passive: true })
    return () => {
      clearTimeout(timer)
      turn += 1
      removeEventListener('load', rest)
      removeEventListener('scroll', rest)
    }
  }, [warm, page])
}

const kinds = ['pointerdown', 'pointerover', 'focusin'] as const
const warmed = new Set<string>()

/** The page of this site, in the language on screen, that a press of an element would open here. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.hreflang) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}

/** Somebody pays for each byte, or looks elsewhere. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return document.hidden || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Asked of the browser, which knows without laying the page out. */
function linksInView(): Promise<HTMLAnchorElement[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-warm]')].filter(
    ({ href }) => !warmed.has(href),
  )
  if (links.length === 0 || isSparing()) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      resolve(seen.slice(0, most.atOnce).map(({ target }) => target as HTMLAnchorElement))
    })
    for (const link of links) observer.observe(link)
  })
}
