import { type RefObject, useEffect } from 'react'

/**
 * On a desk toasts stand at the foot of the side menu: it ends above them while there are some, and none of its entries
 * lies under one.
 */
export function useToastRoom(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const toasts = document.querySelector('[data-testid="toasts"]')
    if (!toasts) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      menu.current?.style.setProperty('--toast-room', height > 0 ? `${height + 12}px` : '0px')
    })
    observer.observe(toasts)
    return () => observer.disconnect()
  }, [menu])
}
