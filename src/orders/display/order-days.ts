import type { Order } from '#src/orders/order/order.ts'

type Day = { key: string; day: string; orders: Order[] }

/** Orders that follow each other in a list by the Muscat day they were placed on, as the list has them. */
export function byDay(orders: readonly Order[]): Day[] {
  const days: Day[] = []
  for (const order of orders) {
    const last = days.at(-1)
    if (last?.day === order.date) last.orders.push(order)
    else {
      const again = days.filter(({ day }) => day === order.date).length
      days.push({ key: `${order.date} ${again}`, day: order.date, orders: [order] })
    }
  }
  return days
}
