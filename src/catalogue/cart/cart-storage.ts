import { type CartLine, cartKey, readCart } from './cart.ts'

type Change = (lines: readonly CartLine[]) => readonly CartLine[]

/**
 * The bag in the browser's storage. Every change starts from what is stored now, so two tabs never undo each
 * other; where storage is full or forbidden, the bag lives on in memory for as long as the page is open.
 */
export function createCartStorage(storage: () => Storage) {
  let text: string | null = null
  let lines: readonly CartLine[] = []
  let stored = true
  const listeners = new Set<() => void>()

  function read(): readonly CartLine[] {
    if (!stored) return lines
    const now = attempt(() => storage().getItem(cartKey), text)
    if (now !== text) {
      text = now
      lines = readCart(now)
    }
    return lines
  }

  function write(next: readonly CartLine[]) {
    lines = next
    text = JSON.stringify(next)
    const written = text
    stored = attempt(() => {
      storage().setItem(cartKey, written)
      return true
    }, false)
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    /** The lines now; the same array as long as nothing changed. */
    read,
    change(change: Change) {
      write(change(read()))
      tell()
    },
    /** Another tab wrote: its bag counts from now on, also over one that could not be stored here. */
    changedElsewhere() {
      stored = true
      tell()
    },
    subscribe(listener: () => void) {
      const good = read()
      if (text !== null && text !== JSON.stringify(good)) write(good)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
