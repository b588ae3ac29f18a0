import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { startHourlyCleanup } from '#src/app/hourly-cleanup.ts'
import { sampleProduct, stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { recordNotice } from './record-notice.store.ts'

const dayMs = 24 * 3600 * 1000

describeShop('what staff are told of (N1)', (shop) => {
  const noticesOf = async (headers: Record<string, string>) => (await shop.get('/api/notices', headers)).json

  it('is an order, its customer’s cancellation, a message, and what runs low; with no name, phone or e-mail', async () => {
    const staff = await signIn(shop.shop, 'manager')
    const customer = await signIn(shop.shop, 'customer', { email: 'salma@example.com' })
    const bag = await stockOne(shop.db, sampleProduct({ name: 'Camel tote' }))
    const [size = 'N/A'] = bag.sizes ?? []
    const [color = 'N/A'] = bag.colors ?? []
    await shop.db.deleteFrom('product_stock').execute()
    await shop.db
      .insertInto('product_stock')
      .values({ product_id: bag.id, size, color, quantity: 6 })
      .execute()
    const order = sampleOrder([{ product: bag, size, color }], { email: 'salma@example.com' })
    const first = await shop.post('/api/postOrder', order, customer.headers)
    expect(first.status, first.text).toBe(200)
    const { insertedId } = first.json
    const cancelled = { status: 'Cancelled' }
    const path = `/api/orderStatus/${insertedId}`
    const headers = { 'content-type': 'application/json', ...customer.headers }
    expect((await shop.send('PUT', path, JSON.stringify(cancelled), headers)).status).toBe(200)
    const message = { fullName: 'Salma', email: 'salma@example.com', message: 'Still there?' }
    expect((await shop.post('/api/contact', message)).status).toBe(200)

    const { data, seen, unseen } = await noticesOf(staff.headers)
    const { order_id } = await shop.db
      .selectFrom('orders')
      .select('order_id')
      .where('id', '=', insertedId)
      .executeTakeFirstOrThrow()
    expect(
      data.map(({ kind, thing }: { kind: string; thing: { name: string } }) => [kind, thing.name]),
    ).toEqual([
      ['message-received', ''],
      ['order-cancelled', order_id],
      ['order-placed', order_id],
      ['stock-low', 'Camel tote'],
    ])
    expect([seen, unseen]).toEqual(['', 4])
    const stored = await shop.db.selectFrom('notices').select(['kind', 'thing_name']).execute()
    expect(JSON.stringify(stored)).not.toMatch(/salma|Still there|\d{7}/i)
  })

  it('is not what staff do themselves, and not what was undone with its transaction', async () => {
    const staff = await signIn(shop.shop, 'manager')
    const before = (await noticesOf(staff.headers)).data.length
    const [order] = await shop.db.selectFrom('orders').selectAll().where('status', '=', 'Cancelled').execute()
    const headers = { 'content-type': 'application/json', ...staff.headers }
    const again = await shop.send(
      'PUT',
      `/api/orderStatus/${order?.id}`,
      JSON.stringify({ status: 'Confirmed' }),
      headers,
    )
    expect(again.status, again.text).toBe(200)
    const lost = inTransaction(shop.db, async (trx) => {
      await recordNotice(trx, { kind: 'order-placed', thing: { id: 'x', name: '1' } }, shop.now)
      throw new Error('undone')
    })
    await expect(lost).rejects.toThrow('undone')
    const kinds = (await noticesOf(staff.headers)).data
      .slice(0, -before)
      .map(({ kind }: { kind: string }) => kind)
    // The order takes its piece again, which makes it few again.
    expect(kinds).toEqual(['stock-low'])
  })

  it('is new to each of them until they have seen it, and never new again', async () => {
    const [one, other] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'admin')]
    const { data, unseen } = await noticesOf(one.headers)
    expect(unseen).toBe(data.length)
    const saw = (upTo: string) =>
      shop.send('PUT', '/api/noticesSeen', JSON.stringify({ upTo }), {
        'content-type': 'application/json',
        ...one.headers,
      })
    expect((await saw(data[1]._id)).json.unseen).toBe(1)
    expect((await saw(data[0]._id)).json.unseen).toBe(0)
    expect((await saw(data[1]._id)).json).toMatchObject({ unseen: 0, seen: data[0]._id })
    expect((await saw('not an id')).status).toBe(422)
    expect((await noticesOf(other.headers)).unseen).toBe(data.length)
  })

  it('goes after 30 days', async () => {
    await shop.db.deleteFrom('notices').execute()
    const ages = [29, 31, 400].map((days) => new Date(shop.now.getTime() - days * dayMs))
    for (const at of ages)
      await recordNotice(shop.db, { kind: 'order-placed', thing: { id: 'x', name: '1' } }, at)
    const cleanup = startHourlyCleanup(shop.shop)
    const left = () => shop.db.selectFrom('notices').select('at').execute()
    await expect.poll(left).toEqual([{ at: ages[0]?.toISOString() }])
    await cleanup.stop()
  })
})
