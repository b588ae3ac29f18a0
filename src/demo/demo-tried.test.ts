import path from 'node:path'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { shell } from '#src/audit/audit.ts'
import { putReturn, putStatus } from '#src/orders/changes/change-status.sample.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { limited, piecesOf, returnsOf, takeStep } from '#src/orders/returns/returns.sample.ts'
import { chargeVat } from '#src/orders/vat/vat.sample.ts'
import { describeShop } from '#test/shop.ts'
import { clearDemo } from './clear-demo.ts'
import { loadDemo } from './load-demo.ts'

describeShop('what an owner tries with the orders of the demo (B3)', (shop) => {
  it('goes with them: an exchange is one of theirs, and no courier owes or is owed what was never collected', async () => {
    await loadDemo(shop.shop, path.resolve(import.meta.dirname))
    await chargeVat(shop, 'confirmation')
    const boss = await signIn(shop.shop, 'admin')
    const send = async (method: string, to: string, body: object) => {
      const headers = { 'content-type': 'application/json', ...boss.headers }
      const answer = await shop.send(method, `/api/${to}`, JSON.stringify(body), headers)
      expect(answer.status, `${to}: ${answer.text}`).toBe(200)
      return answer.json
    }
    const account = async (id: string) =>
      (await shop.get('/api/couriers', boss.headers)).json.data.find((one: { _id: string }) => one._id === id)
    const couriers = [await fileCourier(shop.db), await fileCourier(shop.db, { name: 'Zahra' })]
    const inCash = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('status', '=', 'Confirmed')
      .where('payment_method', '=', 'Cash On Delivery')
      .limit(2)
      .execute()
    expect(inCash).toHaveLength(2)
    for (const [at, { id }] of inCash.entries()) {
      await send('POST', 'handOver', { courier: couriers[at]?.id, orders: [{ id, from: 'Confirmed' }] })
      const [{ _id: shipment }] = (await shop.get(`/api/orderShipments/${id}`, boss.headers)).json.data
      await send('PUT', `orderDoor/${id}`, { shipment, outcome: 'delivered' })
    }
    // One of them settled what the other still has.
    const [settled, open] = couriers.map(({ id }) => id) as [string, string]
    await send('POST', `courierSettlements/${settled}`, { amount: (await account(settled)).due, seen: 0 })
    expect((await account(open)).due).toBeGreaterThan(0)

    const own = await limited(shop, 5)
    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'Delivered')
      .executeTakeFirstOrThrow()
    const lines = [{ line: 0, quantity: 1 }]
    await putReturn(
      shop,
      id,
      { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'x', lines },
      boss,
    )
    const [one] = (await returnsOf(shop, id, boss)).returns
    const exchange = [{ line: 0, _id: own.id, size: 'N/A', color: 'N/A', quantity: 1 }]
    const made = await takeStep(shop, one._id, { from: 'requested', to: 'approved', exchange }, boss)
    expect(made.status, made.text).toBe(200)
    const fresh = (await returnsOf(shop, id, boss)).returns[0].exchange._id
    expect((await putStatus(shop, fresh, { status: 'Shipping' }, boss)).status).toBe(200)
    expect((await shop.get(`/api/order/${fresh}`, boss.headers)).json.demo).toBe(true)
    expect(await shop.db.selectFrom('tax_documents').select('id').execute(), 'no real invoice').toEqual([])
    const real = await shop.db.selectFrom('orders').select('id').where('demo', '=', 0).execute()
    expect(real, 'the figures go on with the demo').toEqual([])
    expect(await piecesOf(shop, own.id)).toBe(4)

    await clearDemo(shop.shop, shell)
    expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
    expect(await shop.db.selectFrom('mail_outbox').select('payload').execute()).toEqual([])
    expect(await piecesOf(shop, own.id)).toBe(5)
    expect([(await account(settled)).due, (await account(open)).due]).toEqual([0, 0])
  })
})
