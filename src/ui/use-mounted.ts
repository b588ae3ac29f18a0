import { useSyncExternalStore } from 'react'

/** False on the server and while the page wakes up: what is one visitor's own appears only when it is true. */
export function useMounted(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
