import { useSyncExternalStore } from 'react'

/**
 * The name under which a tab tells the others; nothing stays stored, for a heart is the page's alone (product.md
 * section 2).
 */
const favouriteKey = 'favourite'

const loved = new Set<string>()
const listeners = new Set<() => void>()

/** Whether this product's heart is red, on every card of it in every open tab, and how to turn it. */
export function useFavourite(id: string): [loved: boolean, toggle: () => void] {
  const isLoved = useSyncExternalStore(
    subscribe,
    () => loved.has(id),
    () => false,
  )
  return [isLoved, () => toggle(id)]
}

function toggle(id: string) {
  const word = `${loved.has(id) ? '-' : '+'}${id}`
  hear(word)
  try {
    localStorage.setItem(favouriteKey, word)
    localStorage.removeItem(favouriteKey)
  } catch {
    // A browser that stores nothing has its hearts in each tab for itself.
  }
}

/** `+id` turns a heart red, `-id` back. */
function hear(word: string) {
  if (word.startsWith('+')) loved.add(word.slice(1))
  else loved.delete(word.slice(1))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', heard)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', heard)
  }
}

function heard({ key, newValue }: StorageEvent) {
  if (key === favouriteKey && newValue) hear(newValue)
}
