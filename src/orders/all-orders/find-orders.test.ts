import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { addAllOrders } from '#src/db/migrations/018-all-orders.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder, fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { idsOf } from '#src/orders/order/walk-pages.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const staffOf = async (shop: TestShop) => (await signIn(shop.shop, 'manager')).headers

describeShop('all orders, found', (shop) => {
  it('by what is in them: name in both languages, SKU and barcode, in every state (O9)', async () => {
    const headers = await staffOf(shop)
    const ids: string[] = []
    for (const [n, status] of ['Pending', 'Delivered', 'Cancelled'].entries()) {
      const lines = [
        { name: `Wadi Satchel ${n}`, name_ar: 'حقيبة وادي', sku: `WS-${n}00`, barcode: `629000000${n}` },
        { name: 'Coin Purse' },
      ]
      ids.unshift((await fileOrder(shop.db, { status, lines })).id)
    }
    const find = async (q: string) =>
      idsOf((await shop.get(`/api/orders?limit=20&q=${encodeURIComponent(q)}`, headers)).json)
    for (const q of ['wadi satchel', 'حقيبه وادي', 'coin PURSE']) expect([q, await find(q)]).toEqual([q, ids])
    for (const q of ['ws-100', '6290000001', '٦٢٩٠٠٠٠٠٠١']) expect([q, await find(q)]).toEqual([q, [ids[1]]])
    expect(await find('Wadi Tote')).toEqual([])
  })

  it('by a phone as it is pasted: a link of WhatsApp or of dialling, in groups, with marks of direction (O9)', async () => {
    const headers = await staffOf(shop)
    const { id } = await fileOrder(shop.db, { customer_mobile: '97771234' })
    for (const q of [
      'https://wa.me/96897771234',
      'https://api.whatsapp.com/send?phone=96897771234&text=Good%20morning',
      'tel:+96897771234',
      '+968.9777.1234',
      '\u200e+968 9777‑1234\u200f',
      '(00968) 9777/1234',
    ]) {
      const found = await shop.get(`/api/orders?limit=5&q=${encodeURIComponent(q)}`, headers)
      expect([q, idsOf(found.json)]).toEqual([q, [id]])
    }
  })

  it('by a phone of abroad whose code was typed twice, or with the zero of its country behind it (O9)', async () => {
    const headers = await staffOf(shop)
    const { id } = await fileOrder(shop.db, { customer_mobile: '+447400123987' })
    for (const q of ['+447400123987', '+44 0 7400 123987', '0044 (0)7400-123987', '+44 44 7400 123987']) {
      const found = await shop.get(`/api/orders?limit=5&q=${encodeURIComponent(q)}`, headers)
      expect([q, idsOf(found.json)]).toEqual([q, [id]])
    }
  })

  it('counts what is found, up to a thousand', async () => {
    const headers = await staffOf(shop)
    const lines = [{ name: 'Nakhal Basket' }]
    await fileOrders(
      shop.db,
      Array.from({ length: 1003 }, () => ({ lines })),
    )
    const count = async (query: string) =>
      Number((await shop.get(`/api/orders?limit=1&${query}`, headers)).headers['x-total-count'])
    expect(await count('q=nakhal')).toBe(1000)
    expect(await count('q=wadi%20satchel')).toBe(3)
    expect(await count('needs=staff&q=nakhal')).toBe(1000)
    expect(await count('needs=staff')).toBeGreaterThan(1003)
  })

  it('by what a checkout sent, as soon as it is placed', async () => {
    const headers = await staffOf(shop)
    const product = await stockOne(shop.db, { name: 'Khanjar Belt Bag', sku: 'KB-77' })
    const { insertedId } = (await shop.post('/api/postOrder', sampleOrder([{ product }]))).json
    for (const q of ['khanjar', 'kb-77'])
      expect(idsOf((await shop.get(`/api/orders?limit=5&q=${q}`, headers)).json)).toEqual([insertedId])
  })

  it('by payment, receipt, area and Muscat days, alone and together', async () => {
    const headers = await staffOf(shop)
    const at = (instant: string) => ({ placed_at: instant, customer_name: 'Filter Test' })
    const [late, noon, early, before] = await fileOrders(shop.db, [
      // Muscat is four hours ahead: this is the last minute of 5 May there.
      { ...at('2025-05-05T19:59:59.000Z'), payment_method: 'Online Payment', receipt: 'waiting' },
      { ...at('2025-05-05T08:00:00.000Z'), delivery_area: 'OFFICE DELIVERY' },
      { ...at('2025-05-04T20:00:00.000Z'), payment_method: 'Online Payment', receipt: 'approved' },
      { ...at('2025-05-04T19:59:59.999Z'), delivery_area: 'OFFICE DELIVERY' },
    ])
    const all = [late, noon, early, before]
    for (const [query, wanted] of [
      ['', all],
      ['from=2025-05-05&to=2025-05-05', [late, noon, early]],
      ['from=2025-05-05', [late, noon, early]],
      ['to=2025-05-04', [before]],
      ['method=Online%20Payment', [late, early]],
      ['receipt=waiting', [late]],
      ['receipt=approved', [early]],
      ['area=OFFICE%20DELIVERY', [noon, before]],
      ['area=OFFICE%20DELIVERY&from=2025-05-05', [noon]],
      ['method=Online%20Payment&area=OFFICE%20DELIVERY', []],
    ] as const) {
      const { json, headers: sent } = await shop.get(`/api/orders?limit=9&q=Filter%20Test&${query}`, headers)
      expect([query, idsOf(json)]).toEqual([query, wanted.map((order) => order?.id)])
      expect([query, sent['x-total-count']]).toEqual([query, String(wanted.length)])
    }
    for (const query of [
      'from=2025-02-30',
      'to=yesterday',
      'method=Gold',
      'receipt=lost',
      'needs=you',
      'area=MOON',
    ])
      expect([query, (await shop.get(`/api/orders?limit=9&${query}`, headers)).status]).toEqual([query, 422])
  })

  it('by where their money stands, where they came from and who carries them, alone and together', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const { headers } = clerk
    const own = { customer_name: 'Carried Test', status: 'Confirmed', source: 'web' }
    const [web, called, paid, back] = await fileOrders(shop.db, [
      own,
      { ...own, source: 'phone' },
      { ...own, source: 'phone' },
      own,
    ])
    const [salim, fast] = [await fileCourier(shop.db), await fileCourier(shop.db, { name: 'Fast' })]
    const hand = async (order: typeof web, courier: typeof salim, from: string) => {
      const request = { courier: courier.id, orders: [{ id: order?.id, from }] }
      const { json } = await shop.post('/api/handOver', request, headers)
      expect(json.results).toMatchObject([{ outcome: 'changed' }])
    }
    await hand(web, salim, 'Confirmed')
    await hand(called, fast, 'Confirmed')
    await hand(called, salim, 'Shipping')
    await hand(paid, fast, 'Confirmed')
    expect((await putStatus(shop, paid?.id ?? '', { status: 'Delivered' }, clerk)).status).toBe(200)
    for (const [query, wanted] of [
      ['', [web, called, paid, back]],
      ['source=phone', [called, paid]],
      ['source=web', [web, back]],
      ['source=instagram', []],
      [`courier=${salim.id}`, [web, called]],
      [`courier=${fast.id}`, [paid]],
      ['courier=nobody', []],
      ['payment=paid', [paid]],
      ['payment=unpaid', [web, called, back]],
      [`courier=${salim.id}&source=phone`, [called]],
      [`courier=${fast.id}&payment=unpaid`, []],
      [`courier=${salim.id}&status=Shipping,Delivered&source=web`, [web]],
    ] as const) {
      const { json, headers: sent } = await shop.get(`/api/orders?limit=9&q=Carried%20Test&${query}`, headers)
      expect([query, idsOf(json).toSorted()]).toEqual([query, wanted.map((order) => order?.id).toSorted()])
      expect([query, sent['x-total-count']]).toEqual([query, String(wanted.length)])
    }
    for (const query of ['source=moon', 'payment=gold'])
      expect([query, (await shop.get(`/api/orders?limit=9&${query}`, headers)).status]).toEqual([query, 422])
  })

  it('by their record ids alone, at most 100, deleted ones left out', async () => {
    const headers = await staffOf(shop)
    const [one, two, gone] = await fileOrders(shop.db, [{}, {}, { deleted_at: '2025-05-05T08:00:00.000Z' }])
    const ids = [one?.id, gone?.id, 'nobody', two?.id].join(',')
    const { json } = await shop.get(`/api/orders?limit=100&ids=${ids}`, headers)
    expect(idsOf(json).toSorted()).toEqual([one?.id, two?.id].toSorted())
    const hundred = Array.from({ length: 100 }, () => randomUUID()).join(',')
    expect(
      (await shop.get(`/api/orders?limit=100&ids=${encodeURIComponent(hundred)}`, headers)).json,
    ).toEqual([])
    const many = Array.from({ length: 101 }, (_, at) => String(at)).join(',')
    expect((await shop.get(`/api/orders?limit=1&ids=${many}`, headers)).status).toBe(422)
  })

  it('by their customer: the account or the phone, however it was written', async () => {
    const headers = await staffOf(shop)
    const mine = { customer_name: 'Noor', customer_email: 'noor@people.test' }
    const account = await fileOrder(shop.db, { ...mine, user_id: 'noor', customer_mobile: '93334444' })
    const phone = await fileOrder(shop.db, { ...mine, customer_mobile: '+96893334444' })
    const other = await fileOrder(shop.db, { ...mine, user_id: 'noor', customer_mobile: '99990000' })
    await fileOrder(shop.db, { customer_mobile: '93334445' })
    const { json } = await shop.get(`/api/orders?limit=9&customer=${account.id}`, headers)
    expect(idsOf(json)).toEqual([other.id, phone.id, account.id])
    expect((await shop.get('/api/orders?limit=9&customer=stranger', headers)).json).toEqual([])
    // Who was forgotten has no phone, and is not the same person as others who were.
    const [one] = await fileOrders(shop.db, [{ customer_mobile: '' }, { customer_mobile: '' }])
    expect((await shop.get(`/api/orders?limit=9&customer=${one?.id}`, headers)).json).toEqual([])
  })
})

describeShop('what needs staff', (shop) => {
  it('is pending, asked to be returned, or has a receipt that waits; and is counted so (O24)', async () => {
    const headers = await staffOf(shop)
    expect((await shop.get('/api/orderCounts', headers)).json).toEqual({
      needsStaff: 0,
      pending: 0,
      confirmed: 0,
      return: 0,
      receipts: 0,
      toCall: 0,
    })
    const filed = await fileOrders(shop.db, [
      { status: 'Pending' },
      { status: 'Pending', receipt: 'waiting' },
      { status: 'Confirmed', receipt: 'waiting' },
      { status: 'Confirmed', receipt: 'approved' },
      { status: 'Shipping' },
      { status: 'Delivered', receipt: 'asked-again' },
      { status: 'Cancelled', receipt: 'waiting' },
      { status: 'Return' },
      { status: 'Pending', deleted_at: shop.now.toISOString() },
    ])
    const wanted = [7, 6, 2, 1, 0].map((n) => filed[n]?.id)
    const pages: string[] = []
    for (let next: string | undefined = '/api/orders?needs=staff&limit=2'; next; ) {
      const answer = await shop.get(next, headers)
      expect(answer.headers['x-total-count']).toBe('5')
      pages.push(...idsOf(answer.json))
      next = /^<([^>]+)>/.exec(answer.headers.link ?? '')?.[1]
    }
    expect(pages).toEqual(wanted)
    expect((await shop.get('/api/orders?needs=staff&receipt=approved&limit=9', headers)).json).toEqual([])
    expect(idsOf((await shop.get('/api/orders?needs=staff&status=Confirmed&limit=9', headers)).json)).toEqual(
      [filed[2]?.id],
    )
    expect((await shop.get('/api/orderCounts', headers)).json).toEqual({
      needsStaff: 5,
      pending: 2,
      confirmed: 3,
      return: 1,
      receipts: 3,
      toCall: 2,
    })
    // Each number is the one of the list it leads to (O35).
    const listed = async (query: string) =>
      Number((await shop.get(`/api/orders?limit=1&${query}`, headers)).headers['x-total-count'])
    const { byStatus } = (await shop.get('/api/statistics', headers)).json
    for (const [status, count] of Object.entries(byStatus))
      expect([status, await listed(`status=${status}`)]).toEqual([status, count])
    expect([await listed('status=Confirmed,Shipping'), await listed('receipt=waiting')]).toEqual([3, 3])
    expect((await shop.post('/api/nextCall', {}, headers)).json.waiting).toBe(2)
  })
})

describeShop('orders of a shop from before', (shop) => {
  it('are found by goods and phone after the step that keeps them, and their receipt is told', async () => {
    const headers = await staffOf(shop)
    const proof = 'a'.repeat(32)
    const [paid] = await fileOrders(shop.db, [
      {
        customer_mobile: '+96891112222',
        payment_proof: `/proofs/${proof}.webp`,
        lines: [{ name: 'Misfah Clutch', name_ar: 'كلتش مسفاة', sku: 'MC-1' }],
      },
      ...Array.from({ length: 600 }, () => ({})),
    ])
    await shop.db
      .insertInto('pictures')
      .values({
        id: proof,
        width: 1,
        height: 1,
        private: 1,
        purpose: 'proof',
        uploaded_by: null,
        order_id: paid?.id ?? '',
        content_hash: null,
        review: 'asked-again',
        created_at: shop.now.toISOString(),
      })
      .execute()
    const before = await shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
    // Back to the shape and the words that the step found.
    for (const index of [
      'orders_list',
      'orders_list_status',
      'orders_receipt',
      'orders_phone',
      'orders_counted',
    ])
      await shop.db.schema.dropIndex(index).execute()
    for (const column of ['receipt', 'phone_digits'])
      await shop.db.schema.alterTable('orders').dropColumn(column).execute()
    for (const index of ['orders_list', 'orders_list_status'])
      await shop.db.schema.createIndex(index).on('orders').columns(['status', 'search_folded']).execute()
    await shop.db.updateTable('orders').set({ search_folded: 'old' }).execute()
    await addAllOrders(shop.db as unknown as Kysely<unknown>)
    const after = await shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
    expect(after).toEqual(
      before.map((order) => ({ ...order, receipt: order.id === paid?.id ? 'asked-again' : '' })),
    )
    for (const q of ['mc-1', 'كلتش', '9111 2222'])
      expect(idsOf((await shop.get(`/api/orders?limit=5&q=${encodeURIComponent(q)}`, headers)).json)).toEqual(
        [paid?.id],
      )
  })
})
