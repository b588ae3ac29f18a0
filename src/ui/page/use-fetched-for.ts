import { startTransition, useEffect, useState } from 'react'

/**
 * What a part that is fetched is shown for: the value, a rendering later, in a transition. Shown with what was pressed, the
 * part would be missing at first, and React holds back for 0.3 s what comes after that. `first` is what it is shown for at once.
 */
export function useFetchedFor<T>(value: T, first = value): T {
  const [shown, setShown] = useState(first)
  useEffect(() => startTransition(() => setShown(() => value)), [value])
  return shown
}
