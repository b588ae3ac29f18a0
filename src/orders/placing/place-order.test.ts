import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

async function stored(shop: TestShop) {
  const orders = await shop.db.selectFrom('orders').selectAll().execute()
  const lines = await shop.db.selectFrom('order_lines').selectAll().execute()
  const changes = await shop.db.selectFrom('order_status_changes').selectAll().execute()
  const letters = await shop.db.selectFrom('mail_outbox').selectAll().execute()
  const keys = await shop.db.selectFrom('idempotency_keys').selectAll().execute()
  return { orders, lines, changes, letters, keys }
}

async function counts(shop: TestShop) {
  const all = await stored(shop)
  return Object.values(all).map((rows) => rows.length)
}

describeShop('a shopper places an order', (shop) => {
  it('gets a number, a tracking link and the sums; the database holds the right baisa', async () => {
    const tote = await stockOne(shop.db, { originalPrice: 12_500, offerPrice: 9_750, nameAr: 'حقيبة توت' })
    const watch = await stockOne(shop.db, { originalPrice: 3_005 })
    const order = sampleOrder([{ product: tote, quantity: 2 }, { product: watch }])
    const { status, json } = await shop.post('/api/postOrder', order)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      insertedId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      orderId: expect.stringMatching(/^\d{6}$/),
      orderStatus: 'Pending',
      date: '01 Mar, 2026',
      time: '12:00 pm',
      subTotal: 22.505,
      deliveryCharge: 2,
      total: 24.505,
    })
    expect(json.trackUrl).toMatch(/^https:\/\/shop\.test\/track\/[\w-]{22}$/)
    const { orders, lines, changes, letters } = await stored(shop)
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      sub_total: 22_505,
      delivery_charge: 2_000,
      total: 24_505,
      status: 'Pending',
    })
    expect(lines.map((line) => [line.product_id, line.original_price, line.quantity, line.name_ar])).toEqual([
      [tote.id, 9_750, 2, 'حقيبة توت'],
      [watch.id, 3_005, 1, null],
    ])
    expect(changes).toMatchObject([{ from_status: null, to_status: 'Pending', changed_by_role: 'customer' }])
    expect(letters).toMatchObject([
      { kind: 'order-received', recipient: 'maryam@example.com', status: 'waiting' },
    ])

    const tracked = await shop.get(`/api/trackOrder/${json.trackUrl.split('/').at(-1)}`)
    expect(tracked.json.data).toMatchObject({ orderId: json.orderId, total: 24.505, orderStatus: 'Pending' })
    expect(tracked.headers['cache-control']).toBe('private, no-store')
    expect(tracked.text).not.toMatch(/Maryam|91234567|Khuwair|maryam@/)
  })

  it('keeps what was bought when the product changes later', async () => {
    const bag = await stockOne(shop.db, { name: 'Old name' })
    const { json } = await shop.post('/postOrder', sampleOrder([{ product: bag }]))
    await shop.db
      .updateTable('products')
      .set({ name: 'New name', price: 1 })
      .where('id', '=', bag.id)
      .execute()
    const line = await shop.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', json.insertedId)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ name: 'Old name', original_price: 20_000 })
  })

  it('merges equal lines and keeps sizes and colours apart', async () => {
    const shoe = await stockOne(shop.db, { sizes: ['37', '38'], colors: ['black'] })
    const choose = (size: string, quantity: number) => ({ product: shoe, size, color: 'black', quantity })
    const order = sampleOrder([choose('37', 1), choose('38', 1), choose('37', 2)])
    const { json } = await shop.post('/api/postOrder', order)
    const lines = await shop.db
      .selectFrom('order_lines')
      .select(['size', 'quantity'])
      .where('order_id', '=', json.insertedId)
      .orderBy('position')
      .execute()
    expect(lines).toEqual([
      { size: '37', quantity: 3 },
      { size: '38', quantity: 1 },
    ])
  })

  it('ships free strictly above the advertised amount (M5)', async () => {
    const fifty = await stockOne(shop.db, { originalPrice: 50_000 })
    const more = await stockOne(shop.db, { originalPrice: 50_001 })
    expect((await shop.post('/api/postOrder', sampleOrder([{ product: fifty }]))).json.total).toBe(52)
    expect((await shop.post('/api/postOrder', sampleOrder([{ product: more }]))).json.total).toBe(50.001)
  })

  it('reads Arabic-Indic digits in a phone number (M3)', async () => {
    const bag = await stockOne(shop.db)
    const { json } = await shop.post(
      '/api/postOrder',
      sampleOrder([{ product: bag }], { mobileNumber: '٩١٢٣ ٤٥٦٧' }),
    )
    const order = await shop.db
      .selectFrom('orders')
      .select(['customer_mobile', 'search_folded'])
      .where('id', '=', json.insertedId)
      .executeTakeFirstOrThrow()
    expect(order.customer_mobile).toBe('91234567')
    expect(order.search_folded).toContain(json.orderId)
  })
})

describeShop('exactly once (O2)', (shop) => {
  it('20 sends of one key at the same moment are one order, also after a restart', async () => {
    const bag = await stockOne(shop.db)
    const order = sampleOrder([{ product: bag }])
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.post('/api/postOrder', order, headers)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ json }) => json.insertedId)).size).toBe(1)
    await shop.restart()
    const again = await shop.post('/api/postOrder', order, headers)
    expect(again.json).toEqual(answers[0]?.json)
    expect(await counts(shop)).toEqual([1, 1, 1, 1, 1])
  })

  it('the same key with another order is refused and changes nothing', async () => {
    const bag = await stockOne(shop.db)
    const headers = { 'idempotency-key': randomUUID() }
    await shop.post('/api/postOrder', sampleOrder([{ product: bag }]), headers)
    const before = await counts(shop)
    const other = await shop.post('/api/postOrder', sampleOrder([{ product: bag, quantity: 2 }]), headers)
    expect(other.status).toBe(422)
    expect(await counts(shop)).toEqual(before)
  })

  it('a refused attempt gives its key back, so the corrected order can use it', async () => {
    const bag = await stockOne(shop.db)
    const headers = { 'idempotency-key': randomUUID() }
    const wrong = { ...sampleOrder([{ product: bag }]), total: 1 }
    expect((await shop.post('/api/postOrder', wrong, headers)).status).toBe(409)
    expect((await shop.post('/api/postOrder', sampleOrder([{ product: bag }]), headers)).status).toBe(200)
  })

  it('without a key every send is an order of its own', async () => {
    const bag = await stockOne(shop.db)
    const order = sampleOrder([{ product: bag }])
    const [one, two] = [await shop.post('/api/postOrder', order), await shop.post('/api/postOrder', order)]
    expect(one.json.insertedId).not.toBe(two.json.insertedId)
  })
})

describeShop('many shoppers at once', (shop) => {
  it('50 buyers at the same moment: none fails, all numbers differ', async () => {
    const bag = await stockOne(shop.db)
    const order = sampleOrder([{ product: bag }])
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        shop.post('/api/postOrder', order, { 'idempotency-key': randomUUID() }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map(({ json }) => json.orderId)).size).toBe(50)
    expect((await stored(shop)).orders).toHaveLength(50)
  })
})

describeShop('ways to pay (O15, F2)', (shop) => {
  it('a method that is switched off is refused; a transfer needs an unused receipt of this shop', async () => {
    const bag = await stockOne(shop.db)
    const pay = (paymentProof: string) => ({
      ...sampleOrder([{ product: bag }], { paymentMethod: 'Online Payment' }),
      paymentProof,
    })
    expect((await shop.post('/api/postOrder', pay(''))).json.errors[0].path).toBe(
      'customerData.paymentMethod',
    )

    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { paymentMethods: ['Online Payment', 'Cash On Delivery'] })
      catalogueChanged()
    })
    const id = randomUUID().replaceAll('-', '')
    const proof = `/proofs/${id}.webp`
    for (const stranger of ['', 'https://elsewhere.example/receipt.png']) {
      const { status, json } = await shop.post('/api/postOrder', pay(stranger))
      expect([status, json.detail]).toEqual([422, 'Please Enter Your Payment Proof!'])
    }
    // As one that waited for two hours and was removed (F4).
    const gone = await shop.post('/api/postOrder', pay(proof))
    expect([gone.status, gone.json.errors]).toEqual([
      422,
      [{ path: 'paymentProof', message: expect.stringMatching(/choose it again/) }],
    ])
    await shop.db
      .insertInto('pictures')
      .values({ id, width: 1, height: 1, private: 1, purpose: 'proof', created_at: shop.now.toISOString() })
      .execute()
    const used = await Promise.all([
      shop.post('/api/postOrder', pay(proof)),
      shop.post('/api/postOrder', pay(proof)),
    ])
    expect(used.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})
