import { expect, test } from 'vitest'
import type { Product } from '#src/catalogue/product/product.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { movesFrom, type OrderStatus, statusNames } from '#src/orders/order/order-status.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { demoOrders } from './demo-orders.ts'

const both = { staff: true, owner: true }

function product(n: number): Product {
  return {
    _id: `bag-${n}`,
    name: `Bag ${n}`,
    nameAr: `حقيبة ${n}`,
    description: '',
    category: 'Bags Collections',
    subCategory: 'Tote Bags',
    productType: n % 3 === 0 ? 'Most Popular' : 'New Arrivals',
    productVisibility: 'Public',
    originalPrice: 10 + n,
    ...(n % 4 === 0 && { offerPrice: 8.125 }),
    reviews: 1,
    images: ['/pictures/0123456789abcdef0123456789abcdef.webp'],
    sizes: n % 2 === 0 ? ['S', 'M'] : [],
    colors: n % 5 === 0 ? ['black'] : [],
    lowStock: [],
    createdAt: '',
  }
}

const products = Array.from({ length: 30 }, (_, n) => product(n))

// Which orders there are goes by the day of the week, and the hours of today's by the time: a week around New Year, each
// day from when it has just begun to when it is nearly over.
const week = Array.from({ length: 7 }, (_, n) => Date.UTC(2026, 11, 28, -4) + n * 24 * 3600_000)
const moments = week.flatMap((midnight) =>
  [10, 12 * 60, 24 * 60 - 1].map((minutes) => new Date(midnight + minutes * 60_000).toISOString()),
)

test.each([...moments, '2026-03-01T08:00:00Z', '2027-02-28T19:50:00Z'])(
  'a month up to %s: every state, both languages, every day, sums that are right, nothing in the future',
  (instant) => {
    const now = new Date(instant)
    const orders = demoOrders(products, defaultSettings, now)
    expect(orders.length).toBeGreaterThanOrEqual(90)
    expect(orders.length).toBeLessThanOrEqual(130)
    expect(new Set(orders.map(({ order }) => order.status))).toEqual(new Set(statusNames))
    const arabic = orders.filter(({ order }) => order.locale === 'ar').length / orders.length
    expect(arabic).toBeGreaterThan(0.35)
    expect(arabic).toBeLessThan(0.65)
    expect(new Set(orders.map(({ order }) => muscatDay(new Date(order.placed_at)))).size).toBe(30)
    expect(new Set(orders.map(({ order }) => order.order_id)).size).toBe(orders.length)
    const today = orders.filter(({ order }) => muscatDay(new Date(order.placed_at)) === muscatDay(now))
    expect(today.length).toBeGreaterThan(3)
    const transfers = orders.filter(
      ({ order }) => order.status === 'Pending' && order.payment_method === 'Online Payment',
    )
    expect(transfers.length).toBeGreaterThan(0)
    expect(transfers.length).toBeLessThan(6)
    for (const { order, lines, changes } of orders) {
      const subTotal = lines.reduce((sum, line) => sum + line.original_price * line.quantity, 0)
      const charge = subTotal > 50_000 ? 0 : order.delivery_area === 'HOME DELIVERY' ? 2000 : 1000
      expect([order.sub_total, order.delivery_charge, order.total]).toEqual([
        subTotal,
        charge,
        subTotal + charge,
      ])
      expect([order.demo, order.customer_email.endsWith('.example')]).toEqual([1, true])
      expect(order.customer_mobile).toMatch(/^[79]\d{7}$/)
      for (const line of lines) {
        const sold = products.find(({ _id }) => _id === line.product_id)
        expect(line.original_price).toBe((sold?.offerPrice ?? sold?.originalPrice ?? 0) * 1000)
        expect(sold?.sizes.length === 0 ? ['N/A'] : sold?.sizes).toContain(line.size)
      }
      expect(changes.at(-1)?.to_status).toBe(order.status)
      const times = [order.placed_at, ...changes.map(({ changed_at }) => changed_at)]
      expect(times.toSorted()).toEqual(times)
      expect((times.at(-1) ?? '') <= now.toISOString()).toBe(true)
      for (const { from_status, to_status } of changes.slice(1))
        expect(movesFrom(from_status as OrderStatus, both)).toContain(to_status)
    }
  },
)

test('the same shop and moment have the same orders; a shop without goods has none', () => {
  const now = new Date('2026-03-01T08:00:00Z')
  expect(demoOrders(products, defaultSettings, now)).toEqual(demoOrders(products, defaultSettings, now))
  expect(demoOrders([], defaultSettings, now)).toEqual([])
})
