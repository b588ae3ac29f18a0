import { useSyncExternalStore } from 'react'

let awake = false
const tells = new Set<() => void>()

/** False on the server and until the page is awake: what is one visitor's own appears only when it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, isHydrated, no)
}

/** The page is awake. Said in a task of its own, for what it brings is drawn in one go. */
export function markHydrated(): void {
  awake = true
  for (const tell of tells) tell()
}

function subscribe(tell: () => void) {
  tells.add(tell)
  return () => tells.delete(tell)
}

const isHydrated = () => awake
const no = () => false
