import type { Order } from '#src/orders/order/order.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'

/** So many pieces of one thing to take from the shelf, and for which orders. */
export type Pick = { line: StaffOrderLine; quantity: number; orders: { orderId: string; quantity: number }[] }

/**
 * What is to be taken from the shelves for these orders: equal pieces are summed, and equal are those of one product, size,
 * colour and SKU. In the order of their names.
 */
export function pickList(orders: readonly Order[]): Pick[] {
  const picks = new Map<string, Pick>()
  for (const { orderId, products } of orders) {
    for (const line of products) {
      const key = JSON.stringify([line._id, line.size, line.color, line.sku ?? ''])
      const pick = picks.get(key) ?? { line, quantity: 0, orders: [] }
      pick.quantity += line.quantity
      const same = pick.orders.find((one) => one.orderId === orderId)
      if (same) same.quantity += line.quantity
      else pick.orders.push({ orderId, quantity: line.quantity })
      picks.set(key, pick)
    }
  }
  return [...picks.values()].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
}

function sortKey({ line }: Pick): string {
  return [line.name.toLowerCase(), line.color, line.size, line.sku ?? ''].join('\n')
}
