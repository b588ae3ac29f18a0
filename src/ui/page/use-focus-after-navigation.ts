import { useEffect, useRef } from 'react'
import type { Place } from '#src/ui/router/location.ts'

/**
 * A new page starts at its beginning for the keyboard and for screen readers too, not only for the eye; Back leaves the focus
 * where a list that was kept has it again (P11), and a form keeps it that begins in its first field.
 */
export function useFocusAfterNavigation({ location: { pathname }, action }: Place) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (main.current?.querySelector(action === 'POP' ? ':focus' : ':focus[autofocus]')) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, action])
  return main
}
