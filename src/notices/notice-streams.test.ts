import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { identifyBy } from '#src/accounts/identity/identify.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { openSecond, type SecondProcess } from '#test/second-process.ts'
import { describeShop, TestShop } from '#test/shop.ts'
import { createNoticeStreams } from './notice-streams.ts'
import { recordNotice } from './record-notice.store.ts'
import { readStream, type StreamReader } from './stream-reader.sample.ts'

const patience = { interval: 5, timeout: 10_000 }
let counted = 100_000

/** Writes a notice and answers its name. */
async function tell({ db, now }: Pick<TestShop, 'db' | 'now'>): Promise<string> {
  counted += 1
  const name = String(counted)
  await inTransaction(db, (trx) =>
    recordNotice(trx, { kind: 'order-placed', thing: { id: name, name } }, now),
  )
  return name
}

const names = ({ events }: StreamReader) => events.map(({ name }) => name)

describeShop('the stream of notices (N2)', (shop) => {
  const open: StreamReader[] = []
  afterEach(() => {
    for (const stream of open.splice(0)) stream.leave()
  })
  async function listen({ headers }: SignedIn, more: Record<string, string> = {}, query = '') {
    const stream = await readStream(shop.origin, { ...headers, ...more }, query)
    open.push(stream)
    return stream
  }

  it('brings each notice once, within two seconds of its commit', async () => {
    const stream = await listen(await signIn(shop.shop, 'manager'))
    const waits: number[] = []
    const told: string[] = []
    for (let n = 0; n < 5; n++) {
      told.push(await tell(shop))
      const committed = performance.now()
      await expect.poll(() => names(stream), patience).toEqual(told)
      waits.push((stream.events.at(-1)?.at ?? Number.POSITIVE_INFINITY) - committed)
    }
    expect(Math.max(...waits)).toBeLessThan(2000)
    process.stdout.write(`notice after ${waits.map(Math.round).join(', ')} ms (${shop.engine})\n`)
  })

  it('begins with what came since the last one that the reader has', async () => {
    const staff = await signIn(shop.shop, 'admin')
    const first = await listen(staff)
    const one = await tell(shop)
    await expect.poll(() => names(first), patience).toContain(one)
    first.leave()
    const missed = [await tell(shop), await tell(shop)]
    const again = await listen(staff, { 'last-event-id': first.events.at(-1)?.id ?? '' })
    await expect.poll(() => names(again), patience).toEqual(missed)
    expect((await listen(staff, { 'last-event-id': 'x' })).status).toBe(422)
  })

  it('names each order that staff change, within two seconds of its commit, and to nobody twice (N5)', async () => {
    const staff = await signIn(shop.shop, 'manager')
    const stream = await listen(staff)
    const { id } = await fileOrder(shop.db, {})
    const change = (method: string, path: string, body: object, more = {}) =>
      shop.send(method, `/api/${path}/${id}`, JSON.stringify(body), {
        'content-type': 'application/json',
        ...staff.headers,
        ...more,
      })
    const money = { amount: '1', method: 'cash', reference: '', note: '', seen: 0 }
    const changes = [
      () => change('PUT', 'orderNote', { staffNote: 'Rings twice', version: 1 }),
      () => change('POST', 'orderCalls', { outcome: 'no answer', note: '' }),
      () => change('POST', 'orderPayment', money, { 'idempotency-key': randomUUID() }),
      () => change('PUT', 'orderStatus', { status: 'Confirmed' }),
    ]
    for (const [before, make] of changes.entries()) {
      const { status, text } = await make()
      expect([status, text]).toEqual([200, expect.anything()])
      const committed = performance.now()
      await expect.poll(() => stream.changed.length, patience).toBe(before + 1)
      expect(performance.now() - committed).toBeLessThan(2000)
    }
    expect([stream.changed, stream.events]).toEqual([changes.map(() => [id]), []])
  })

  it('names no order where more change at once than a look holds (N5)', async () => {
    const { person, headers } = await signIn(shop.shop, 'manager')
    const stream = await listen({ person, headers } as SignedIn)
    const by = { id: person.id, role: person.role, address: null }
    const lines = Array.from({ length: 250 }, (_, n) => ({
      kind: 'order-status-changed' as const,
      thing: { id: String(n) },
    }))
    await inTransaction(shop.db, (trx) => recordAudit(trx, lines, { by, now: shop.now }))
    await expect.poll(() => stream.changed, patience).toEqual([undefined])
  })

  it('ends with the session, and brings nothing after it', async () => {
    const [gone, stays] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'manager')]
    const [ends, goesOn] = [await listen(gone), await listen(stays)]
    await shop.db.deleteFrom('sessions').where('id', '=', gone.sessionId).execute()
    const name = await tell(shop)
    await expect.poll(() => names(goesOn), patience).toContain(name)
    await expect.poll(() => ends.isOver(), patience).toBe(true)
    expect([names(ends), goesOn.isOver()]).toEqual([[], false])
  })

  it('ends for who is no longer staff', async () => {
    const demoted = await signIn(shop.shop, 'manager')
    const stream = await listen(demoted)
    await shop.db.updateTable('users').set({ role: 'customer' }).where('id', '=', demoted.person.id).execute()
    await tell(shop)
    await expect.poll(() => stream.isOver(), patience).toBe(true)
    expect(stream.events).toEqual([])
  })

  it('is had by one person four times and no more, until one of them leaves', async () => {
    const staff = await signIn(shop.shop, 'manager')
    const streams = await Promise.all([1, 2, 3, 4].map(() => listen(staff)))
    const fifth = await fetch(`${shop.origin}/api/noticeStream`, { headers: staff.headers })
    expect([fifth.status, Number(fifth.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await listen(await signIn(shop.shop, 'manager'))).status).toBe(200)
    streams[0]?.leave()
    await expect.poll(async () => (await listen(staff)).status, patience).toBe(200)
  })

  it('costs next to nothing for fifty who listen: they share one look', async () => {
    const staff = await Promise.all(Array.from({ length: 13 }, () => signIn(shop.shop, 'manager')))
    const before = process.memoryUsage().heapUsed
    const streams = (
      await Promise.all(staff.map((one) => Promise.all([1, 2, 3, 4].map(() => listen(one)))))
    ).flat()
    expect(streams.map(({ status }) => status)).toEqual(Array(52).fill(200))
    const cpu = process.cpuUsage()
    const from = performance.now()
    await expect.poll(() => performance.now() - from, { timeout: 10_000 }).toBeGreaterThan(3000)
    const used = process.cpuUsage(cpu)
    const share = (used.user + used.system) / 1000 / (performance.now() - from)
    const name = await tell(shop)
    const committed = performance.now()
    await expect.poll(() => streams.every((stream) => names(stream).includes(name)), patience).toBe(true)
    const last = Math.max(...streams.map(({ events }) => events.at(-1)?.at ?? 0)) - committed
    const grown = Math.round((process.memoryUsage().heapUsed - before) / 1024)
    process.stdout.write(
      `52 streams: ${(share * 100).toFixed(1)} % of a core, ${grown} kB, the last heard after ${Math.round(last)} ms (${shop.engine})\n`,
    )
    expect([share < 0.25, last < 2000]).toEqual([true, true])
  })

  it('beats while nothing happens, finds at a beat that a session is over, and ends when the shop stops', async () => {
    const [one, other] = [await signIn(shop.shop, 'manager'), await signIn(shop.shop, 'manager')]
    const stopping = new AbortController()
    const identify = identifyBy(shop.shop)
    const pace = { lookMs: 10, beatMs: 30 }
    const streams = createNoticeStreams({ db: shop.db, identify, stopping: stopping.signal }, pace)
    const reading = async ({ person, headers }: SignedIn) => {
      const token = headers.authorization.slice('Bearer '.length)
      return (await streams.open({ personId: person.id, token })).getReader()
    }
    const read = async (reader: Awaited<ReturnType<typeof reading>>) => {
      const { done, value } = await reader.read()
      return done ? 'over' : new TextDecoder().decode(value)
    }
    const [first, second] = [await reading(one), await reading(other)]
    expect([await read(first), await read(first), await read(first)]).toEqual([
      'retry: 3000\n\n',
      ': beat\n\n',
      ': beat\n\n',
    ])
    await shop.db.deleteFrom('sessions').where('id', '=', one.sessionId).execute()
    await expect.poll(() => read(first), patience).toBe('over')
    expect(streams.count()).toBe(1)
    stopping.abort()
    await expect.poll(() => read(second), patience).toBe('over')
    expect(streams.count()).toBe(0)
  })
})

describe('two processes on one PostgreSQL', () => {
  const first = new TestShop('postgres')
  let second: SecondProcess
  beforeAll(async () => {
    await first.open()
    second = await openSecond(first)
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })

  it('hear of each other’s notices within two seconds', async () => {
    const { headers } = await signIn(first.shop, 'manager')
    const stream = await readStream(second.origin, headers)
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      const name = await tell(first)
      const committed = performance.now()
      await expect.poll(() => names(stream), patience).toContain(name)
      waits.push((stream.events.at(-1)?.at ?? Number.POSITIVE_INFINITY) - committed)
    }
    stream.leave()
    process.stdout.write(`notice of another process after ${waits.map(Math.round).join(', ')} ms\n`)
    expect(Math.max(...waits)).toBeLessThan(2000)
  })

  it('hear of each other’s changes of orders (N5)', async () => {
    const { person, headers } = await signIn(first.shop, 'manager')
    const stream = await readStream(second.origin, headers)
    const by = { id: person.id, role: person.role, address: null }
    await inTransaction(first.db, (trx) =>
      recordAudit(trx, { kind: 'order-called', thing: { id: 'one' } }, { by, now: first.now }),
    )
    const committed = performance.now()
    await expect.poll(() => stream.changed, patience).toEqual([['one']])
    expect(performance.now() - committed).toBeLessThan(2000)
    stream.leave()
  })

  it('bring what committed later than it began', async () => {
    const { headers } = await signIn(first.shop, 'manager')
    const stream = await readStream(first.origin, headers)
    const earlier = { db: first.db, now: new Date(first.now.getTime() - 20_000) }
    const [now, then] = [await tell(first), await tell(earlier)]
    await expect.poll(() => names(stream).toSorted(), patience).toEqual([now, then].toSorted())
    stream.leave()
  })
})
