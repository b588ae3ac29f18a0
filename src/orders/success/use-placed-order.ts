import { useMemo } from 'react'
import { repairCart } from '#src/catalogue/cart/cart.ts'
import { type JustPlaced, readCheckout } from '#src/orders/checkout-draft/checkout-storage.ts'
import { isOfAnother } from '#src/orders/waiting/is-of-another.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/**
 * The order that was just placed, from what the tab has stored, so that a reload shows it again (O10), and what logging out
 * takes along is in no entry of the tab's history (O39). Not ready on the server and before the page is hydrated.
 */
export function usePlacedOrder(): { ready: boolean; order: JustPlaced | undefined } {
  const ready = useHydrated()
  const order = useMemo(() => {
    const placed = ready ? placedOrderIn(readCheckout('placedOrder')) : undefined
    return placed && isOfAnother(placed) ? undefined : placed
  }, [ready])
  return { ready, order }
}

/** The placed order in a value of any shape; undefined when it is none. */
export function placedOrderIn(value: unknown): JustPlaced | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { lines, name, arrives, ...placed } = value as JustPlaced
  const { orderId, trackUrl, total }: Record<string, unknown> = placed
  const whole = typeof orderId === 'string' && typeof trackUrl === 'string' && typeof total === 'number'
  if (!whole) return undefined
  const day = typeof arrives === 'string' && !Number.isNaN(Date.parse(arrives)) ? { arrives } : {}
  const whom = typeof name === 'string' ? { name: name.trim() } : {}
  return { ...placed, lines: repairCart(lines), ...whom, ...day }
}
