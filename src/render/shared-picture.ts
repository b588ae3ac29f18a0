const name = 'picture'

/** In GB, as browsers tell it; one that does not tell counts as enough. A smaller machine shows the page sooner without. */
const memoryForMotion = 8

/**
 * Shows the next page; where the browser can, quickly enough, and motion is wanted, `picture` of this one grows into the one that the next
 * page marks with `data-shared-picture`. The next page is on screen when `swap` returns.
 */
export function showFrom(picture: HTMLElement | null | undefined, swap: () => void): void {
  const { deviceMemory = memoryForMotion } = navigator as { deviceMemory?: number }
  const moves =
    'startViewTransition' in document &&
    deviceMemory >= memoryForMotion &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!picture || !moves) {
    swap()
    return
  }
  picture.style.viewTransitionName = name
  let next: HTMLElement | null = null
  const transition = document.startViewTransition(() => {
    swap()
    picture.style.viewTransitionName = ''
    next = document.querySelector('[data-shared-picture]')
    if (next) next.style.viewTransitionName = name
  })
  const over = () => {
    if (next) next.style.viewTransitionName = ''
  }
  // A second press ends the first one's; the page is there all the same.
  transition.finished.then(over, over)
  transition.ready.catch(() => undefined)
}
