import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** How far from the screen a part is hydrated. */
const rootMargin = '50% 0px'

type DeferredHydration = { near: Promise<void>; hydrate: () => void; isRendered: boolean; hasUpdate: boolean }

/** Far down on the page that a visit begins with: stays as the server wrote it until it comes near or is used (010). */
export function LazyHydration({ children, className }: { children: ReactNode; className?: string }) {
  const [deferred] = useState(deferHydration)
  if (deferred) noteUpdate(deferred)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => deferred && hydrateNear(place, deferred), [deferred])
  return (
    <div ref={place} className={className}>
      <Suspense>
        <Deferred deferred={deferred}>{children}</Deferred>
      </Suspense>
    </div>
  )
}

/** React renders the part again only for something new; what it throws away before it is there has a state of its own. */
function noteUpdate(deferred: DeferredHydration): void {
  deferred.hasUpdate = deferred.isRendered
  deferred.isRendered = true
}

/**
 * Suspends what React hydrates of itself, however often it is cut short in that and begins again; a press in the part or new
 * data hydrates it: React answers a press only by what it hydrates at once.
 */
function Deferred({ deferred, children }: { deferred: DeferredHydration | undefined; children: ReactNode }) {
  const hydrating = !useHydrated()
  if (hydrating && deferred && !deferred.hasUpdate && !isPressed()) use(deferred.near)
  return children
}

/** Whether React hydrates for something that the shopper does. */
function isPressed(): boolean {
  return /^(?:click|key|pointer|mouse|focus|touch)/.test(window.event?.type ?? '')
}

/** None on the server; none where the page was scrolled before it was hydrated, for a far part may be in use then. */
function deferHydration(): DeferredHydration | undefined {
  if (typeof window === 'undefined' || scrollY > 0) return undefined
  let hydrate = () => {}
  const near = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  return { near, hydrate, isRendered: false, hasUpdate: false }
}

function hydrateNear(place: RefObject<HTMLDivElement | null>, { hydrate }: DeferredHydration) {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
    {
      rootMargin,
    },
  )
  if (place.current) observer.observe(place.current)
  return () => observer.disconnect()
}
