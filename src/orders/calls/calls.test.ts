import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signAccessToken } from '#src/accounts/identity/access-token.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { putStatus, tracesOf } from '#src/orders/changes/change-status.sample.ts'
import { fileOrder, fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { holdStatus } from '#src/orders/order/order-change.store.ts'
import { describeShop } from '#test/shop.ts'
import { putOff } from './call.store.ts'
import { callAgainAt } from './call.ts'
import { callOutcomes } from './call-outcome.ts'

const minuteMs = 60_000

describe('when somebody is called again (O33)', () => {
  it('is after the call, later each time nobody answers, and never beyond a day unless a time was asked for', () => {
    const now = new Date('2026-03-01T08:00:00Z')
    fc.assert(
      fc.property(
        fc.constantFrom(...callOutcomes),
        fc.integer({ min: 1, max: 50 }),
        (outcome, unanswered) => {
          const wait = callAgainAt(outcome, unanswered, now).getTime() - now.getTime()
          const next = callAgainAt(outcome, unanswered + 1, now).getTime() - now.getTime()
          expect(wait).toBeGreaterThanOrEqual(30 * minuteMs)
          expect(next).toBeGreaterThanOrEqual(wait)
          expect(next).toBeLessThanOrEqual(24 * 60 * minuteMs)
        },
      ),
    )
  })
})

describeShop('calling who ordered (O33)', (shop) => {
  let clerk: SignedIn
  let boss: SignedIn

  beforeAll(async () => {
    clerk = await signIn(shop.shop, 'manager')
    boss = await signIn(shop.shop, 'admin')
  })
  beforeEach(async () => {
    await shop.db.updateTable('orders').set({ status: 'Cancelled' }).where('status', '=', 'Pending').execute()
    shop.now = new Date('2026-03-01T08:00:00Z')
  })

  // A token lives shorter than people wait for a call.
  const headersOf = async ({ person, sessionId }: SignedIn) => {
    const token = await signAccessToken(shop.shop.secret, { userId: person.id, sessionId }, shop.now)
    return { authorization: `Bearer ${token}` }
  }
  const next = async (who: SignedIn, skip?: string) =>
    (await shop.post('/api/nextCall', { ...(skip && { skip }) }, await headersOf(who))).json
  const call = async (id: string, body: object, who = clerk) =>
    shop.post(`/api/orderCalls/${id}`, body, await headersOf(who))
  const callsOf = async (id = '') =>
    (await shop.get(`/api/orderCalls/${id}`, await headersOf(clerk))).json.data
  const later = (minutes: number) => {
    shop.now = new Date(shop.now.getTime() + minutes * minuteMs)
  }

  it('gives the oldest pending order, keeps it for 10 minutes, and two people never get the same', async () => {
    const [first, second] = await fileOrders(shop.db, [{}, {}])
    expect(await next(clerk)).toMatchObject({ order: { _id: first?.id }, waiting: 2 })
    expect(await next(clerk)).toMatchObject({ order: { _id: first?.id } })
    expect(await next(boss)).toMatchObject({ order: { _id: second?.id }, waiting: 1 })
    expect((await call(first?.id ?? '', { outcome: 'no answer' }, boss)).status).toBe(409)
    expect((await putStatus(shop, second?.id ?? '', { status: 'Confirmed' }, boss)).status).toBe(200)
    expect((await next(boss)).order).toBeUndefined()
    later(11)
    expect(await next(boss)).toMatchObject({ order: { _id: first?.id } })
    expect((await next(clerk)).order).toBeUndefined()
  })

  it('gives nobody whom staff spoke to already, or who confirmed by a link (O36)', async () => {
    const [, fromWeb] = await fileOrders(shop.db, [
      { made_by: boss.person.id, source: 'phone' },
      { made_by: null, source: 'web', payment_method: 'Online Payment', receipt: 'waiting' },
    ])
    expect(await next(clerk)).toMatchObject({ order: { _id: fromWeb?.id, receipt: 'waiting' }, waiting: 1 })
    await putStatus(shop, fromWeb?.id ?? '', { status: 'Confirmed' }, boss)
    expect(await next(clerk)).toEqual({ calls: [], waiting: 0 })
  })

  it('gives twelve who ask at once no order twice', async () => {
    await fileOrders(
      shop.db,
      Array.from({ length: 12 }, () => ({})),
    )
    const people = await Promise.all(Array.from({ length: 12 }, () => signIn(shop.shop, 'manager')))
    const got = await Promise.all(people.map((who) => next(who)))
    const ids = got.map(({ order }) => order?._id)
    expect(new Set(ids).size).toBe(12)
    expect(ids).not.toContain(undefined)
  })

  it('is written once where its answer was lost and it was sent again with its key', async () => {
    const { id } = await fileOrder(shop.db)
    await next(clerk)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const send = async (body: object, who = clerk) =>
      shop.post(`/api/orderCalls/${id}`, body, { ...key, ...(await headersOf(who)) })
    const answers = await Promise.all([1, 2, 3].map(() => send({ outcome: 'no answer' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await callsOf(id)).toMatchObject([{ outcome: 'no answer' }])
    const { due_at } = await shop.db
      .selectFrom('call_turns')
      .select('due_at')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(due_at, 'the wait of one call').toBe(callAgainAt('no answer', 1, shop.now).toISOString())
    expect((await send({ outcome: 'wrong number' })).status, 'a key is for one call').toBe(422)
    expect((await call(id, { outcome: 'no answer' })).status).toBe(200)
    expect(await callsOf(id)).toHaveLength(2)
  })

  it('overtakes no colleague where it is only sent again: nothing was changed by that', async () => {
    const { id } = await fileOrder(shop.db)
    await next(clerk)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const send = async () =>
      shop.post(`/api/orderCalls/${id}`, { outcome: 'no answer' }, { ...key, ...(await headersOf(clerk)) })
    expect((await send()).status).toBe(200)
    const headers = { 'content-type': 'application/json', ...(await headersOf(boss)) }
    const confirmed = JSON.stringify({ status: 'Confirmed', from: 'Pending' })
    const { moved, again } = await inTransaction(shop.db, async (trx) => {
      await holdStatus(trx, id)
      const moved = shop.send('PUT', `/api/orderStatus/${id}`, confirmed, headers)
      // Long enough that it waits for the order.
      await wait(300)
      const again = send()
      await wait(300)
      return { moved, again }
    })
    expect([(await moved).status, (await again).status]).toEqual([200, 200])
    expect(await callsOf(id)).toHaveLength(1)
  })

  it('stays with who took it, however somebody else came to put it off', async () => {
    const { id = '' } = await fileOrder(shop.db)
    expect((await next(clerk)).order._id).toBe(id)
    const [now, soon] = [shop.now, new Date(shop.now.getTime() + minuteMs)]
    const off = (me: string) => inTransaction(shop.db, (trx) => putOff(trx, id, soon, { me, now }))
    expect(await off(boss.person.id)).toBe(false)
    expect((await call(id, { outcome: 'no answer' }, boss)).status).toBe(409)
    expect(await off(clerk.person.id)).toBe(true)
  })

  it('comes back when it is due: after no answer, at the time asked for, and after it was put off', async () => {
    const { id } = await fileOrder(shop.db)
    await next(clerk)
    expect((await call(id, { outcome: 'no answer' })).status).toBe(200)
    expect((await next(clerk)).order).toBeUndefined()
    later(30)
    expect(await next(clerk)).toMatchObject({ order: { _id: id }, calls: [{ outcome: 'no answer' }] })
    expect((await call(id, { outcome: 'call later' })).status).toBe(422)
    expect((await call(id, { outcome: 'call later', at: '2026-04-01T08:00:00Z' })).status).toBe(422)
    const at = new Date(shop.now.getTime() + 45 * minuteMs).toISOString()
    expect((await call(id, { outcome: 'call later', at, note: 'After lunch' })).status).toBe(200)
    later(44)
    expect((await next(clerk)).order).toBeUndefined()
    later(1)
    expect((await next(boss)).order._id).toBe(id)
    expect((await next(boss, id)).order).toBeUndefined()
    later(10)
    expect((await next(clerk)).order._id).toBe(id)
    expect(await callsOf(id)).toMatchObject([
      { outcome: 'call later', note: 'After lunch', byName: clerk.person.name },
      { outcome: 'no answer' },
    ])
  })

  it('confirms and cancels by the moves there are, with the reason, and nothing twice', async () => {
    const [yes, no] = await fileOrders(shop.db, [{}, {}])
    const both = await Promise.all([
      call(yes?.id ?? '', { outcome: 'confirmed' }),
      call(yes?.id ?? '', { outcome: 'confirmed' }, boss),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await callsOf(yes?.id)).toHaveLength(1)
    expect((await call(no?.id ?? '', { outcome: 'refused' })).status).toBe(422)
    const refused = await call(no?.id ?? '', { outcome: 'refused', note: 'Too expensive' })
    expect(refused.json.order.orderStatus).toBe('Cancelled')
    const { history } = await tracesOf(shop, no?.id ?? '')
    expect(history.at(-1)).toMatchObject({ to_status: 'Cancelled', comment: 'Too expensive' })
    expect((await call(no?.id ?? '', { outcome: 'no answer' })).status).toBe(409)
  })
})
