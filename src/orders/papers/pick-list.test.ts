import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#src/orders/order/order.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import { cashOf, paperPayment, parcelOf } from './paper-payment.ts'
import { pickList } from './pick-list.ts'

const line = fc.record({
  _id: fc.constantFrom('bag', 'shoe'),
  name: fc.constantFrom('Bag', 'Shoe'),
  imageUrl: fc.constant(''),
  color: fc.constantFrom('Black', 'N/A'),
  size: fc.constantFrom('M', 'N/A'),
  sku: fc.constantFrom('A-1', 'A-2', undefined),
  originalPrice: fc.constant(1),
  quantity: fc.integer({ min: 1, max: 20 }),
})
const order = fc.record({
  orderId: fc.constantFrom('100001', '100002', '100003'),
  products: fc.array(line, { maxLength: 6 }),
})

test('no piece is lost and none is taken twice, whatever was ordered', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 8 }), (drawn) => {
      const orders = drawn as unknown as Order[]
      const picks = pickList(orders)
      const ordered = orders.flatMap(({ products }) => products)
      expect(sum(picks)).toBe(sum(ordered))
      for (const pick of picks) {
        expect(sum(pick.orders)).toBe(pick.quantity)
        expect(new Set(pick.orders.map(({ orderId }) => orderId)).size).toBe(pick.orders.length)
      }
      const kinds = picks.map(({ line }) => kindOf(line))
      expect(new Set(kinds)).toEqual(new Set(ordered.map(kindOf)))
      expect(new Set(kinds).size).toBe(picks.length)
    }),
  )
})

test('a paper says what is owed by the ledger: cash to collect, an open transfer, paid, or nothing', () => {
  const cash = { paymentMethod: 'Cash On Delivery' } as const
  const transfer = { paymentMethod: 'Online Payment' } as const
  expect(paperPayment({ balance: 12.5, orderStatus: 'Confirmed', customerData: cash })).toEqual({
    word: 'cashToCollect',
    amount: 12.5,
  })
  expect(paperPayment({ balance: 12.5, orderStatus: 'Confirmed', customerData: transfer }).word).toBe(
    'transferOpen',
  )
  expect(paperPayment({ balance: 0, orderStatus: 'Delivered', customerData: cash }).word).toBe('paid')
  expect(paperPayment({ balance: -3, orderStatus: 'Shipping', customerData: transfer }).word).toBe('paid')
  expect(paperPayment({ balance: 0, orderStatus: 'Cancelled', customerData: cash }).word).toBe(
    'nothingToCollect',
  )
})

test('the cash of a hand-over list is the sum of its cash orders, to the baisa', () => {
  const one = (balance: number, paymentMethod: string) =>
    ({
      balance,
      orderStatus: 'Shipping',
      customerData: { paymentMethod },
      products: [] as Order['products'],
    }) as Order
  expect(
    cashOf(
      [one(0.1, 'Cash On Delivery'), one(0.2, 'Cash On Delivery'), one(5, 'Online Payment')].map(parcelOf),
    ),
  ).toBe(0.3)
})

function sum(counted: readonly { quantity: number }[]): number {
  return counted.reduce((total, { quantity }) => total + quantity, 0)
}

/** What makes pieces equal on a shelf. */
function kindOf({ _id, color, size, sku }: StaffOrderLine): string {
  return JSON.stringify([_id, color, size, sku])
}
