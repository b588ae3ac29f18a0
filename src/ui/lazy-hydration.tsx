import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** How far from the screen a part wakes up. */
const rootMargin = '50% 0px'

type DeferredHydration = { over: Promise<void>; end: () => void; begun: boolean }

/** Far down on the page that a visit begins with: stays as the server wrote it until it comes near or is used (010). */
export function LazyHydration({ children, className }: { children: ReactNode; className?: string }) {
  const [nap] = useState(deferHydration)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => nap && endNear(place, nap), [nap])
  return (
    <div ref={place} className={className}>
      <Suspense>
        <Deferred nap={nap}>{children}</Deferred>
      </Suspense>
    </div>
  )
}

/** Suspends the first time React comes by to wake the part up; whatever brings it back, a click or new data, wakes it. */
function Deferred({ nap, children }: { nap: DeferredHydration | undefined; children: ReactNode }) {
  const waking = !useHydrated()
  if (waking && nap && !nap.begun) {
    nap.begun = true
    use(nap.over)
  }
  return children
}

/** None on the server; none where the page was scrolled before it woke, for a far part may be under a finger then. */
function deferHydration(): DeferredHydration | undefined {
  if (typeof window === 'undefined' || scrollY > 0) return undefined
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { over, end, begun: false }
}

function endNear(place: RefObject<HTMLDivElement | null>, { end }: DeferredHydration) {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && end(),
    {
      rootMargin,
    },
  )
  if (place.current) observer.observe(place.current)
  return () => observer.disconnect()
}
