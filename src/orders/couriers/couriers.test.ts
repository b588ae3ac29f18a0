import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus, storedOrder, undo } from '#src/orders/changes/change-status.sample.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { fileCourier } from './courier.sample.ts'

describeShop('couriers and their cash (O31, O32)', (shop) => {
  let clerk: SignedIn
  let boss: SignedIn

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    boss = await signIn(shop.shop, 'admin')
  })

  const send = (method: string, path: string, body: unknown, who = clerk) =>
    shop.send(method, `/api${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      ...who.headers,
    })
  const accountOf = async (id: string) => {
    const { data } = (await shop.get('/api/couriers', clerk.headers)).json
    return data.find(({ _id }: { _id: string }) => _id === id)
  }
  const hand = async (courier: string, id: string, from: string, trackingNumber = '') =>
    (await send('POST', '/handOver', { courier, orders: [{ id, from, trackingNumber }] })).json.results[0]
  const shipmentsOf = async (id: string) =>
    (await shop.get(`/api/orderShipments/${id}`, clerk.headers)).json.data
  const door = async (id: string, outcome: string, comment?: string) => {
    const [{ _id: shipment }] = await shipmentsOf(id)
    return send('PUT', `/orderDoor/${id}`, { shipment, outcome, comment })
  }
  const settle = (id: string, amount: unknown, seen: number, key?: string) =>
    shop.post(
      `/api/courierSettlements/${id}`,
      { amount, seen, reference: 'Envelope' },
      { ...clerk.headers, ...(key && { 'idempotency-key': key }) },
    )

  it('are added and changed over what was seen; a tracking address leads to its own site', async () => {
    const courier = {
      name: 'Gulf Express',
      phone: '+٩٦٨ ٢٤٠٠ ۰۰۰۰',
      trackingPattern: 'https://track.example/p/{number}',
      takesCash: false,
      active: true,
    }
    expect((await send('POST', '/couriers', courier)).status).toBe(200)
    for (const trackingPattern of [
      'https://{number}.example/',
      'http://a.example/{number}',
      'https://a.example/',
    ])
      expect((await send('POST', '/couriers', { ...courier, trackingPattern })).status).toBe(422)
    const { data } = (await shop.get('/api/couriers', clerk.headers)).json
    const { _id: id, version } = data.find(({ phone }: { phone: string }) => phone === '+968 2400 0000')
    const change = { ...courier, active: false, version }
    const both = await Promise.all([
      send('PUT', `/couriers/${id}`, change),
      send('PUT', `/couriers/${id}`, change, boss),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await accountOf(id)).toMatchObject({ active: false, due: 0, out: 0, version: version + 1 })
    const { id: order } = await fileOrder(shop.db, { status: 'Confirmed' })
    const refused = await send('POST', '/handOver', {
      courier: id,
      orders: [{ id: order, from: 'Confirmed' }],
    })
    expect(refused.status).toBe(422)
  })

  it('get an order with its tracking number, which its customer finds by her link and in the letter', async () => {
    const courier = await fileCourier(shop.db, {
      name: 'Salalah Post',
      tracking_pattern: 'https://post.example/t?n={number}',
    })
    const { id, track_token } = await fileOrder(shop.db, { status: 'Confirmed' })
    expect((await hand(courier.id, id, 'Pending', 'A 1/2')).outcome).toBe('refused')
    expect(await hand(courier.id, id, 'Confirmed', 'A 1/2')).toMatchObject({
      outcome: 'changed',
      order: { orderStatus: 'Shipping' },
    })
    expect((await hand(courier.id, id, 'Shipping', 'A 1/2')).outcome).toBe('already')
    const parcel = {
      courier: 'Salalah Post',
      trackingNumber: 'A 1/2',
      link: 'https://post.example/t?n=A%201%2F2',
    }
    expect((await shop.get(`/api/trackOrder/${track_token}`)).json.data.parcel).toEqual(parcel)
    const out = (await shop.get(`/api/handOverList/${courier.id}`, clerk.headers)).json.data
    expect(out).toMatchObject([{ toCollect: 22, trackingNumber: 'A 1/2', pieces: 1 }])
    expect(await accountOf(courier.id)).toMatchObject({ due: 0, out: 1 })
    // The number came later, or was wrong: handed again, the newest counts.
    expect((await hand(courier.id, id, 'Shipping', 'B7')).outcome).toBe('changed')
    expect((await shipmentsOf(id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'out',
      'called back',
    ])
    expect((await undo(shop, id, { from: 'Shipping', reason: 'Too early' }, boss)).status).toBe(200)
    expect((await shop.get(`/api/trackOrder/${track_token}`)).json.data.parcel).toBeUndefined()
    expect(await accountOf(courier.id)).toMatchObject({ out: 0 })
  })

  it('get nothing more from the moment they are stopped, also from a hand-over that had begun', async () => {
    const courier = await fileCourier(shop.db)
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    const begun = await inTransaction(shop.db, async (trx) => {
      await trx.updateTable('couriers').set({ active: 0 }).where('id', '=', courier.id).execute()
      const request = { courier: courier.id, orders: [{ id, from: 'Confirmed' }] }
      const answer = send('POST', '/handOver', request)
      // Long enough that it asks who the courier is before this is committed.
      await wait(300)
      return { answer }
    })
    const { status, json } = await begun.answer
    expect(status === 422 || json.results[0].outcome).toSatisfy((told) => told === true || told === 'refused')
    expect(await shipmentsOf(id)).toEqual([])
    expect((await storedOrder(shop, id)).status).toBe('Confirmed')
  })

  it('who take no cash get no order that is paid at the door', async () => {
    const courier = await fileCourier(shop.db, { takes_cash: 0 })
    const cash = await fileOrder(shop.db, { status: 'Confirmed' })
    const transfer = await fileOrder(shop.db, { status: 'Confirmed', payment_method: 'Online Payment' })
    expect((await hand(courier.id, cash.id, 'Confirmed')).message).toMatch(/takes no cash/)
    expect((await hand(courier.id, transfer.id, 'Confirmed')).outcome).toBe('changed')
  })

  it('tell what happened at the door: nobody there stays with the shop, refused cancels, delivered is theirs to settle', async () => {
    const courier = await fileCourier(shop.db)
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    await hand(courier.id, id, 'Confirmed')
    expect((await door(id, 'not there')).json.order.orderStatus).toBe('Shipping')
    expect((await door(id, 'delivered')).status).toBe(409)
    await hand(courier.id, id, 'Shipping')
    expect((await door(id, 'delivered')).json.order).toMatchObject({ orderStatus: 'Delivered', paid: 22 })
    expect((await shipmentsOf(id)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'delivered',
      'not there',
    ])
    expect(await accountOf(courier.id)).toMatchObject({ due: 22, out: 0 })
    expect((await undo(shop, id, { from: 'Delivered', reason: 'Another one' }, boss)).status).toBe(200)
    expect(await accountOf(courier.id)).toMatchObject({ due: 0, out: 1 })

    const other = await fileOrder(shop.db, { status: 'Confirmed', customer_mobile: '99887766' })
    await hand(courier.id, other.id, 'Confirmed')
    const refused = await door(other.id, 'refused', 'Changed her mind')
    expect(refused.json.order).toMatchObject({ orderStatus: 'Cancelled', refusals: 1 })
    const again = await fileOrder(shop.db, { customer_mobile: '96899887766' })
    const listed = await shop.get('/api/orders?limit=1&status=Pending&q=99887766', clerk.headers)
    expect(listed.json).toMatchObject([{ _id: again.id, refusals: 1 }])
    expect((await undo(shop, other.id, { from: 'Cancelled', reason: 'Wrong door' }, boss)).status).toBe(200)
    expect((await shop.get(`/api/order/${again.id}`, clerk.headers)).json.refusals).toBeUndefined()
  })

  it('of two who tell of one door, or deliver it, at once, one is told, and the cash is booked once', async () => {
    const courier = await fileCourier(shop.db)
    const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
    await hand(courier.id, id, 'Confirmed')
    const [{ _id: shipment }] = await shipmentsOf(id)
    const told = await Promise.all([
      send('PUT', `/orderDoor/${id}`, { shipment, outcome: 'delivered' }),
      send('PUT', `/orderDoor/${id}`, { shipment, outcome: 'refused' }, boss),
      send('PUT', `/orderDoor/${id}`, { shipment, outcome: 'not there' }, boss),
      putStatus(shop, id, { status: 'Delivered', from: 'Shipping' }, boss),
    ])
    expect(told.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    const rows = await shop.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute()
    expect(rows.length).toBeLessThanOrEqual(1)
    expect((await shipmentsOf(id)).filter((one: { outcome: string }) => one.outcome === 'out')).toEqual([])
  })

  it('settle in parts, never more than is due; of two at once one is told, and one key books once', async () => {
    const courier = await fileCourier(shop.db)
    for (let n = 0; n < 2; n++) {
      const { id } = await fileOrder(shop.db, { status: 'Confirmed' })
      await hand(courier.id, id, 'Confirmed')
      await door(id, 'delivered')
    }
    expect((await accountOf(courier.id)).due).toBe(44)
    expect((await settle(courier.id, 44.001, 0)).status).toBe(422)
    const race = await Promise.all([settle(courier.id, 20, 0), settle(courier.id, 20, 0)])
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await accountOf(courier.id)).toMatchObject({ due: 24, settlements: 1 })
    const key = randomUUID()
    const same = await Promise.all([settle(courier.id, 4, 1, key), settle(courier.id, 4, 1, key)])
    expect(same.map(({ status }) => status)).toEqual([200, 200])
    expect(await accountOf(courier.id)).toMatchObject({ due: 20, settlements: 2 })
    const page = (await shop.get(`/api/courierSettlements/${courier.id}?limit=1`, clerk.headers)).json
    expect(page.data).toMatchObject([{ amount: 4, reference: 'Envelope', byName: clerk.person.name }])
    const next = await shop.get(
      `/api/courierSettlements/${courier.id}?limit=1&cursor=${encodeURIComponent(page.nextCursor)}`,
      clerk.headers,
    )
    expect(next.json.data).toMatchObject([{ amount: 20 }])
    const back = { settlement: page.data[0]._id }
    const both = await Promise.all([
      send('POST', `/settlementReversal/${courier.id}`, back),
      send('POST', `/settlementReversal/${courier.id}`, back, boss),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await accountOf(courier.id)).toMatchObject({ due: 24, settlements: 3 })
  })

  it('owe what a hand sum of delivered cash orders not settled says, whatever happens in whatever order', async () => {
    const step = fc.record({
      what: fc.constantFrom('hand', 'delivered', 'refused', 'not there', 'undo', 'settle', 'back'),
      which: fc.nat(3),
      whose: fc.nat(1),
      amount: fc.integer({ min: 1, max: 30 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const couriers = [await fileCourier(shop.db), await fileCourier(shop.db)]
        const orders = await Promise.all(
          [5000, 7500, 12_250, 20_000].map((total, n) =>
            fileOrder(shop.db, {
              status: 'Confirmed',
              total,
              ...(n === 3 && { payment_method: 'Online Payment' }),
            }),
          ),
        )
        // By hand: who has each order, who brought it, and what was settled.
        const has: (number | undefined)[] = []
        const brought: (number | undefined)[] = []
        const was: string[] = orders.map(() => 'Confirmed')
        const undone: (() => void)[] = []
        const settled = [0, 0]
        const seen = [0, 0]
        const open: { whose: number; amount: number; id: string }[] = []
        const dueOf = (whose: number) =>
          orders.reduce(
            (sum, order, n) => sum + (brought[n] === whose && n !== 3 ? Number(order.total) : 0),
            0,
          ) - (settled[whose] ?? 0)
        for (const { what, which, whose, amount } of steps) {
          const [order, courier] = [orders[which], couriers[whose]]
          if (!order || !courier) throw new Error('no such thing')
          if (what === 'hand') {
            if (was[which] !== 'Confirmed' && was[which] !== 'Shipping') continue
            const before = was[which]
            const { outcome } = await hand(courier.id, order.id, before)
            if (outcome === 'changed' && before === 'Confirmed') delete undone[which]
            if (outcome === 'changed') [has[which], was[which]] = [whose, 'Shipping']
          } else if (what === 'delivered' || what === 'refused' || what === 'not there') {
            const holder = has[which]
            if (was[which] !== 'Shipping' || holder === undefined) continue
            expect((await door(order.id, what)).status).toBe(200)
            has[which] = undefined
            if (what === 'not there') continue
            was[which] = what === 'delivered' ? 'Delivered' : 'Cancelled'
            if (what === 'delivered') brought[which] = holder
            undone[which] = () => {
              ;[has[which], brought[which], was[which]] = [holder, undefined, 'Shipping']
            }
          } else if (what === 'undo') {
            const takeBack = undone[which]
            if (!takeBack || was[which] === 'Shipping') continue
            const done = await undo(shop, order.id, { from: was[which], reason: 'By mistake' }, boss)
            expect(done.status).toBe(200)
            takeBack()
            delete undone[which]
          } else if (what === 'settle') {
            const { status } = await settle(courier.id, amount, seen[whose] ?? 0)
            expect(status).toBe(amount * 1000 <= dueOf(whose) ? 200 : 422)
            if (status !== 200) continue
            settled[whose] = (settled[whose] ?? 0) + amount * 1000
            seen[whose] = (seen[whose] ?? 0) + 1
            const { data } = (await shop.get(`/api/courierSettlements/${courier.id}?limit=1`, clerk.headers))
              .json
            open.push({ whose, amount: amount * 1000, id: data[0]._id })
          } else {
            const entry = open.pop()
            const owner = entry && couriers[entry.whose]
            if (!entry || !owner) continue
            const body = { settlement: entry.id }
            expect((await send('POST', `/settlementReversal/${owner.id}`, body)).status).toBe(200)
            settled[entry.whose] = (settled[entry.whose] ?? 0) - entry.amount
            seen[entry.whose] = (seen[entry.whose] ?? 0) + 1
          }
          for (const n of [0, 1])
            expect(Math.round((await accountOf(couriers[n]?.id ?? '')).due * 1000)).toBe(dueOf(n))
        }
        for (const { id } of couriers)
          await shop.db
            .updateTable('couriers')
            .set({ active: 0, name: 'Done' })
            .where('id', '=', id)
            .execute()
      }),
      { numRuns: 12 },
    )
  })
})
