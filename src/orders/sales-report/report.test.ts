import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { fileReturn } from '#src/orders/returns/returns.sample.ts'
import { describeShop } from '#test/shop.ts'

const february = 'from=2026-02-01&to=2026-02-28'

/** An entry of a ledger; amounts in baisa. */
function pay(trx: Db, orderId: string, number: number, booked_at: string, amount: number, waived = 0) {
  const kind = amount < 0 ? 'refund' : 'cash collected'
  const plain = { method: 'cash', reference: '', note: '', booked_by: null, booked_by_role: null }
  return trx
    .insertInto('payments')
    .values({ id: randomUUID(), order_id: orderId, number, kind, amount, waived, booked_at, ...plain })
    .execute()
}

describeShop('a month in a report (O35)', (shop) => {
  let boss: SignedIn
  let bag: { id: string }

  const read = async (range = february) => {
    const { status, json, text } = await shop.get(`/api/report?${range}`, boss.headers)
    expect([status, text.slice(0, 200)]).toEqual([200, text.slice(0, 200)])
    return json
  }
  const rows = (json: Awaited<ReturnType<typeof read>>, by: string) => json.breakdowns[by].rows

  beforeAll(async () => {
    boss = await signIn(shop.shop, 'manager', { name: 'Huda' })
    bag = await stockOne(shop.db, { name: 'Camel tote', nameAr: 'حقيبة جملية' })
    const tote = (quantity: number, original_price = 20_000) => ({
      product_id: bag.id,
      name: 'Its older name',
      quantity,
      original_price,
    })
    const gone = { product_id: 'gone', name: 'Sandal that is gone', quantity: 1, original_price: 5500 }
    const plain = { discount: 0, source: 'web', made_by: null, deleted_at: null }
    const office = { delivery_area: 'OFFICE DELIVERY', payment_method: 'Online Payment' }
    const [first, second, third, fourth, fifth] = await fileOrders(
      shop.db,
      [
        // The first and the last instant of February in Muscat.
        { placed_at: '2026-01-31T20:00:00.000Z', status: 'Delivered', total: 22_000, lines: [tote(1)] },
        {
          ...office,
          placed_at: '2026-02-28T19:59:59.999Z',
          status: 'Confirmed',
          total: 38_001,
          discount: 7_499,
          source: 'phone',
          made_by: boss.person.id,
          lines: [tote(2), gone],
        },
        // Deleted, and counted all the same (O21).
        {
          placed_at: '2026-02-10T08:00:00Z',
          status: 'Delivered',
          total: 5500,
          deleted_at: '2026-02-20T08:00:00Z',
          lines: [gone],
        },
        { placed_at: '2026-02-11T08:00:00Z', status: 'Return', total: 22_000, lines: [tote(1)] },
        { placed_at: '2026-02-12T08:00:00Z', status: 'Cancelled', total: 99_000, lines: [tote(4)] },
        // The instants beside the month: March, and January, which is what it is compared with.
        { placed_at: '2026-02-28T20:00:00.000Z', status: 'Pending', total: 1000, lines: [tote(1, 1000)] },
        { placed_at: '2026-01-31T19:59:59.999Z', status: 'Delivered', total: 2000, lines: [tote(1, 2000)] },
      ].map((order) => ({ ...plain, ...order })),
    )
    const salim = await fileCourier(shop.db, { name: 'Salim' })
    await inTransaction(shop.db, async (trx) => {
      await pay(trx, first?.id ?? '', 1, '2026-02-03T08:00:00Z', 22_000)
      await pay(trx, first?.id ?? '', 2, '2026-02-28T19:59:59.999Z', -2_250, 2_250)
      await pay(trx, third?.id ?? '', 1, '2026-01-31T20:00:00.000Z', 3000)
      // Booked in March, for an order of February.
      await pay(trx, second?.id ?? '', 1, '2026-02-28T20:00:00.000Z', 8001)
      // Of the deleted one a piece came back in March: what it still promises is less by it.
      const back = { state: 'closed', value: 1000, asked_at: '2026-02-28T20:00:00.000Z' }
      await fileReturn(trx, third?.id ?? '', 1, back)
      for (const [state, value] of [
        ['closed', 20_000],
        ['refused', 500],
      ] as const) {
        await fileReturn(trx, fourth?.id ?? '', 3, { state, value, asked_at: '2026-02-14T08:00:00Z' })
      }
      for (const [n, outcome, order] of [
        [1, 'delivered', first],
        [1, 'refused', fifth],
        [2, 'not there', fifth],
        [1, 'out', second],
      ] as const)
        await trx
          .insertInto('shipments')
          .values({
            id: randomUUID(),
            order_id: order?.id ?? '',
            number: n,
            courier_id: salim.id,
            tracking_number: '',
            handed_at: '2026-02-15T08:00:00Z',
            outcome,
            ended_at: outcome === 'out' ? null : '2026-02-16T08:00:00Z',
          })
          .execute()
    })
  })

  it('equals a sum by hand, to the millisecond of a Muscat day, with refunds, discounts and deleted orders', async () => {
    const { figures, figuresBefore, range, before } = await read()
    expect([range, before]).toEqual([
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-01-01', to: '2026-01-31' },
    ])
    expect(figures).toEqual({
      orders: 3,
      // 22.000 + 38.001 + 5.500
      sales: 65.501,
      // a third of it, to the baisa
      average: 21.834,
      // 22.000 + 3.000; what was booked at the first instant of March is March's
      paid: 25,
      // 0 + 30.000 + 1.500: whatever was paid by now, what was let go, and what came back
      promised: 31.5,
      cameBack: 2.25,
      discounts: 7.499,
      discounted: 1,
      cancelled: 1,
      returns: 1,
      returned: 20,
      refusals: 1,
      refused: 99,
    })
    expect(figuresBefore).toMatchObject({ orders: 1, sales: 2, paid: 0, returns: 0 })
    expect((await read('from=2026-03-01&to=2026-03-01')).figures).toMatchObject({
      orders: 1,
      sales: 1,
      paid: 8.001,
    })
  })

  it('is broken down by what orders are told apart by, and each breakdown of orders adds up to the month', async () => {
    const json = await read()
    expect(rows(json, 'product')).toEqual([
      { key: bag.id, name: 'Camel tote', nameAr: 'حقيبة جملية', orders: 2, pieces: 3, sales: 60, before: 2 },
      { key: 'gone', name: 'Sandal that is gone', orders: 2, pieces: 2, sales: 11, before: 0 },
    ])
    expect(rows(json, 'category')).toEqual([
      { key: 'bags', pieces: 3, sales: 60, before: 2 },
      { key: '', pieces: 2, sales: 11, before: 0 },
    ])
    expect(rows(json, 'source')).toEqual([
      { key: 'phone', orders: 1, sales: 38.001, before: 0 },
      { key: 'web', orders: 2, sales: 27.5, before: 2 },
    ])
    expect(rows(json, 'staff')).toEqual([
      { key: boss.person.id, name: 'Huda', orders: 1, sales: 38.001, before: 0 },
      { key: '', orders: 2, sales: 27.5, before: 2 },
    ])
    for (const by of ['area', 'method', 'source', 'staff']) {
      const sum = (name: string) =>
        rows(json, by).reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0) * 1000, 0)
      expect([by, sum('orders'), Math.round(sum('sales'))]).toEqual([by, 3000, 65_501])
    }
    expect(rows(json, 'courier')).toMatchObject([
      { name: 'Salim', handed: 4, delivered: 1, refusals: 1, notThere: 1, sales: 22 },
    ])
    expect(rows(json, 'returns')).toEqual([{ key: 'defect', returns: 1, pieces: 3, sales: 20, before: 0 }])
    expect(rows(json, 'refusals')).toEqual([{ key: 'HOME DELIVERY', refusals: 1, sales: 99, before: 0 }])
  })

  it('has the words that nobody found, counted each time, without what could be somebody’s', async () => {
    const search = (text: string, more = '') =>
      shop.get(`/api/products?searchQuery=${encodeURIComponent(text)}&limit=10&fields=card${more}`)
    for (const text of [
      'Gucci  bag',
      'gucci BAG',
      'غوتشي',
      '91234567',
      'sara@example.com',
      'طلب 512345',
      '!!',
    ])
      expect((await search(text)).json.data).toEqual([])
    // Half a word while it is typed, what is there, what was narrowed to nothing, and what staff look for.
    await search('gucci')
    await search('camel')
    await search('camel', '&category=shoes')
    await shop.get('/api/products?searchQuery=nobodyhas&limit=10', boss.headers)
    const today = 'from=2026-03-01&to=2026-03-01'
    expect(rows(await read(today), 'searches')).toEqual([
      { key: 'gucci bag', times: 2, before: 0 },
      { key: 'غوتشي', times: 1, before: 0 },
    ])
    await search('gucci bag')
    expect(rows(await read(today), 'searches')[0]).toEqual({ key: 'gucci bag', times: 3, before: 0 })
    expect(rows(await read(), 'searches')).toEqual([])
  })

  it('has beside each row what it was in the range before, of what was sold and of what was searched for', async () => {
    const march = await read('from=2026-03-01&to=2026-03-31')
    expect(rows(march, 'product')).toMatchObject([{ key: bag.id, sales: 1, before: 60 }])
    expect(rows(march, 'method')).toMatchObject([{ key: 'Cash On Delivery', sales: 1, before: 27.5 }])
    const [searched] = rows(await read('from=2026-03-02&to=2026-03-02'), 'searches')
    expect(searched, 'what is in no search of these days is no row').toBeUndefined()
  })

  it('leaves as CSV with every row, which is told; ranges that are none are refused in both languages', async () => {
    const file = await shop.get(`/api/export/report.csv?by=product&${february}`, boss.headers)
    expect(file.text).toBe(
      `\ufeffId,What,Orders,Orders before,Pieces,Pieces before,Sales,Sales before\r\n${bag.id},Camel tote,2,1,3,1,60.000,2.000\r\ngone,Sandal that is gone,2,0,2,0,11.000,0.000\r\n`,
    )
    const told = await shop.db
      .selectFrom('audit_lines')
      .select('thing_name')
      .where('kind', '=', 'exported')
      .execute()
    expect(told).toEqual([{ thing_name: 'report-product.csv' }])
    const arabic = { ...boss.headers, 'accept-language': 'ar' }
    const march = await shop.get('/api/export/report.csv?by=product&from=2026-03-01&to=2026-03-31', arabic)
    expect(march.text, 'what was sold only before stays, so that its columns add up, too').toBe(
      `\ufeffالمعرّف,البيان,الطلبات,الطلبات سابقًا,القطع,القطع سابقًا,المبيعات,المبيعات سابقًا\r\n${bag.id},حقيبة جملية,1,2,1,3,1.000,60.000\r\ngone,Sandal that is gone,0,2,0,2,0.000,11.000\r\n`,
    )
    const methods = await shop.get('/api/export/report.csv?by=method&from=2026-03-01&to=2026-03-31', arabic)
    expect(methods.text.split('\r\n')).toContain('الدفع عند الاستلام,1,2,1.000,27.500')
    const fileOf = async (by: string) =>
      (await shop.get(`/api/export/report.csv?by=${by}&${february}`, arabic)).text
    for (const [by, row] of [
      ['category', 'مجموعة الحقائب,'],
      ['area', 'التوصيل إلى المنزل,'],
      ['source', 'موقع المتجر,'],
      ['staff', ',موقع المتجر,'],
    ] as const)
      expect(await fileOf(by), 'in the words of the screen').toContain(`\r\n${row}`)
    for (const range of [
      'from=2026-02-30&to=2026-03-01',
      'from=2026-03-02&to=2026-03-01',
      'from=2024-01-01&to=2026-03-01',
    ])
      expect([range, (await shop.get(`/api/report?${range}`, boss.headers)).status]).toEqual([range, 422])
    expect((await shop.get('/api/report?from=2026-03-02&to=2026-03-01', arabic)).json.message).toMatch(
      /\p{Script=Arabic}/u,
    )
  })
})
