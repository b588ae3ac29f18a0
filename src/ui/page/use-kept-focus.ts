import { type RefObject, useEffect } from 'react'

const parts = 'section, [role="region"], main'

/**
 * Where what has the focus goes with its press, such as the button of a step that is taken, the focus stays in the part of
 * the page it stood in: a keyboard and a screen reader go on from there, not from the top of the page.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current
    if (!page) return
    let last: Element | undefined
    let around: HTMLElement[] = []
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      last = target
      around = []
      for (let part = target.closest<HTMLElement>(parts); part; ) {
        around.push(part)
        part = part.parentElement?.closest<HTMLElement>(parts) ?? null
      }
    }
    function keep() {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      const part = around.find((one) => one.isConnected)
      if (!part) return
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1
      part.focus({ preventScroll: true })
    }
    // Later: a screen that moves the focus itself does so once it has rendered.
    const observer = new MutationObserver(() => {
      if (last && !last.isConnected) setTimeout(keep)
    })
    page.addEventListener('focusin', remember)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      page.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [main])
}
