import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'

/** A month by hand: the shop's clock stands at noon of Sunday, 1 March 2026 in Muscat (08:00 UTC). */
const month = [
  // The last instant of February in Muscat, and the first of March.
  { placed_at: '2026-02-28T19:59:59.999Z', total: 10_500, status: 'Delivered' },
  { placed_at: '2026-02-28T20:00:00.000Z', total: 7_250, status: 'Pending' },
  { placed_at: '2026-03-01T07:00:00.000Z', total: 1_001, status: 'Confirmed' },
  { placed_at: '2026-03-01T07:30:00.000Z', total: 99_000, status: 'Cancelled' },
  {
    placed_at: '2026-03-01T07:45:00.000Z',
    total: 55_000,
    status: 'Shipping',
    deleted_at: '2026-03-01T07:50:00Z',
  },
  { placed_at: '2026-02-10T05:00:00.000Z', total: 20_000, status: 'Return' },
  { placed_at: '2026-02-10T06:00:00.000Z', total: 30_000, status: 'Shipping' },
  // The first instant of February, whose first day is what March's is measured by; a day later is not.
  { placed_at: '2026-01-31T20:00:00.000Z', total: 2_000, status: 'Delivered' },
  { placed_at: '2026-02-01T20:00:00.000Z', total: 3_000, status: 'Delivered' },
  // The first day shown is 31 January; the day before is not.
  { placed_at: '2026-01-30T20:00:00.000Z', total: 4_000, status: 'Delivered' },
  { placed_at: '2026-01-30T19:59:59.999Z', total: 5_000, status: 'Delivered' },
]

describeShop('the numbers of the shop', (shop) => {
  it('equal a sum by hand, to the millisecond of a Muscat day', async () => {
    const boss = (await signIn(shop.shop, 'manager')).headers
    await fileOrders(shop.db, month)
    const { status, json } = await shop.get('/api/statistics', boss)
    expect(status).toBe(200)
    // A deleted order counts as before (O21).
    expect(json.today).toEqual({ sales: 63.251, orders: 3 })
    expect(json.month).toEqual({ sales: 63.251, orders: 3 })
    expect(json.monthBefore).toEqual({ sales: 2, orders: 1 })
    // The lists these lead to show no deleted one (O35).
    expect(json.byStatus).toEqual({
      Pending: 1,
      Confirmed: 1,
      Shipping: 1,
      Delivered: 5,
      Cancelled: 1,
      Return: 1,
    })
    const sold = json.days.filter(({ orders }: { orders: number }) => orders > 0)
    expect(sold).toEqual([
      { day: '2026-01-31', sales: 4, orders: 1 },
      { day: '2026-02-01', sales: 2, orders: 1 },
      { day: '2026-02-02', sales: 3, orders: 1 },
      { day: '2026-02-10', sales: 30, orders: 1 },
      { day: '2026-02-28', sales: 10.5, orders: 1 },
      { day: '2026-03-01', sales: 63.251, orders: 3 },
    ])
    expect([json.days.length, json.days[0].day, json.days[29].day]).toEqual([30, '2026-01-31', '2026-03-01'])
    expect([json.newOrders, json.asOf]).toEqual([4, shop.now.toISOString()])
    const since = await shop.get('/api/statistics?since=2026-03-01T07:00:00.000Z', boss)
    expect(since.json.newOrders).toBe(2)
    expect((await shop.get('/api/statistics?since=yesterday', boss)).status).toBe(422)
  })

  it('name best sellers as they are called today, ten at most, and what is running out', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const stock = [
      { size: '37', color: 'red', quantity: 0 },
      { size: '38', color: 'red', quantity: 5 },
      { size: '39', color: 'red', quantity: 6 },
    ]
    const shoe = await stockOne(shop.db, { name: 'Loafer', nameAr: 'حذاء', stock })
    const line = (product_id: string, quantity: number, name = 'Sold as this') => ({
      product_id,
      quantity,
      name,
      original_price: 1500,
    })
    const at = { placed_at: shop.now.toISOString() }
    await fileOrders(shop.db, [
      { ...at, lines: [line(shoe.id, 60, 'Old loafer'), line('gone', 90)] },
      { ...at, lines: [line(shoe.id, 61)] },
      { ...at, status: 'Return', lines: [line('gone', 99)] },
      ...Array.from({ length: 11 }, (_, n) => ({ ...at, lines: [line(`other-${n}`, 20 + n)] })),
    ])
    const { json } = await shop.get('/api/statistics', boss)
    expect(json.bestSellers).toHaveLength(10)
    expect(json.bestSellers.slice(0, 3)).toMatchObject([
      { _id: shoe.id, name: 'Loafer', nameAr: 'حذاء', quantity: 121, sales: 181.5 },
      { _id: 'gone', name: 'Sold as this', quantity: 90, sales: 135 },
      { _id: 'other-10', quantity: 30 },
    ])
    expect(json.lowStock).toEqual([
      { _id: shoe.id, name: 'Loafer', nameAr: 'حذاء', size: '37', color: 'red', left: 0 },
      { _id: shoe.id, name: 'Loafer', nameAr: 'حذاء', size: '38', color: 'red', left: 5 },
    ])
    expect(json.lowStockTotal).toBe(2)
  })

  it('are for staff', async () => {
    const customer = (await signIn(shop.shop, 'customer')).headers
    expect((await shop.get('/api/statistics')).status).toBe(401)
    expect((await shop.get('/api/statistics', customer)).status).toBe(403)
    expect((await shop.get('/api/myCounts')).status).toBe(401)
  })
})
