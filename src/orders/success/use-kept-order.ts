import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { kept } from '#src/orders/checkout/checkout-storage.ts'
import type { PlacedOrder } from '#src/orders/order/order.ts'
import { readPlaced } from '#src/orders/order/placed-order.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/**
 * The order that was just placed, from the navigation or from what the tab has kept, so that a reload shows it
 * again (O10). Not ready on the server and while the page wakes up.
 */
export function useKeptOrder(): { ready: boolean; order: PlacedOrder | undefined } {
  const ready = useHydrated()
  const { state } = useLocation()
  const order = useMemo(() => {
    if (!ready) return undefined
    const handed =
      typeof state === 'object' && state !== null ? (state as { order?: unknown }).order : undefined
    return readPlaced(handed) ?? readPlaced(kept('placedOrder'))
  }, [ready, state])
  return { ready, order }
}
