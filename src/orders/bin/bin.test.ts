import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop } from '#test/shop.ts'
import { mayGoBefore } from './empty-bin.ts'

describeShop('the bin (O21)', (shop) => {
  it('takes a deleted order out of the lists and out of no figure, and gives it back to an admin', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const boss = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db, { originalPrice: 18_000 })
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.push((await shop.post('/api/postOrder', sampleOrder([{ product: bag }]))).json.insertedId)
      await putStatus(shop, ids[n] ?? '', { status: 'Confirmed' }, clerk)
    }
    const [kept = '', gone = ''] = ids
    for (const id of [kept, gone]) await putStatus(shop, id, { status: 'Delivered' }, clerk)
    const refund = { amount: 5, method: 'cash', seen: 1 }
    expect((await shop.post(`/api/orderRefund/${gone}`, refund, clerk.headers)).status).toBe(200)

    // Numbers that lead to lists are the lists' own (O35); all others count on.
    const figures = async () => {
      const { byStatus, ...counted } = (await shop.get('/api/statistics', clerk.headers)).json
      delivered = byStatus.Delivered
      return counted
    }
    let delivered = 0
    const sheet = async (name: string) => (await shop.get(`/api/export/${name}.csv`, boss.headers)).text
    const before = [await figures(), await sheet('customers')]
    expect(before[0].money.month).toEqual({ paid: 40, promised: 20, cameBack: 5 })
    expect((await shop.send('DELETE', `/api/deleteOrder/${gone}`, undefined, clerk.headers)).status).toBe(200)
    expect([await figures(), await sheet('customers')]).toEqual(before)
    expect(delivered).toBe(1)
    const rows = (await sheet('orders')).split('\r\n').filter((row) => row.includes(gone))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/,partly refunded,20\.000,0\.000,5\.000,2026-03-01,,$/)

    const listed = async () =>
      (await shop.get('/api/orders?limit=50', clerk.headers)).json.map(({ _id }: { _id: string }) => _id)
    expect(await listed()).not.toContain(gone)
    const bin = await shop.get('/api/deletedOrders', clerk.headers)
    expect(bin.json.data).toMatchObject([
      { _id: gone, orderStatus: 'Delivered', paymentState: 'partly refunded', deletedBy: clerk.person.name },
    ])
    const restore = (id: string, headers: Record<string, string>) =>
      shop.post(`/api/restoreOrder/${id}`, {}, headers)
    expect((await restore(gone, clerk.headers)).status).toBe(403)
    expect((await restore(kept, boss.headers)).status).toBe(404)
    expect((await restore(gone, boss.headers)).status).toBe(200)
    expect((await restore(gone, boss.headers)).status).toBe(404)
    expect(await listed()).toContain(gone)
    expect(await figures()).toEqual(before[0])
    expect(delivered).toBe(2)
    const { history } = (await shop.get(`/api/order/${gone}`, clerk.headers)).json
    expect(history.at(-1)).toMatchObject({ reason: 'left the bin', byName: boss.person.name })
  })

  it('is emptied of what the law no longer asks for, and of nothing younger', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const boss = await signIn(shop.shop, 'admin')
    expect(mayGoBefore(shop.now).toISOString()).toBe('2014-12-31T20:00:00.000Z')
    const deleted = { status: 'Delivered', deleted_at: '2016-01-01T00:00:00.000Z' }
    const old = await fileOrder(shop.db, { ...deleted, placed_at: '2014-12-31T19:59:59.999Z' })
    const young = await fileOrder(shop.db, { ...deleted, placed_at: '2014-12-31T20:00:00.000Z' })
    const listed = await fileOrder(shop.db, { status: 'Delivered', placed_at: '2010-01-01T00:00:00.000Z' })
    const empty = (headers: Record<string, string>) =>
      shop.send('DELETE', '/api/deletedOrders', undefined, headers)
    expect((await empty(clerk.headers)).status).toBe(403)
    expect((await empty(boss.headers)).json).toEqual({ removed: 1 })
    const left = await shop.db.selectFrom('orders').select('id').execute()
    const ids = left.map(({ id }) => id)
    expect([old, young, listed].map(({ id }) => ids.includes(id))).toEqual([false, true, true])
    expect((await empty(boss.headers)).json).toEqual({ removed: 0 })
  })

  it('leaves what a courier owes as it was, settled or not, when their old orders go for good', async () => {
    const clerk = await signIn(shop.shop, 'manager')
    const boss = await signIn(shop.shop, 'admin')
    const courier = await fileCourier(shop.db)
    const account = async () => {
      const { data } = (await shop.get('/api/couriers', clerk.headers)).json
      return data.find(({ _id }: { _id: string }) => _id === courier.id)
    }
    const post = async (path: string, body: object, method = 'POST') => {
      const headers = { 'content-type': 'application/json', ...clerk.headers }
      const { status, json } = await shop.send(method, `/api/${path}`, JSON.stringify(body), headers)
      expect([path, status]).toEqual([path, 200])
      return json
    }
    for (let n = 0; n < 2; n++) {
      const placed_at = '2014-06-01T08:00:00.000Z'
      const { id } = await fileOrder(shop.db, { status: 'Confirmed', placed_at })
      await post('handOver', { courier: courier.id, orders: [{ id, from: 'Confirmed' }] })
      const [{ _id: shipment }] = (await shop.get(`/api/orderShipments/${id}`, clerk.headers)).json.data
      await post(`orderDoor/${id}`, { shipment, outcome: 'delivered' }, 'PUT')
      const gone = await shop.send('DELETE', `/api/deleteOrder/${id}`, undefined, clerk.headers)
      expect(gone.status).toBe(200)
    }
    await post(`courierSettlements/${courier.id}`, { amount: 30, seen: 0 })
    expect(await account()).toMatchObject({ due: 14, settlements: 1 })
    const empty = () => shop.send('DELETE', '/api/deletedOrders', undefined, boss.headers)
    const removed = (await Promise.all([empty(), empty()])).map(({ json }) => json.removed)
    expect(removed.toSorted()).toEqual([0, 2])
    expect(await account()).toMatchObject({ due: 14, settlements: 1 })
    await post(`courierSettlements/${courier.id}`, { amount: 14, seen: 1 })
    expect(await account()).toMatchObject({ due: 0, settlements: 2 })
  })

  it('comes in pages that name the next one', async () => {
    const { headers } = await signIn(shop.shop, 'manager')
    for (let n = 0; n < 3; n++)
      await fileOrder(shop.db, { status: 'Return', deleted_at: `2026-02-0${n + 1}T00:00:00.000Z` })
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { json } = await shop.get(`/api/deletedOrders?limit=1${cursor && `&cursor=${cursor}`}`, headers)
      seen.push(...json.data.map(({ _id }: { _id: string }) => _id))
      if (!json.nextCursor) break
      cursor = encodeURIComponent(json.nextCursor)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThanOrEqual(3)
  })
})
