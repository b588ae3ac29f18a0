import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countCall, deleteOldCallCounts } from '#src/db/call-counts.ts'
import type { Db } from '#src/db/db.ts'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import { TestShop } from '#test/shop.ts'
import { addressOf, isNeighbour } from './address.ts'
import type { ApiEnv } from './api-router.ts'
import { createLog } from './log.ts'
import { problemReply } from './problem-reply.ts'
import { limitPerAddress } from './rate-limit.ts'
import { serve } from './test-server.ts'

type Options = Partial<Parameters<typeof limitPerAddress>[1]>

function limited(options: Options, db?: Db) {
  const app = new Hono<ApiEnv>()
  const log = createLog('silent')
  app.onError((error, c) => problemReply(c, error, { log, isDatabaseUnavailable }))
  app.use(limitPerAddress(db, { name: 'test', points: 3, seconds: 60, trustProxy: 0, ...options }))
  app.get('/', (c) => c.text('ok'))
  return app
}

async function statuses(options: Options, forwarded: (i: number) => string, calls = 5) {
  const ask = await serve(getRequestListener(limited(options).fetch))
  const found: number[] = []
  for (let i = 0; i < calls; i++) found.push((await ask('/', { 'x-forwarded-for': forwarded(i) })).status)
  return found
}

it('lets an address make its calls, then says when to come back', async () => {
  const ask = await serve(getRequestListener(limited({}).fetch))
  for (const _ of [1, 2, 3]) expect((await ask('/')).status).toBe(200)
  const refused = await ask('/')
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
})

it('says a long time in minutes', async () => {
  const ask = await serve(getRequestListener(limited({ points: 1, seconds: 15 * 60 }).fetch))
  await ask('/')
  expect(String((await ask('/')).body)).toContain('Please try again in 15 min.')
})

it('counts again after the time is over', async () => {
  const ask = await serve(getRequestListener(limited({ points: 1, seconds: 1 }).fetch))
  const status = async () => (await ask('/')).status
  expect(await status()).toBe(200)
  // Two calls within one second: the next window, where the machine was too busy for the first.
  await expect.poll(status).toBe(429)
  await expect.poll(async () => (await ask('/')).status).toBe(200)
})

it('gives no fresh quota for forged entries', async () => {
  const forged = (i: number) => `10.0.0.${i}, 203.0.113.9`
  expect(await statuses({}, (i) => `10.0.0.${i}`)).toEqual([200, 200, 200, 429, 429])
  expect(await statuses({ trustProxy: 1 }, forged)).toEqual([200, 200, 200, 429, 429])
  expect(await statuses({ trustProxy: 1 }, (i) => `203.0.113.9, 10.0.0.${i}`)).toEqual([
    200, 200, 200, 200, 200,
  ])
  expect(await statuses({ trustProxy: 2 }, (i) => `6.6.6.${i}, 203.0.113.9, 10.0.0.${i}`)).toEqual([
    200, 200, 200, 429, 429,
  ])
})

it('remembers a bounded number of addresses', async () => {
  const app = { trustProxy: 1, maxAddresses: 2, points: 1 }
  const visits = ['1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3', '1.1.1.1']
  expect(await statuses(app, (i) => visits[i] ?? '')).toEqual([200, 429, 200, 200, 200])
})

it('counts a /48 of IPv6 too, so that a renter of many networks gets no fresh quota for ever', async () => {
  const visits = (prefix: string) =>
    statuses({ trustProxy: 1, points: 1 }, (i) => `2001:db8:${prefix}${i}::1`, 10)
  expect(await visits('1:')).toEqual([...Array(8).fill(200), 429, 429])
  expect(await visits('')).toEqual(Array(10).fill(200))
})

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.1', true],
  ['172.32.0.1', false],
  ['203.0.113.9', false],
  ['100.64.0.1', false],
  ['0:0:0:0::/64', true],
  ['fd12:0:0:0::/64', true],
  ['2001:db8:1:2::/64', false],
])('%s is a neighbour: %s', (address, is) => expect(isNeighbour(address)).toBe(is))

it('does not count calls in process', async () => {
  const app = limited({ points: 1 })
  for (const _ of [1, 2, 3]) expect((await app.request('/')).status).toBe(200)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  const incoming = { socket: { remoteAddress: address }, headers: {} }
  expect(addressOf(incoming, 0)).toBe(network)
})

describe('two processes on one PostgreSQL', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  const asked = async (ask: Awaited<ReturnType<typeof serve>>, times: number) => {
    const found: number[] = []
    for (let n = 0; n < times; n++) found.push((await ask('/')).status)
    return found
  }
  const processOf = (options: Options, db: Db | undefined) =>
    serve(getRequestListener(limited(options, db).fetch))

  it('count together what one address asks; another limit and another address count for themselves', async () => {
    const [one, two] = [await processOf({}, shop.db), await processOf({}, shop.db)]
    expect(await asked(one, 2)).toEqual([200, 200])
    expect(await asked(two, 3)).toEqual([200, 429, 429])
    expect(await asked(one, 2)).toEqual([429, 429])
    expect(await asked(await processOf({ name: 'another' }, shop.db), 1)).toEqual([200])
    const elsewhere = await processOf({ trustProxy: 1 }, shop.db)
    expect((await elsewhere('/', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
  })

  it('let no more through when all ask at once', async () => {
    const limit = { name: 'at once' }
    const both = [await processOf(limit, shop.db), await processOf(limit, shop.db)]
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => both[n % 2]?.('/').then(({ status }) => status)),
    )
    expect(all.filter((status) => status === 200)).toHaveLength(3)
  })

  it('count anew when the time is over', async () => {
    const limit = { name: 'soon over', points: 1, seconds: 1 }
    const [one, two] = [await processOf(limit, shop.db), await processOf(limit, shop.db)]
    await expect.poll(async () => (await asked(one, 1)).concat(await asked(two, 1))).toEqual([200, 429])
    for (const ask of [one, two]) await expect.poll(async () => (await ask('/')).status).toBe(200)
  })

  it('ask the database nothing for an address that was refused; old counts are forgotten', async () => {
    const [one, two] = [
      await processOf({ name: 'flood' }, shop.db),
      await processOf({ name: 'flood' }, shop.db),
    ]
    await asked(one, 3)
    await asked(two, 10)
    const count = await countCall(shop.db, ['flood', '127.0.0.1'], 60)
    expect(count?.calls).toBe(5)
    expect(await deleteOldCallCounts(shop.db, new Date())).toBe(0)
    expect(await deleteOldCallCounts(shop.db, new Date(Date.now() + 61_000))).toBeGreaterThan(0)
    expect((await countCall(shop.db, ['flood', '127.0.0.1'], 60))?.calls).toBe(1)
  })
})
