import { useEffect, useState } from 'react'

/** What an entry of the tab's history keeps of the folds of its page: the names of those that are open. */
type Folds = { folds?: readonly string[] }

/** Whether a fold is open, and how to say so: Back and a reload find it as it was (P11). Only for what the server does not render. */
export function useKeptFold(
  name: string,
  initially: boolean,
): [open: boolean, setOpen: (to: boolean) => void] {
  const [open, setOpen] = useState(() => initially || openFolds().includes(name))
  useEffect(() => {
    const keep = () => {
      const others = openFolds().filter((one) => one !== name)
      if (openFolds().includes(name) === open || history.state === null) return
      history.replaceState({ ...history.state, folds: open ? [...others, name] : others } satisfies Folds, '')
    }
    keep()
    // Among the anchors of a page its folds stay as they are, and each entry has its own.
    window.addEventListener('hashchange', keep)
    return () => window.removeEventListener('hashchange', keep)
  }, [name, open])
  return [open, setOpen]
}

function openFolds(): readonly string[] {
  const entry: Folds | null = history.state
  return entry?.folds ?? []
}
