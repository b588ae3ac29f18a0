import { useSyncExternalStore } from 'react'

let hydrated = false
const listeners = new Set<() => void>()

/** False on the server and until the page is hydrated: what is one visitor's own appears only when it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, isHydrated, no)
}

/** `value` once the page is hydrated, until then `before`, as the server wrote it. Where both are the same nothing renders anew. */
export function useOnceHydrated(value: string, before: string): string {
  return useSyncExternalStore(
    subscribe,
    () => (hydrated ? value : before),
    () => before,
  )
}

/** Whether what renders now came to a page that was hydrated already; does not change. */
export function useCameLater(): boolean {
  return useSyncExternalStore(never, isHydrated, no)
}

/** Called once the page is hydrated, in a task of its own, so that all it makes appear is drawn in one go; said in the document as well. */
export function markHydrated(): void {
  hydrated = true
  for (const listener of listeners) listener()
  document.documentElement.dataset.hydrated = ''
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const never = () => () => undefined
const isHydrated = () => hydrated
const no = () => false
