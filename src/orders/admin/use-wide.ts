import { useSyncExternalStore } from 'react'

const wide = '(min-width: 80rem)'

/** True where a table of the staff's has room for all its columns. Only for screens that the server does not render. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  )
}

function listen(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
