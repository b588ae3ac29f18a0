import type { Order } from './order.ts'

/** The order that came along with the navigation, if it is this one (product.md section 2, O10). */
export function orderFromNavigation(state: unknown, id: string): Order | undefined {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined
  const { order } = state
  const ours = typeof order === 'object' && order !== null && '_id' in order && order._id === id
  return ours ? (order as Order) : undefined
}
