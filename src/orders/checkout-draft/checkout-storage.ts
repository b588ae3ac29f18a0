import type { CartLine } from '#src/catalogue/cart/cart.ts'
import type { PlacedOrder } from '#src/orders/order/tracked-order.ts'

/**
 * What the success page shows: the answer, what was bought, for whom, the day it is expected as an ISO time, and that it is
 * in no account because the session of who placed it had ended.
 */
export type JustPlaced = PlacedOrder & {
  lines: readonly CartLine[]
  name?: string
  arrives?: string
  signedOut?: boolean
}

/** What checkout stores until the tab is closed; where the browser forbids that, until the page is. */
type Name = 'checkoutForm' | 'checkoutLines' | 'checkoutAttempt' | 'placedOrder'

const memory = new Map<Name, string>()

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

/** What was stored, of any shape: others can write there; undefined when there is nothing. */
export function readCheckout(name: Name): unknown {
  try {
    const text = memory.get(name) ?? sessionStorage.getItem(name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function clearCheckout(...names: Name[]): void {
  for (const name of names) {
    memory.delete(name)
    try {
      sessionStorage.removeItem(name)
    } catch {
      // forbidden: nothing was stored there
    }
  }
}
