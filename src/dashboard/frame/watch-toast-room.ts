/**
 * Says as --toast-room, in px, how much of a desk's foot toasts take while there are some: the page is so much longer, and
 * nothing of it stays under one. Answers how to stop.
 */
export function watchToastRoom(): () => void {
  const toasts = document.querySelector('[data-testid="toasts"]')
  const { style } = document.documentElement
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.contentRect.height ?? 0
    if (height > 0) style.setProperty('--toast-room', `${height + 16}px`)
    else style.removeProperty('--toast-room')
  })
  if (toasts) observer.observe(toasts)
  return () => {
    observer.disconnect()
    style.removeProperty('--toast-room')
  }
}
