/**
 * The `ref` of a column that stays beside a longer one (`md:sticky md:top-(--top,6rem)`): below the head of the page where all
 * of it has room in the window, and as high as lets its end be seen where it is taller.
 */
export function stickyColumn(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  const measured = new ResizeObserver(() =>
    element.style.setProperty('--top', `min(6rem, calc(100dvh - 1.5rem - ${element.offsetHeight}px))`),
  )
  measured.observe(element)
  return () => measured.disconnect()
}
