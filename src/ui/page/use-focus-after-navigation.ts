import { useEffect, useRef } from 'react'
import type { Place } from '#src/ui/router/location.ts'

/** A new page starts at its beginning for the keyboard and for screen readers too, not only for the eye (P11). */
export function useFocusAfterNavigation({ location: { pathname } }: Place) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
