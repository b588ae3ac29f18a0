import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#src/db/errors.ts'
import { addressOf, isNeighbour } from './address.ts'
import type { ApiEnv } from './api-router.ts'
import { createLog } from './log.ts'
import { problemReply } from './problem-reply.ts'
import { limitPerAddress } from './rate-limit.ts'
import { serve } from './test-server.ts'

function limited(options: Partial<Parameters<typeof limitPerAddress>[0]>) {
  const app = new Hono<ApiEnv>()
  const log = createLog('silent')
  app.onError((error, c) => problemReply(c, error, { log, isDatabaseUnavailable }))
  app.use(limitPerAddress({ points: 3, seconds: 60, trustProxy: 0, ...options }))
  app.get('/', (c) => c.text('ok'))
  return app
}

async function statuses(options: Parameters<typeof limited>[0], forwarded: (i: number) => string, calls = 5) {
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
