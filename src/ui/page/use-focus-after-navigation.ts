import { useEffect, useRef } from 'react'
import type { Place } from '#src/ui/router/location.ts'

/**
 * A new page starts at its beginning for the keyboard and for screen readers too, not only for the eye; Back leaves the focus
 * where a list that was kept has it again (P11).
 */
export function useFocusAfterNavigation({ location: { pathname }, action }: Place) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (action === 'POP' && main.current?.querySelector(':focus')) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, action])
  return main
}
