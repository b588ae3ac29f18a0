import { type Query, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isLeft, setLeft } from '#src/ui/data/page-data.ts'
import type { Place } from '#src/ui/router/location.ts'
import type { Params } from '#src/ui/router/match-path.ts'
import { ParamsContext, PlaceContext } from '#src/ui/router/use-router.ts'

type Asked = {
  /** The page of the table; one that `stays` is a list, and kept. */
  page: { stays: boolean }
  Screen: ComponentType
  params: Params
  place: Place
}
type Kept = Asked & { id: number }

/** How old an answer may be, in ms, that is shown without being asked for again. */
export const staleTime = 60_000

/** How many lists that were left are kept whole, the latest ones. */
const most = 2

let ids = 0

/**
 * The page of a place. Lists that were left stay as they are, in no document, so that Back and Forward need not make their
 * cards anew (docs/decisions/090).
 */
export function KeptScreens(asked: Asked) {
  const [{ of, pages }, set] = useState({ of: asked.place, pages: [{ ...asked, id: 0 }] })
  if (of !== asked.place) set({ of: asked.place, pages: moved(pages, asked) })
  return pages.map((page, at) => <KeptScreen key={page.id} {...page} left={!!pages[at + 1]} />)
}

/** The last one is on screen. The same page with other parameters is that page still, and another entry of the history. */
function moved(pages: Kept[], next: Asked): Kept[] {
  const present = pages.at(-1)
  const back = pages.find(({ place }) => entryOf(place) === entryOf(next.place))
  if (present && (back ? back === present : present.page === next.page))
    return pages.with(-1, { ...present, ...next })
  const kept = pages.filter((one) => one !== back && one.page.stays).slice(-most)
  return [...kept, back ?? { ...next, id: ++ids }]
}

const entryOf = ({ location: { key, pathname, search } }: Place) => key + pathname + search

function KeptScreen({ Screen, params, place, left }: Kept & { left: boolean }) {
  const queries = useQueryClient()
  const area = useRef<HTMLDivElement>(null)
  const [screen] = useState(<Screen />)
  const turned = useTurnedRows(area)
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (left === isLeft(place)) return
    setLeft(place, left)
    if (left) {
      focused.current = area.current?.querySelector<HTMLElement>(':focus') ?? null
      // React may take it out once more, when the page ends: `translation-dom-patch.ts` lets it.
      return area.current?.remove()
    }
    document.getElementById('main')?.append(area.current ?? '')
    for (const [row, to] of turned) row.scrollTo({ left: to, behavior: 'instant' })
    // What led away has the focus again (P11).
    focused.current?.focus({ preventScroll: true })
    // What is old is asked for again, as where a page is made anew; by the clock, for timers sleep with a phone.
    const predicate = (query: Query) => query.isStaleByTime(staleTime)
    void queries.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  }, [left, place, queries, turned])
  return (
    <div ref={area} className="contents">
      <PlaceContext value={place}>
        <ParamsContext value={params}>{screen}</ParamsContext>
      </PlaceContext>
    </div>
  )
}

/** The rows of a page that were turned, and how far: in no document a browser forgets it. */
function useTurnedRows(area: RefObject<HTMLElement | null>): Map<Element, number> {
  const [turned] = useState(() => new Map<Element, number>())
  useEffect(() => {
    const keep = ({ target }: Event) => target instanceof Element && turned.set(target, target.scrollLeft)
    area.current?.addEventListener('scroll', keep, { capture: true, passive: true })
  }, [area, turned])
  return turned
}
