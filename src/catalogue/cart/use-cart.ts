import { useSyncExternalStore } from 'react'
import { type CartLine, cartKey, withLine, withoutLines, withPrices, withQuantity } from './cart.ts'
import { createCartStorage } from './cart-storage.ts'

export type Cart = {
  lines: readonly CartLine[]
  /** False until the cart in the browser was read: on the server and until the page is hydrated. */
  ready: boolean
  /** Puts a line in the bag; one that is there already grows (P5). `at` is its place if it is new. */
  add: (line: CartLine, at?: number) => void
  setQuantity: (line: CartLine, quantity: number) => void
  /** Takes prices and names from these lines where the bag has them too. */
  refresh: (lines: readonly CartLine[]) => void
  remove: (line: CartLine) => void
  removeLines: (lines: readonly CartLine[]) => void
}

/** The shopping bag, the same in every tab. Empty and not ready on the server. */
export function useCart(): Cart {
  const lines = useSyncExternalStore(subscribe, bag.read, unread)
  return { lines: lines ?? none, ready: lines !== undefined, ...changes }
}

const bag = createCartStorage(() => localStorage)
const none: readonly CartLine[] = []

const changes = {
  add: (line: CartLine, at?: number) => bag.change((lines) => withLine(lines, line, at)),
  setQuantity: (line: CartLine, quantity: number) =>
    bag.change((lines) => withQuantity(lines, line, quantity)),
  refresh: (fresh: readonly CartLine[]) => bag.change((lines) => withPrices(lines, fresh)),
  remove: (line: CartLine) => bag.change((lines) => withoutLines(lines, [line])),
  removeLines: (removed: readonly CartLine[]) => bag.change((lines) => withoutLines(lines, removed)),
}

function unread(): readonly CartLine[] | undefined {
  return undefined
}

function subscribe(listener: () => void): () => void {
  const leave = bag.subscribe(listener)
  const heard = (event: StorageEvent) => {
    if (event.key === cartKey || event.key === null) bag.changedElsewhere()
  }
  addEventListener('storage', heard)
  return () => {
    leave()
    removeEventListener('storage', heard)
  }
}
