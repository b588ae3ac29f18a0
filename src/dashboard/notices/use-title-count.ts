import { useEffect } from 'react'

/** Writes how many notices are new in front of the tab's title, whatever page gives it (N2). */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const plain = document.title.replace(/^\(\d+\+?\) /, '')
      const title = count > 0 ? `(${countText(count)}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    write()
    const watch = new MutationObserver(write)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(/^\(\d+\+?\) /, '')
    }
  }, [count])
}

/** A count as it is shown; the server counts to 100. */
export function countText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
