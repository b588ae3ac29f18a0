import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { useMounted } from './use-mounted.ts'

/** How far from the screen a part wakes up. */
const rootMargin = '50% 0px'

type Nap = { over: Promise<void>; end: () => void; begun: boolean }

/** Far down on the page that a visit begins with: stays as the server wrote it until it comes near or is used (010). */
export function Asleep({ children, className }: { children: ReactNode; className?: string }) {
  const [nap] = useState(lieDown)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => nap && endNear(place, nap), [nap])
  return (
    <div ref={place} className={className}>
      <Suspense>
        <Sleeper nap={nap}>{children}</Sleeper>
      </Suspense>
    </div>
  )
}

/** Suspends the first time React comes by to wake the part up; whatever brings it back, a click or new data, wakes it. */
function Sleeper({ nap, children }: { nap: Nap | undefined; children: ReactNode }) {
  const waking = !useMounted()
  if (waking && nap && !nap.begun) {
    nap.begun = true
    use(nap.over)
  }
  return children
}

/** None on the server; none where the page was scrolled before it woke, for a far part may be under a finger then. */
function lieDown(): Nap | undefined {
  if (typeof window === 'undefined' || scrollY > 0) return undefined
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { over, end, begun: false }
}

function endNear(place: RefObject<HTMLDivElement | null>, { end }: Nap) {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && end(),
    {
      rootMargin,
    },
  )
  if (place.current) observer.observe(place.current)
  return () => observer.disconnect()
}
