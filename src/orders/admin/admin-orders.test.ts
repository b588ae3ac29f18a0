import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { describeShop } from '#test/shop.ts'

type Headers = Record<string, string>

describeShop('an order on the desk', (shop) => {
  it('leaves out what is deleted, and only finished orders can be (O12)', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const owner = await signIn(shop.shop, 'customer', { email: 'gone@example.com' })
    for (const status of statusNames) {
      const order = await fileOrder(shop.db, { status, customer_email: 'gone@example.com' })
      const remove = (headers: Headers) =>
        shop.send('DELETE', `/api/deleteOrder/${order.id}`, undefined, headers)
      expect([(await remove({})).status, (await remove(owner.headers)).status]).toEqual([401, 403])
      const answer = await remove(boss.headers)
      const row = await shop.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
      const seen = async () => [
        (await shop.get(`/api/order/${order.id}`, boss.headers)).status,
        (await shop.get(`/api/order/${order.id}`, owner.headers)).status,
        (await shop.get(`/api/trackOrder/${order.track_token}`)).status,
        (await shop.get(`/api/orders?limit=1&q=${order.id}`, boss.headers)).headers['x-total-count'],
      ]
      if (['Cancelled', 'Delivered', 'Return'].includes(status)) {
        expect([answer.status, answer.json.message]).toEqual([200, 'Order deleted successfully.'])
        expect([row.deleted_at, row.deleted_by]).toEqual([shop.now.toISOString(), boss.person.id])
        expect([status, await seen()]).toEqual([status, [404, 404, 404, '0']])
        expect((await remove(boss.headers)).status).toBe(404)
      } else {
        expect([answer.status, answer.json.orderStatus, row.deleted_at]).toEqual([409, status, null])
        expect([status, await seen()]).toEqual([status, [200, 200, 200, '1']])
      }
    }
    expect((await shop.get('/api/order', owner.headers)).json).toHaveLength(3)
    expect((await shop.get('/api/myCounts', owner.headers)).json).toEqual({
      active: 3,
      shopping: 0,
      cancellations: 0,
      returns: 0,
    })
  })

  it('says of a change that it is not there, or not any more, in the language of who asks (O5)', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const owner = await signIn(shop.shop, 'customer', { email: 'late@example.com' })
    const { id } = await fileOrder(shop.db, { status: 'Cancelled', customer_email: 'late@example.com' })
    await shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, boss.headers)
    for (const [who, language, text] of [
      [boss, 'en', 'There is no such order, or not any more.'],
      [owner, 'ar', 'هذا الطلب غير موجود، أو لم يعد موجودًا.'],
    ] as const) {
      const { status, json } = await putStatus(shop, id, { status: 'Confirmed' }, who, language)
      expect([status, json.detail]).toEqual([404, text])
    }
  })

  it('keeps a note for staff; who writes over a newer one is told it', async () => {
    const boss = (await signIn(shop.shop, 'manager')).headers
    const owner = (await signIn(shop.shop, 'customer', { email: 'note@example.com' })).headers
    const { id } = await fileOrder(shop.db, { customer_email: 'note@example.com' })
    const write = (staffNote: string, version: number, headers: Headers) =>
      shop.send('PUT', `/api/orderNote/${id}`, JSON.stringify({ staffNote, version }), {
        'content-type': 'application/json',
        ...headers,
      })
    const { version } = (await shop.get(`/api/order/${id}`, boss)).json
    const both = await Promise.all([
      write('Call at five', version, boss),
      write('Call at six', version, boss),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const now = (await shop.get(`/api/order/${id}`, boss)).json
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
      staffNote: now.staffNote,
      version: version + 1,
    })
    expect((await write('x', now.version, owner)).status).toBe(403)
    expect((await write('x'.repeat(2001), now.version, boss)).status).toBe(422)
    expect((await shop.get(`/api/order/${id}`, owner)).text).not.toContain(now.staffNote)
  })
})
