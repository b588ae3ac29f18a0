/** In px: steps in which a free place is looked for, and what is left between a toast and the edge of the window. */
const [step, edge] = [16, 16]
/** What nobody may find a toast on: what is written in, and what is pressed, but for links within a text or a row. */
const controls = 'main :is(button, input, select, textarea, summary, a.select-none)'
const letGo = ['pointerleave', 'focusout']
const places = ['--toast-free-start', '--toast-free-y']

type Place = { start: number; above: number }
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/**
 * Says as --toast-room, in px, how much of a desk's foot toasts take while there are some: the page is so much longer, and
 * nothing of it stays under one; as --toast-free-start and --toast-free-y where none of them lies over a control, also
 * once what they tell of has changed the page. Answers how to stop.
 */
export function watchToastRoom(): () => void {
  const toasts = document.querySelector<HTMLElement>('[data-testid="toasts"]')
  const { style } = document.documentElement
  const makeWay = () => toasts && avoidControls(toasts, style)
  const changes = new MutationObserver(makeWay)
  const onScroll = () => {
    // Nobody loses a toast from under a finger, nor one whose Undo has the focus.
    if (toasts && isHeld(toasts)) return
    // At its end the page keeps room for them at the foot.
    for (const name of places) style.removeProperty(name)
    makeWay()
  }
  // The focus is still where it was while it leaves.
  const onLetGo = () => setTimeout(onScroll)
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.contentRect.height ?? 0
    if (height > 0) {
      style.setProperty('--toast-room', `${height + edge}px`)
      makeWay()
      const main = document.getElementById('main')
      if (main) changes.observe(main, { childList: true, subtree: true })
      addEventListener('scroll', onScroll, { passive: true })
      for (const end of letGo) toasts?.addEventListener(end, onLetGo)
    } else rest()
  })
  const rest = () => {
    changes.disconnect()
    removeEventListener('scroll', onScroll)
    for (const end of letGo) toasts?.removeEventListener(end, onLetGo)
    for (const name of ['--toast-room', ...places]) style.removeProperty(name)
  }
  if (toasts) observer.observe(toasts)
  return () => {
    observer.disconnect()
    rest()
  }
}

function isHeld(toasts: HTMLElement): boolean {
  return toasts.matches(':hover, :focus-within')
}

/** Moves toasts that lie over a control along the foot to where they do not, or as little above it as they must. */
function avoidControls(toasts: HTMLElement, style: CSSStyleDeclaration): void {
  const own = toasts.getBoundingClientRect()
  if (own.height === 0 || isHeld(toasts) || !matchMedia('(width >= 64rem)').matches) return
  const boxes = [...document.querySelectorAll(controls)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < innerHeight)
  if (!boxes.some((box) => meet(own, box))) return
  const free = findFree(own, boxes)
  if (!free) return
  style.setProperty('--toast-free-start', `${free.start}px`)
  style.setProperty('--toast-free-y', `auto ${free.above}px`)
}

/** The lowest free place from where they stand, and of several as low the first in reading order. */
function findFree({ width, height, bottom }: DOMRect, boxes: readonly Box[]): Place | undefined {
  const main = document.getElementById('main')?.getBoundingClientRect()
  if (!main) return undefined
  const rightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  for (let lowest = bottom; lowest - height > edge; lowest -= step)
    for (let along = 2 * edge; along + width + edge <= main.width; along += step) {
      const left = rightToLeft ? main.right - along - width : main.left + along
      const box = { left, right: left + width, top: lowest - height, bottom: lowest }
      if (boxes.some((one) => meet(box, one))) continue
      const start = rightToLeft ? innerWidth - left - width : left
      return { start, above: innerHeight - lowest }
    }
  return undefined
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
