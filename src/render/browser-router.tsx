import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { localeOf, pathIn } from '#src/i18n/locale.ts'
import { PageMoved, setNavigating } from '#src/ui/data/page-data.ts'
import { mayLeave } from '#src/ui/form/leave-guard.ts'
import { type BrowserHistory, urlOf } from '#src/ui/router/browser-history.ts'
import type { Location, Navigate, NavigateOptions, Place } from '#src/ui/router/location.ts'
import { NavigateContext } from '#src/ui/router/use-router.ts'
import { markHydrated } from '#src/ui/use-hydrated.ts'
import { useScrollRestoration } from './scroll-restoration.ts'
import type * as SharedPicture from './shared-picture.ts'
import { dropSpeculationRules } from './speculation-rules.ts'
import { useWarmLinks, type Warm } from './warm-links.ts'

// Fetched once the page is there: until then, and where it does not come, the next page is simply shown.
let showFrom: typeof SharedPicture.showFrom = (_, swap) => {
  swap()
}

export type Shown = Place & { failure?: unknown; keepsScroll: boolean }

type Props = {
  history: BrowserHistory
  /**
   * Brings a page's module and answers; what it throws is shown as the page's failure. `standing` is called where the page
   * can be shown before that, and fills in.
   */
  prepare: (url: URL, standing?: () => void) => Promise<void>
  warm: Warm
  /** Why the page on screen is an error page, if it is one. */
  failure: unknown
  /** What is shown. In no context: all that is not hydrated of a kept page were hydrated by each move. */
  children: (shown: Shown) => ReactNode
}

/**
 * Moves between pages: the present one stays until the next is complete, or can stand and fill in; of two asked for the
 * later wins. Why this is ours: docs/decisions/045.
 */
export function ShopBrowserRouter({ history, prepare, warm, failure, children }: Props) {
  const [shown, setShown] = useState<Shown>({
    location: history.location,
    action: history.action,
    failure,
    keepsScroll: true,
  })
  const turns = useRef(0)
  // The location asked for last, which is on screen once it has rendered.
  const latest = useRef(history.location)
  const [leave, goTo] = useScrollRestoration(shown)
  useWarmLinks(warm, shown.location)
  useEffect(() => {
    dropSpeculationRules()
    setTimeout(markHydrated)
    import('./shared-picture.ts').then(
      (module) => {
        showFrom = module.showFrom
      },
      () => undefined,
    )
  }, [])

  const visit = useCallback(
    async function visit(to: string, arrive: () => void, options?: NavigateOptions): Promise<void> {
      turns.current += 1
      const turn = turns.current
      setNavigating(true)
      const url = urlOf(to)
      let standing = false
      // A browser that glides a picture swaps a moment later, when the loaders may have failed already.
      let [failed, swapped]: [unknown, boolean] = [undefined, false]
      const show = () => {
        leave()
        arrive()
        const { location, action } = history
        latest.current = location
        const keepsScroll = options?.preventScrollReset === true
        showFrom(options?.picture, () => {
          swapped = true
          // At once and in one piece: nobody is served by a page that comes between the frames of the one that is left.
          flushSync(() => setShown({ location, action, failure: failed, keepsScroll }))
        })
      }
      const failure = await prepare(url, () => {
        if (turn !== turns.current) return
        standing = true
        show()
      }).then(
        () => undefined,
        (error: unknown) => error ?? new Error('The page could not be loaded'),
      )
      if (turn !== turns.current) return
      if (failure instanceof PageMoved) {
        if (!standing) arrive()
        const moved = pathIn(localeOf(url.pathname), failure.path)
        return visit(moved, () => history.replace(moved), options)
      }
      setNavigating(false)
      failed = failure
      if (!standing) show()
      else if (swapped && failed !== undefined)
        startTransition(() => setShown((page) => ({ ...page, failure: failed })))
    },
    [history, prepare, leave],
  )
  // Back and Forward have moved the address already; only the page follows.
  const present = shown.location
  useEffect(() => {
    // The entry that the document began with is told from a new one when one comes back to it.
    if (window.history.state === null) history.adopt(latest.current)
    return history.listen(({ location }) => {
      const { hash } = location
      if (isAnchorOf(latest.current, location)) {
        latest.current = { ...latest.current, hash }
        // To an entry without a state the browser has just gone by itself.
        if (window.history.state !== null) return goTo(hash)
        return history.adopt(latest.current)
      }
      void mayLeave().then((free) => {
        if (free) return visit(pathOf(location), () => undefined)
        history.push(pathOf(present), present.state)
      })
    })
  }, [history, visit, present, goTo])
  const navigate = useCallback<Navigate>(
    async (to, options) => {
      if (typeof to === 'number') return window.history.go(to)
      if (!(await mayLeave())) return
      const arrive = options?.replace ? history.replace : history.push
      await visit(to, () => arrive(to, options?.state), options)
    },
    [history, visit],
  )
  // A page that stays while the next one is on its way is not rendered for that.
  const page = useMemo(() => children(shown), [children, shown])

  return <NavigateContext value={navigate}>{page}</NavigateContext>
}

function pathOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash
}

/** A plain `#anchor` of the page one is on, which has no key where the browser has just gone there, or from one back to the page. */
function isAnchorOf(present: Location, next: Location): boolean {
  const isSame = next.key === 'default' || (next.key === present.key && next.hash !== present.hash)
  return isSame && next.pathname === present.pathname && next.search === present.search
}
