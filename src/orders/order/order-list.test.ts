import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { createApi } from '#src/app/api.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { describeShop } from '#test/shop.ts'
import { fileOrder, fileOrders } from './filed-orders.sample.ts'
import { sampleOrder } from './order.sample.ts'
import { statusNames } from './order-status.ts'
import { idsOf, walkPages } from './walk-pages.sample.ts'

describeShop('the list of orders', (shop) => {
  it('is whole without paging, and by pages everything once, the newest first', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const at = shop.now.toISOString()
    // Some in the same millisecond: the record id decides between them.
    const filed = await fileOrders(
      shop.db,
      Array.from({ length: 37 }, (_, n) => ({
        status: statusNames[n % 6] ?? 'Pending',
        ...(n % 3 === 0 && { placed_at: at }),
      })),
    )
    const whole = await shop.get('/api/orders', headers)
    expect(whole.headers['content-type']).toContain('application/json')
    expect(whole.headers['cache-control']).toBe('private, no-store')
    expect(idsOf(whole.json).sort()).toEqual(filed.map(({ id }) => id).sort())
    const placed = whole.json.map((order: { placedAt: string }) => order.placedAt)
    expect(placed).toEqual([...placed].sort().reverse())
    for (const [query, wanted] of [
      ['', filed],
      ['status=Pending', filed.filter(({ status }) => status === 'Pending')],
      ['status=Returns', filed.filter(({ status }) => status === 'Return')],
      ['status=Confirmed,Shipping', filed.filter(({ status }) => ['Confirmed', 'Shipping'].includes(status))],
    ] as const) {
      const first = await shop.get(`/api/orders?${query}&limit=5`, headers)
      expect([query, first.headers['x-total-count']]).toEqual([query, String(wanted.length)])
      const pages = await walkPages(shop, `/api/orders?${query}&limit=5`, headers)
      expect([query, pages.length]).toEqual([query, Math.ceil(wanted.length / 5)])
      const among = new Set(wanted.map(({ id }) => id))
      expect(idsOf(pages.flat())).toEqual(idsOf(whole.json).filter((id) => among.has(id)))
      expect((await shop.get(`/orders?${query}`, headers)).json).toHaveLength(wanted.length)
    }
    for (const [query, status] of [
      ['status=Lost', 422],
      ['limit=0', 422],
      ['limit=5&cursor=bm90aGluZw', 400],
    ] as const)
      expect([query, (await shop.get(`/api/orders?${query}`, headers)).status]).toEqual([query, status])
  })

  it('shows an order as product.md has it', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const bag = await stockOne(shop.db, { nameAr: 'حقيبة', originalPrice: 12_345 })
    const sent = sampleOrder([{ product: bag, quantity: 2 }], { comment: 'Ring twice' })
    const { insertedId, orderId } = (await shop.post('/api/postOrder', sent)).json
    const [order] = (await shop.get(`/api/orders?q=${orderId}`, boss)).json
    expect(order).toMatchObject({
      _id: insertedId,
      orderId,
      date: '01 Mar, 2026',
      time: '12:00 pm',
      placedAt: shop.now.toISOString(),
      subTotal: 24.69,
      total: 26.69,
      orderStatus: 'Pending',
      products: [{ _id: bag.id, name: bag.name, nameAr: 'حقيبة', originalPrice: 12.345, quantity: 2 }],
      customerData: { ...sent.customerData, comment: 'Ring twice', deliveryCharge: 2 },
      paymentProof: '',
      allowedChanges: ['Confirmed', 'Cancelled'],
    })
    expect(order.trackUrl).toMatch(/^https:\/\/shop\.test\/track\/[\w-]{22}$/)
    const arabic = await shop.get(`/api/order/${insertedId}`, { ...boss, 'accept-language': 'ar' })
    expect(arabic.json.trackUrl).toBe(order.trackUrl.replace('/track/', '/ar/track/'))
  })

  it('is searched by record id, number, name and phone, however they are written (O9)', async () => {
    const boss = (await signIn(shop.shop, 'admin')).headers
    const order = await fileOrder(shop.db, {
      order_id: '7654321',
      customer_name: 'أمينة الحارثية',
      customer_mobile: '+96899887766',
    })
    for (const typed of [
      order.id,
      order.id.slice(5, 20),
      '7654321',
      '#7654321',
      '٧٦٥٤٣',
      'امينه',
      'أَمِينة الحارثيه',
      '9988 7766',
      '+968 9988-7766',
      '0096899887766',
      '99887766',
    ]) {
      const { json, headers } = await shop.get(`/api/orders?limit=5&q=${encodeURIComponent(typed)}`, boss)
      expect([typed, idsOf(json), headers['x-total-count']]).toEqual([typed, [order.id], '1'])
    }
    for (const typed of ['Khuwair', '%', '"', 'maryam@example.com'])
      expect([typed, (await shop.get(`/api/orders?q=${encodeURIComponent(typed)}`, boss)).json]).toEqual([
        typed,
        [],
      ])
    const both = `/api/orders?q=7654321&status=`
    expect((await shop.get(`${both}Pending,Shipping`, boss)).json).toHaveLength(1)
    expect((await shop.get(`${both}Shipping`, boss)).json).toHaveLength(0)
  })

  it('is written while it is read, so that its length costs no memory', async () => {
    const { headers } = await signIn(shop.shop, 'admin')
    const early = new Date('2020-01-01T00:00:00Z').toISOString()
    const last = await fileOrder(shop.db, { placed_at: early })
    await fileOrders(
      shop.db,
      Array.from({ length: 900 }, () => ({})),
    )
    const reply = await createApi(shop.shop).request('/orders', { headers })
    const reader = reply.body?.getReader()
    const decoder = new TextDecoder()
    let text = decoder.decode((await reader?.read())?.value)
    expect(text).not.toContain(last.id)
    // It has not been read yet, so what happens to it now is still seen.
    await shop.db.updateTable('orders').set({ deleted_at: early }).where('id', '=', last.id).execute()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += decoder.decode(part.value)
    const orders = JSON.parse(text)
    expect(orders.length).toBeGreaterThanOrEqual(900)
    expect(idsOf(orders)).not.toContain(last.id)
  })
})
