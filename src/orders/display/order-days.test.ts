import { expect, test } from 'vitest'
import type { Order } from '#src/orders/order/order.ts'
import { byDay } from './order-days.ts'

const order = (_id: string, date: string) => ({ _id, date }) as Order

test('orders stand under their day, in the order of the list; a day that comes again stands again', () => {
  const orders = [
    order('a', '22 Nov, 2026'),
    order('b', '22 Nov, 2026'),
    order('c', '21 Nov, 2026'),
    order('d', '22 Nov, 2026'),
  ]
  const days = byDay(orders)
  expect(days.map(({ day, orders: of }) => [day, of.map(({ _id }) => _id).join('')])).toEqual([
    ['22 Nov, 2026', 'ab'],
    ['21 Nov, 2026', 'c'],
    ['22 Nov, 2026', 'd'],
  ])
  expect(new Set(days.map(({ key }) => key)).size).toBe(3)
})
