import { useState } from 'react'
import type { Order } from '#src/orders/order/order.ts'

/** As many as one call moves or saves. */
export const mostChosen = 100

export type Chosen = ReturnType<typeof useChosen>

/** Which of the orders on screen are chosen; one that leaves the screen is chosen no longer. */
export function useChosen(orders: readonly Order[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const chosen = orders.filter(({ _id }) => ids.has(_id)).slice(0, mostChosen)
  const set = (next: Iterable<string>) => setIds(new Set([...next].slice(0, mostChosen)))

  /** Chooses an order or lets it go; with `range` all from the one before it on to it. */
  function toggle(id: string, range = false) {
    const at = (one: string | undefined) => orders.findIndex(({ _id }) => _id === one)
    const [from, to] = [at(last), at(id)]
    setLast(id)
    if (range && from >= 0 && to >= 0) {
      const between = orders.slice(Math.min(from, to), Math.max(from, to) + 1)
      set([...ids, ...between.map(({ _id }) => _id)])
    } else set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
  }

  return {
    orders: chosen,
    has: (id: string) => ids.has(id),
    toggle,
    set,
    clear: () => set([]),
  }
}
