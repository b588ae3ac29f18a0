import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  Router,
  type To,
} from 'react-router'
import { NavigatingContext } from '#src/ui/data/page-data.ts'
import { mayLeave } from '#src/ui/form/leave-guard.ts'
import { markHydrated } from '#src/ui/use-hydrated.ts'
import { useScrollRestoration } from './scroll-restoration.ts'

/** The part of React Router's browser history that moving between pages takes. */
export type BrowserHistory = Navigator & {
  readonly action: NavigationType
  readonly location: Location
  createURL(to: To): URL
  listen(listener: (update: { location: Location }) => void): () => void
}

type Shown = { location: Location; action: NavigationType; failure?: unknown; keepsScroll: boolean }

type Props = {
  history: BrowserHistory
  /** Brings a page's module and answers; what it throws is shown as the page's failure. */
  prepare: (url: URL) => Promise<void>
  /** Why the page on screen is an error page, if it is one. */
  failure: unknown
  children: (failure: unknown) => ReactNode
}

/**
 * Moves between pages: the present one stays until the next is complete, and of two asked for the later wins.
 * The declarative half of React Router does the rest; see docs/decisions/008 for why not its data mode.
 */
export function ShopBrowserRouter({ history, prepare, failure, children }: Props) {
  const [shown, setShown] = useState<Shown>({
    location: history.location,
    action: history.action,
    failure,
    keepsScroll: true,
  })
  const [waiting, setWaiting] = useState(false)
  const turns = useRef(0)
  // The location asked for last, which is on screen once it has rendered.
  const latest = useRef(history.location)
  const leave = useScrollRestoration(shown)
  useEffect(() => void setTimeout(markHydrated), [])

  const visit = useCallback(
    async (to: To, arrive: () => void, options?: NavigateOptions) => {
      turns.current += 1
      const turn = turns.current
      setWaiting(true)
      const failure = await prepare(history.createURL(to)).then(
        () => undefined,
        (error: unknown) => error ?? new Error('The page could not be loaded'),
      )
      if (turn !== turns.current) return
      leave()
      arrive()
      setWaiting(false)
      const { location, action } = history
      latest.current = location
      const keepsScroll = options?.preventScrollReset === true
      startTransition(() => setShown({ location, action, failure, keepsScroll }))
    },
    [history, prepare, leave],
  )
  // Back and Forward have moved the address already; only the page follows.
  const present = shown.location
  useEffect(
    () =>
      history.listen(({ location }) => {
        if (isAnchorOf(latest.current, location)) return
        void mayLeave().then((free) => {
          if (free) return visit(location, () => undefined)
          history.push(present, present.state)
        })
      }),
    [history, visit, present],
  )
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: history.createHref,
      go: history.go,
      push: (to, state, options) => void unlessKept(() => visit(to, () => history.push(to, state), options)),
      replace: (to, state, options) =>
        void unlessKept(() => visit(to, () => history.replace(to, state), options)),
    }),
    [history, visit],
  )

  return (
    <NavigatingContext value={waiting}>
      <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
        {children(shown.failure)}
      </Router>
    </NavigatingContext>
  )
}

async function unlessKept(move: () => Promise<void>): Promise<void> {
  if (await mayLeave()) await move()
}

/** A plain `#anchor` of the page one is on: the browser has gone there by itself. */
function isAnchorOf(present: Location, next: Location): boolean {
  return next.key === 'default' && next.pathname === present.pathname && next.search === present.search
}
