import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { insertPayment } from '#src/orders/ledger/payment.store.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { describeShop } from '#test/shop.ts'
import { byHand, stored } from './customers.sample.ts'

const inJson = (headers: Record<string, string>) => ({ 'content-type': 'application/json', ...headers })

describeShop('customers whom the demo invented (B3)', (shop) => {
  it('are listed and summed until there is a real order, from then on real ones alone', async () => {
    const { headers, person } = await signIn(shop.shop, 'admin')
    const pay = async (orderId: string, amount: number) => {
      const entry = { orderId, kind: 'cash collected', amount, method: 'cash' } as const
      await insertPayment(shop.db, { ...entry, by: person, now: shop.now })
      await settleOrders(shop.db, [orderId])
    }
    const invented = await fileOrder(shop.db, {
      demo: 1,
      customer_name: 'Invented',
      customer_mobile: '91110000',
    })
    const both = { customer_name: 'Both', customer_mobile: '92220000', status: 'Return' }
    const hers = await fileOrder(shop.db, { ...both, demo: 1 })
    await pay(invented.id, 5000)
    await pay(hers.id, 6000)
    const listed = async (query = '') =>
      (await shop.get(`/api/customers?${query}`, headers)).json.data.map(
        ({ name, orders, paid, returns }: Record<string, unknown>) => ({ name, orders, paid, returns }),
      )
    const file = async () =>
      (await shop.get('/api/export/customerList.csv', headers)).text.split('\r\n').slice(1, -1)
    const one = async (id: string) => (await shop.get(`/api/customers/${id}`, headers)).json
    expect(await listed('sort=paid')).toEqual([
      { name: 'Both', orders: 1, paid: 6, returns: 1 },
      { name: 'Invented', orders: 1, paid: 5, returns: 0 },
    ])
    expect(await file()).toHaveLength(2)
    const real = await fileOrder(shop.db, { ...both, status: 'Delivered' })
    await pay(real.id, 700)
    expect(await listed('sort=paid')).toEqual([{ name: 'Both', orders: 1, paid: 0.7, returns: 0 }])
    expect(await file()).toEqual([expect.stringMatching(/^Both,92220000,[^,]*,yes,1,0\.700,0\.000,0,0,/)])
    expect(await one(hers.id)).toMatchObject({ orders: 1, paid: 0.7, returns: 0 })
    expect((await one(hers.id)).recent).toHaveLength(2)
    expect(await one(invented.id)).toMatchObject({ name: 'Invented', orders: 0, paid: 0 })
    expect(await stored(shop)).toEqual(await byHand(shop))
    await shop.send('DELETE', `/api/deleteOrder/${real.id}`, undefined, headers)
    expect(await listed(), 'a deleted order is still a real one (O21)').toHaveLength(1)
  })
})

describeShop('customers (O26)', (shop) => {
  it('are everybody who ordered, guests by phone, accounts with all their phones, and no typed e-mail joins', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const sara = await signIn(shop.shop, 'customer', { email: 'sara@people.test', name: 'Sara' })
    const guest = {
      customer_name: 'Guest Huda',
      customer_mobile: '92220000',
      customer_email: 'sara@people.test',
    }
    await fileOrder(shop.db, { ...guest })
    await fileOrder(shop.db, { ...guest, customer_mobile: '+968 9222 0000', status: 'Return' })
    const early = await fileOrder(shop.db, { customer_name: 'Sara guest', customer_mobile: '93330000' })
    expect((await shop.get('/api/customers', headers)).json.data).toHaveLength(2)
    const own = { user_id: sara.person.id, customer_name: 'Sara', customer_email: 'sara@people.test' }
    await fileOrder(shop.db, { ...own, customer_mobile: '93330000' })
    const other = await fileOrder(shop.db, { ...own, customer_mobile: '94440000' })
    const { json } = await shop.get('/api/customers', headers)
    expect(json.data).toMatchObject([
      { name: 'Sara', orders: 3, guest: false, returns: 0 },
      { name: 'Guest Huda', orders: 2, guest: true, returns: 1 },
    ])
    const details = (await shop.get(`/api/customers/${early.id}`, headers)).json
    expect(details).toMatchObject({ _id: json.data[0]._id, phones: ['93330000', '94440000'] })
    expect(details.recent.map(({ _id }: { _id: string }) => _id)).toContain(other.id)
    for (const [q, names] of [
      ['93330000', ['Sara']],
      ['+968 9222 0000', ['Guest Huda']],
      ['huda', ['Guest Huda']],
      ['nobody at all', []],
    ] as const) {
      const found = await shop.get(`/api/customers?q=${encodeURIComponent(q)}`, headers)
      expect([q, found.json.data.map(({ name }: { name: string }) => name)]).toEqual([q, names])
    }
    expect(await stored(shop)).toEqual(await byHand(shop))
  })

  it('keep sums that equal the orders after placing, paying, editing a phone, deleting and forgetting', async () => {
    const { headers, person } = await signIn(shop.shop, 'admin')
    const product = await stockOne(shop.db, { originalPrice: 5000 })
    const placed = await shop.post('/api/postOrder', sampleOrder([{ product }], { mobileNumber: '95550000' }))
    const id = placed.json.insertedId
    expect(await stored(shop)).toEqual(await byHand(shop))
    await shop.post(`/api/orderPayment/${id}`, { amount: 5, method: 'cash', seen: 0 }, headers)
    expect((await shop.get(`/api/customers/${id}`, headers)).json.paid).toBe(5)
    const customerData = {
      name: 'New Name',
      mobileNumber: '95551111',
      address: 'Muscat',
      deliveryArea: 'HOME DELIVERY',
    }
    const { version } = await shop.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const products = [{ _id: product.id, quantity: 1, line: 0 }]
    const edited = await shop.send(
      'PUT',
      `/api/editOrder/${id}`,
      JSON.stringify({ version, products, customerData }),
      inJson(headers),
    )
    expect(edited.status).toBe(200)
    expect(await stored(shop)).toEqual(await byHand(shop))
    expect([...(await stored(shop)).keys()]).not.toContain('p:95550000')
    const ali = await signIn(shop.shop, 'customer', { email: 'ali@people.test' })
    const guest = await fileOrder(shop.db, { customer_mobile: '96660000' })
    const his = { user_id: ali.person.id, customer_mobile: '96660000', status: 'Delivered' }
    const paid = await fileOrder(shop.db, his)
    const entry = { orderId: paid.id, kind: 'cash collected', amount: 700, method: 'cash' } as const
    await insertPayment(shop.db, { ...entry, by: person, now: shop.now })
    await settleOrders(shop.db, [paid.id])
    expect(await stored(shop)).toEqual(await byHand(shop))
    const before = (await shop.get(`/api/customers/${guest.id}`, headers)).json
    expect(before).toMatchObject({ orders: 2, guest: false })
    await shop.post(`/api/customers/${guest.id}/notes`, { note: 'Ali likes green' }, headers)
    expect((await shop.send('DELETE', `/api/deleteUser/${ali.person.id}`, undefined, headers)).status).toBe(
      200,
    )
    expect(await stored(shop)).toEqual(await byHand(shop))
    // What staff wrote about the account went with it; the guest's order under the phone is a guest's again.
    expect((await shop.get(`/api/customers/${before._id}`, headers)).status).toBe(404)
    expect(await shop.db.selectFrom('customer_notes').selectAll().execute()).toEqual([])
    expect((await shop.get(`/api/customers/${guest.id}`, headers)).json).toMatchObject({
      orders: 1,
      guest: true,
    })
  })

  it('have notes, tags and a list that is narrowed and sorted by them, in pages', async () => {
    const { headers } = await signIn(shop.shop, 'manager', { name: 'Salim' })
    const order = await fileOrder(shop.db, { customer_mobile: '97770000', customer_name: 'Noor' })
    const noted = await shop.post(`/api/customers/${order.id}/notes`, { note: 'Calls first' }, headers)
    expect(noted.json).toMatchObject({ notes: [{ note: 'Calls first', byName: 'Salim' }] })
    const { _id, notes } = noted.json
    const tagged = await shop.send(
      'PUT',
      `/api/customers/${_id}/tags`,
      JSON.stringify({ tags: ['vip', 'vip', 'gift'] }),
      inJson(headers),
    )
    expect(tagged.json.tags).toEqual(['gift', 'vip'])
    expect((await shop.get('/api/customers?tag=vip', headers)).json.data).toMatchObject([{ _id }])
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { json } = await shop.get(
        `/api/customers?sort=orders&limit=1${cursor && `&cursor=${cursor}`}`,
        headers,
      )
      seen.push(...json.data.map((row: { _id: string }) => row._id))
      if (!json.nextCursor) break
      cursor = encodeURIComponent(json.nextCursor)
    }
    const all = (await shop.get('/api/customers?sort=orders', headers)).json.data
    expect(seen).toEqual(all.map((row: { _id: string }) => row._id))
    expect((await shop.get('/api/customers?cursor=forged', headers)).status).toBe(400)
    expect(
      (await shop.send('DELETE', `/api/customers/${_id}/notes/${notes[0]._id}`, undefined, headers)).json
        .notes,
    ).toEqual([])
    expect(
      (await shop.send('DELETE', `/api/customers/${_id}/notes/${notes[0]._id}`, undefined, headers)).status,
    ).toBe(404)
    expect((await shop.get('/api/customers/stranger', headers)).status).toBe(404)
    expect((await shop.get('/api/export/customerList.csv', headers)).status).toBe(403)
    const boss = await signIn(shop.shop, 'admin')
    const { text } = await shop.get('/api/export/customerList.csv?tag=vip', boss.headers)
    expect(text.split('\r\n').slice(1, -1)).toEqual([
      expect.stringMatching(
        /^Noor,97770000,maryam@example.com,yes,1,0\.000,0\.000,0,0,2026-02-01,"gift, vip",$/,
      ),
    ])
  })

  it('have the tags of one of two who set them at once, never of both', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const order = await fileOrder(shop.db, { customer_mobile: '97770000' })
    for (let round = 0; round < 20; round++) {
      const put = (tag: string) =>
        shop.send('PUT', `/api/customers/${order.id}/tags`, JSON.stringify({ tags: [tag] }), inJson(headers))
      const replies = await Promise.all([put('one'), put('other')])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(
        (await shop.get(`/api/customers/${order.id}`, headers)).json.tags,
        `round ${round}`,
      ).toHaveLength(1)
    }
  })

  it('are refused at checkout once they are blocked: by phone however it is written; who is only said to have their e-mail is not', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const product = await stockOne(shop.db)
    const send = (mobileNumber: string, email: string) =>
      shop.post('/api/postOrder', sampleOrder([{ product }], { mobileNumber, email }))
    const first = await send('98880000', 'blocked@people.test')
    const { _id } = (await shop.get(`/api/customers/${first.json.insertedId}`, headers)).json
    const block = JSON.stringify({ reason: 'Refused three parcels' })
    expect(
      (await shop.send('PUT', `/api/customers/${_id}/block`, block, inJson(headers))).json,
    ).toMatchObject({
      blocked: true,
      block: { reason: 'Refused three parcels' },
    })
    expect((await shop.get('/api/customers?blocked=yes', headers)).json.data).toMatchObject([{ _id }])
    for (const [phone, email] of [
      ['+968 9888 0000', 'other@people.test'],
      ['(98) 88-00-00', 'blocked@people.test'],
      ['098880000', 'zero@people.test'],
      ['+968 098880000', 'zero@people.test'],
      ['00968 9888 0000', 'zero@people.test'],
    ] as const) {
      const refused = await send(phone, email)
      expect([phone, refused.status]).toEqual([phone, 422])
      expect(refused.json.detail).toBe(
        'This order cannot be placed online. Please contact the shop, and we will help.',
      )
      expect(refused.text).not.toMatch(/parcels|block/i)
    }
    expect((await send('98882222', 'somebody@people.test')).status).toBe(200)
    expect((await send('98881111', 'blocked@people.test')).status, 'anybody types an e-mail').toBe(200)
    expect((await shop.send('DELETE', `/api/customers/${_id}/block`, undefined, headers)).json.blocked).toBe(
      false,
    )
    expect((await send('98880000', 'blocked@people.test')).status).toBe(200)
  })
})
