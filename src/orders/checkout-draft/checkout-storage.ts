import type { CartLine } from '#src/catalogue/cart/cart.ts'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import { memory } from '#src/ui/form/drop-drafts.ts'

/**
 * What the success page shows: the answer, what was bought, for whom, the day it is expected as an ISO time, and that it is
 * in no account because the session of who placed it had ended, and that a receipt went with it. `of`: the account of who placed it; nobody's for a guest.
 */
export type JustPlaced = PlacedOrder & {
  lines: readonly CartLine[]
  name?: string
  arrives?: string
  collected?: boolean
  signedOut?: boolean
  receipt?: boolean
  of?: string | undefined
}

/** What checkout stores until the tab is closed; where the browser forbids that, until the page is. */
type Name = 'checkoutForm' | 'checkoutLines' | 'checkoutAttempt' | 'placedOrder'

export function writeCheckout(name: Name, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    sessionStorage.setItem(name, text)
    memory.delete(name)
  } catch {
    // full or forbidden
    memory.set(name, text)
  }
}

/** What was stored, of any shape: others can write there; null when there is nothing. */
export function readCheckout(name: Name): unknown {
  try {
    return JSON.parse(memory.get(name) ?? sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function clearCheckout(...names: Name[]): void {
  for (const name of names) writeCheckout(name, null)
}
