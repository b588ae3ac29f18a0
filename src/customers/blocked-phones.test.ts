import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { addCash } from '#src/db/migrations/029-cash.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import { byHand, stored } from './customers.sample.ts'

const inJson = (headers: Record<string, string>) => ({ 'content-type': 'application/json', ...headers })

describeShop('blocked customers (O26)', (shop) => {
  it('stay refused by their phone when they deleted their account, until staff lift it; a guest with the phone of an account is marked so', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const boss = await signIn(shop.shop, 'admin')
    const owner = await signIn(shop.shop, 'customer', { email: 'owner@people.test' })
    const product = await stockOne(shop.db)
    const order = sampleOrder([{ product }], { mobileNumber: '97110000', email: 'owner@people.test' })
    const first = await shop.post('/api/postOrder', order, owner.headers)
    shop.now = new Date(shop.now.getTime() + 1000)
    const guest = await shop.post('/api/postOrder', {
      ...order,
      customerData: { ...order.customerData, mobileNumber: '097110000', email: 'stranger@people.test' },
    })
    const { _id, recent } = (await shop.get(`/api/customers/${first.json.insertedId}`, headers)).json
    expect(recent).toMatchObject([{ _id: guest.json.insertedId, unproved: true }, {}])
    expect(recent[1].unproved).toBeUndefined()
    const details = async (id: string) => (await shop.get(`/api/order/${id}`, headers)).json.unprovedPhone
    expect([await details(guest.json.insertedId), await details(first.json.insertedId)]).toEqual([
      true,
      undefined,
    ])

    const block = JSON.stringify({ reason: 'Refused three parcels' })
    await shop.send('PUT', `/api/customers/${_id}/block`, block, inJson(headers))
    // Finished, so that nothing of the person is left in them.
    await shop.db.updateTable('orders').set({ status: 'Delivered' }).where('customer_id', '=', _id).execute()
    await shop.send('DELETE', `/api/deleteUser/${owner.person.id}`, undefined, boss.headers)
    const kept = await shop.db.selectFrom('blocked_phones').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/97110000|parcels/)
    const again = await shop.post('/api/postOrder', order)
    expect(again.status).toBe(422)

    const byPhone = { ...order, source: 'phone', locale: 'ar' }
    const { name, address, deliveryArea, paymentMethod } = order.customerData
    const made = await shop.post(
      '/api/staffOrder',
      {
        ...byPhone,
        products: order.products.map(({ _id: id, size, color, quantity }) => ({
          _id: id,
          size,
          color,
          quantity,
        })),
        customerData: { name, address, deliveryArea, paymentMethod, mobileNumber: '97110000' },
      },
      headers,
    )
    expect(made.status).toBe(200)
    const stranger = (await shop.get(`/api/customers/${made.json.insertedId}`, headers)).json
    expect(stranger).toMatchObject({ blocked: true, block: { reason: '' } })
    const lifted = await shop.send('DELETE', `/api/customers/${stranger._id}/block`, undefined, headers)
    expect(lifted.json.blocked).toBe(false)
    expect((await shop.post('/api/postOrder', order)).status).toBe(200)
  })

  it('stay refused where the shop ships abroad, with the code of the country or without', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    await inTransaction(shop.db, (trx) => writeSettings(trx, { countries: ['AE', 'SA'], collection: true }))
    const product = await stockOne(shop.db)
    const orderOf = (mobileNumber: string, country: string, more = {}) =>
      shop.post(
        '/api/postOrder',
        sampleOrder([{ product }], {
          mobileNumber,
          place: { country, area: 'City', line: 'Al Wasl 4' },
          ...more,
        }),
      )
    const first = await orderOf('0501234567', 'AE')
    expect(first.status).toBe(200)
    const { _id } = (await shop.get(`/api/customers/${first.json.insertedId}`, headers)).json
    const block = JSON.stringify({ reason: 'Refused three parcels' })
    await shop.send('PUT', `/api/customers/${_id}/block`, block, inJson(headers))
    const email = 'stranger@people.test'
    for (const typed of ['0501234567', '501234567', '٠٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567', '00971501234567'])
      expect([typed, (await orderOf(typed, 'AE', { email })).status]).toEqual([typed, 422])
    expect((await orderOf('0501234568', 'AE', { email })).status).toBe(200)
    // The same digits in another country are somebody else's.
    for (const typed of ['+966 50 123 4567', '050 123 4567'])
      expect([typed, (await orderOf(typed, 'SA', { email })).status]).toEqual([typed, 200])
    // Who collects says no country.
    const collected = { email, place: undefined, deliveryArea: 'SHOP COLLECTION', deliveryCharge: 0 }
    const collect = async (typed: string) => {
      const order = sampleOrder([{ product }], { mobileNumber: typed, ...collected })
      return (await shop.post('/api/postOrder', { ...order, total: order.subTotal })).status
    }
    expect([await collect('050 123 4567'), await collect('050 123 4568')]).toEqual([422, 200])
  })

  it('were one customer already when their phone was typed with zeros before it, and blocks of then hold (migration 029)', async () => {
    const { db } = shop
    const { headers, person } = await signIn(shop.shop, 'manager')
    const plain = await fileOrder(db, { customer_mobile: '97220000', customer_name: 'Plain' })
    const other = await fileOrder(db, { customer_mobile: '97220001', customer_name: 'Zero' })
    const alone = await fileOrder(db, { customer_mobile: '97330000', customer_name: 'Alone' })
    const customerOf = async (id: string) => (await shop.get(`/api/customers/${id}`, headers)).json
    const zero = (await customerOf(other.id))._id
    const lone = (await customerOf(alone.id))._id
    await db.updateTable('customers').set({ key: 'p:097220000' }).where('id', '=', zero).execute()
    await db.updateTable('orders').set({ phone_digits: '097220000' }).where('id', '=', other.id).execute()
    await db.updateTable('customers').set({ key: 'p:968097330000' }).where('id', '=', lone).execute()
    await db.updateTable('orders').set({ phone_digits: '968097330000' }).where('id', '=', alone.id).execute()
    const block = {
      customer_id: zero,
      reason: 'Never there',
      blocked_at: '2026-02-01',
      blocked_by: person.id,
    }
    await db.insertInto('customer_blocks').values(block).execute()

    await db.schema.dropTable('blocked_phones').execute()
    await db.schema.alterTable('orders').dropColumn('cash_fee').execute()
    await addCash(db as never)

    expect(await customerOf(plain.id)).toMatchObject({ orders: 2, phones: ['97220000'], blocked: true })
    expect((await customerOf(other.id))._id).toBe((await customerOf(plain.id))._id)
    expect(await customerOf(alone.id)).toMatchObject({ _id: lone, phones: ['97330000'] })
    const product = await stockOne(db)
    const sent = sampleOrder([{ product }], { mobileNumber: '0097220000' })
    expect((await shop.post('/api/postOrder', sent)).status).toBe(422)
    expect(await stored(shop)).toEqual(await byHand(shop))
  })

  it('are refused with the code of the country typed twice, or a zero behind it', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    const product = await stockOne(shop.db)
    const from = (mobileNumber: string) =>
      shop.post('/api/postOrder', sampleOrder([{ product }], { mobileNumber }))
    for (const [phone, others] of [
      ['97130000', ['+968 +968 97130000', '96896897130000', '+968 00968 97130000', '0968 0968 97130000']],
      ['+971501230000', ['+971 (0)501230000', '00971 0501230000']],
    ] as const) {
      const { insertedId } = (await from(phone)).json
      const reason = JSON.stringify({ reason: 'Refused three parcels' })
      await shop.send('PUT', `/api/customers/${insertedId}/block`, reason, inJson(headers))
      for (const typed of [phone, ...others])
        expect([typed, (await from(typed)).status]).toEqual([typed, 422])
    }
  })
})
