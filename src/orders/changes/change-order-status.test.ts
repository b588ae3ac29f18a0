import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { fileCancellation, fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { putStatus, storedOrder, tracesOf } from './change-status.sample.ts'

const email = 'maryam@example.com'

/** product.md section 4, told a second time: what each caller may do, from where to where. */
const staffMay =
  'Pending-Confirmed Pending-Cancelled Confirmed-Cancelled Confirmed-Shipping Confirmed-Delivered Shipping-Cancelled Shipping-Delivered Cancelled-Confirmed'
const ownerMay =
  'Pending-Cancelled Confirmed-Cancelled Shipping-Cancelled Cancelled-Confirmed Delivered-Return'
const allowed: Record<string, string[]> = {
  anonymous: [],
  owner: ownerMay.split(' '),
  other: [],
  manager: staffMay.split(' '),
  admin: staffMay.split(' '),
}

describeShop('the states of an order (O5)', story, { TRUST_PROXY: '1' })

function story(shop: TestShop): void {
  it('change in exactly 21 ways: 36 pairs, five callers, everything else is refused and changes nothing', async () => {
    const callers: Record<string, SignedIn | undefined> = {
      anonymous: undefined,
      owner: await signIn(shop.shop, 'customer', { email }),
      other: await signIn(shop.shop, 'customer'),
      manager: await signIn(shop.shop, 'manager'),
      admin: await signIn(shop.shop, 'admin'),
    }
    const bag = await stockOne(shop.db)
    let changes = 0
    for (const [name, who] of Object.entries(callers)) {
      for (const from of statusNames) {
        for (const to of statusNames) {
          // Placed in the account whose mailbox is proved, which has no quota of emails (O22).
          const order = await fileOrder(shop.db, {
            status: from,
            delivered_at: shop.now.toISOString(),
            user_id: callers.owner?.person.id ?? null,
            lines: [{ product_id: bag.id }],
          })
          const cancelled =
            from === 'Cancelled' && (await fileCancellation(shop.db, order.id, { at: shop.now }))
          const answer = await putStatus(shop, order.id, { status: to, reason: 'defect' }, who)
          const now = await storedOrder(shop, order.id)
          const { history: all, emails } = await tracesOf(shop, order.id)
          const history = all.filter((change) => change.id !== cancelled)
          const pair = `${name} ${from}-${to}`
          if (allowed[name]?.includes(`${from}-${to}`)) {
            expect([pair, answer.status, now.status]).toEqual([pair, 200, to])
            expect(answer.json.order.orderStatus).toBe(to)
            expect(history).toMatchObject([
              {
                from_status: from,
                to_status: to,
                changed_by: who?.person.id,
                changed_by_role: who?.person.role,
              },
            ])
            expect(emails).toMatchObject([{ kind: 'order-status-changed', recipient: email }])
            changes += 1
          } else {
            const status = { anonymous: 401, other: 404 }[name] ?? 409
            expect([pair, answer.status, now.status]).toEqual([pair, status, from])
            expect([pair, history, emails]).toEqual([pair, [], []])
            if (status === 409) expect(answer.json.orderStatus).toBe(from)
            else expect(answer.text).not.toContain('Maryam')
          }
        }
      }
    }
    expect(changes).toBe(21)
  })

  it('tell each caller beforehand what they may do', async () => {
    const [manager, owner] = [
      await signIn(shop.shop, 'manager'),
      await signIn(shop.shop, 'customer', { email: 'noor@example.com' }),
    ]
    for (const from of statusNames) {
      const order = await fileOrder(shop.db, { status: from, customer_email: 'noor@example.com' })
      if (from === 'Cancelled') await fileCancellation(shop.db, order.id, { at: shop.now })
      for (const [who, pairs] of [
        [manager, staffMay],
        [owner, ownerMay],
      ] as const) {
        const { json } = await shop.get(`/api/order/${order.id}`, who.headers)
        const may = statusNames.filter((to) => pairs.split(' ').includes(`${from}-${to}`))
        expect([who.person.role, from, json.allowedChanges]).toEqual([who.person.role, from, may])
      }
    }
  })

  it.each([
    ['who say what they saw', { from: 'Pending' }],
    ['who do not', {}],
  ])(
    'two people at once, %s: a hundred times exactly one wins, and the other is told what it is now',
    async (_, seen) => {
      const one = await signIn(shop.shop, 'manager')
      const two = await signIn(shop.shop, 'admin')
      for (let round = 0; round < 100; round++) {
        const { id } = await fileOrder(shop.db, { customer_email: `${randomUUID()}@example.com` })
        const answers = await Promise.all([
          putStatus(shop, id, { status: 'Confirmed', ...seen }, one),
          putStatus(shop, id, { status: 'Cancelled', ...seen }, two),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        const { status } = await storedOrder(shop, id)
        const won = answers.find((answer) => answer.status === 200)
        const lost = answers.find((answer) => answer.status === 409)
        expect(won?.json.order.orderStatus).toBe(status)
        expect(lost?.json.orderStatus).toBe(status)
        expect(lost?.json.detail).toContain(`it is ${status} now`)
        const { history, emails } = await tracesOf(shop, id)
        expect([history.length, emails.length]).toEqual([1, 1])
      }
    },
  )

  it('a screen that shows an older state is told so, also where the move itself would be allowed', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const { id } = await fileOrder(shop.db, { status: 'Cancelled' })
    const answer = await putStatus(shop, id, { status: 'Confirmed', from: 'Pending' }, boss, 'ar')
    expect([answer.status, answer.json.orderStatus]).toEqual([409, 'Cancelled'])
    expect(answer.json.detail).toBe('تغيّر هذا الطلب قبل لحظات، وحالته الآن «ملغى».')
    expect((await storedOrder(shop, id)).status).toBe('Cancelled')
  })

  it('keep who, when, from and to; customers see their own words only', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'salma@example.com', name: 'Salma' })
    const boss = await signIn(shop.shop, 'manager', { name: 'Khalid' })
    const lines = [{ product_id: (await stockOne(shop.db)).id }]
    const { id } = await fileOrder(shop.db, { customer_email: 'salma@example.com', lines })
    await putStatus(shop, id, { status: 'Confirmed', comment: 'Called her twice' }, boss)
    await putStatus(shop, id, { status: 'Cancelled', comment: 'I changed my mind' }, owner)
    await putStatus(shop, id, { status: 'Confirmed' }, owner)
    const staff = (await shop.get(`/api/order/${id}`, boss.headers)).json
    expect(staff.history).toMatchObject([
      { from: 'Pending', to: 'Confirmed', byName: 'Khalid', byRole: 'manager', comment: 'Called her twice' },
      { from: 'Confirmed', to: 'Cancelled', byName: 'Salma', byRole: 'customer' },
      { from: 'Cancelled', to: 'Confirmed', byName: 'Salma', date: '01 Mar, 2026', time: '12:00 pm' },
    ])
    expect(staff.reconfirmed).toBe(true)
    const own = (await shop.get(`/api/order/${id}`, owner.headers)).json
    expect(own.history[1]).toMatchObject({ byName: 'Salma', comment: 'I changed my mind' })
    expect(JSON.stringify(own)).not.toMatch(/Khalid|Called her|staffNote|version|reconfirmed/)
  })

  it('take `Returns` for `Return`, and nothing that is no state', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'returns@example.com' })
    const delivered = { status: 'Delivered', delivered_at: shop.now.toISOString() }
    const { id } = await fileOrder(shop.db, { ...delivered, customer_email: 'returns@example.com' })
    expect((await putStatus(shop, id, { status: 'Returns', reason: 'defect' }, owner)).status).toBe(200)
    expect((await storedOrder(shop, id)).status).toBe('Return')
    expect((await putStatus(shop, id, { status: 'Lost' }, owner)).status).toBe(422)
    expect((await putStatus(shop, id, {}, owner)).status).toBe(422)
    expect((await putStatus(shop, 'nobody', { status: 'Cancelled' }, owner)).status).toBe(404)
  })

  it('write to an address that may be a stranger’s nine times a day at most (O22), however often a customer toggles', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'toggle@example.com' })
    const { id } = await fileOrder(shop.db, {
      customer_email: 'stranger@example.com',
      user_id: owner.person.id,
      lines: [{ product_id: (await stockOne(shop.db)).id }],
    })
    const toggle = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const { status } = await storedOrder(shop, id)
        const next = status === 'Cancelled' ? 'Confirmed' : 'Cancelled'
        expect((await putStatus(shop, id, { status: next }, owner)).status).toBe(200)
        // Read by then: an unread one is withdrawn by what makes it untrue, and no longer counts.
        await shop.db.updateTable('mail_outbox').set({ status: 'sent' }).execute()
      }
      return (await tracesOf(shop, id)).emails.length
    }
    expect(await toggle(13)).toBe(9)
    const boss = await signIn(shop.shop, 'manager')
    expect((await putStatus(shop, id, { status: 'Confirmed' }, boss)).status).toBe(200)
    expect((await tracesOf(shop, id)).emails.length).toBe(9)
  })

  it('leave no unread letter that says the opposite, also from the move on of which a customer is told no more that day', async () => {
    const owner = await signIn(shop.shop, 'customer', { email: 'often@example.com' })
    const bag = await stockOne(shop.db)
    const whose = { customer_email: 'often@example.com', user_id: owner.person.id }
    const { id } = await fileOrder(shop.db, {
      ...whose,
      status: 'Confirmed',
      lines: [{ product_id: bag.id }],
    })
    for (let n = 1; n <= 12; n++) {
      const next = n % 2 === 1 ? 'Cancelled' : 'Confirmed'
      expect((await putStatus(shop, id, { status: next }, owner)).status).toBe(200)
      const waiting = await shop.db
        .selectFrom('mail_outbox')
        .select('payload')
        .where('about', '=', id)
        .where('kind', '=', 'order-status-changed')
        .execute()
      const told = waiting.map(({ payload }) => JSON.parse(payload).status)
      const untrue = told.filter((one) => n > 10 || one !== next)
      expect(untrue, `after move ${n}`).toEqual([])
    }
  })

  it('are asked for sixty times a minute from one address by customers, as often as they like by staff', async () => {
    const owner = await signIn(shop.shop, 'customer')
    const boss = await signIn(shop.shop, 'manager')
    const from = (who: SignedIn) =>
      shop.send('PUT', '/api/orderStatus/none', '{"status":"Cancelled"}', {
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.7',
        ...who.headers,
      })
    const statuses: Record<number, number> = {}
    for (let n = 0; n < 61; n++) {
      const { status } = await from(owner)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    expect(statuses).toEqual({ 404: 60, 429: 1 })
    expect((await from(boss)).status).toBe(404)
  })
}
