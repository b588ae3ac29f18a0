import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { NewProduct } from '#src/catalogue/product/product-fields.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { flood, say, stranger } from '../../attacks.ts'
import { accountOf, lettersSent, nothingLost, OrderLoad } from '../faults/order-load.ts'
import { admin, type Processes, startProcesses } from './processes.ts'

let processes: Processes | undefined
afterEach(() => processes?.stop())

describe.each([2, 4])('%i processes on one PostgreSQL behind nginx', (count) => {
  it('take orders together: none lost or doubled, no number twice, every letter once, and all of them work', async () => {
    processes = await startProcesses(count)
    const { place, origin, shops } = processes
    const began = performance.now()
    const load = new OrderLoad(place, () => origin, { shoppers: 10 })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(200)
    await load.end()
    const seconds = (performance.now() - began) / 1000
    await lettersSent(place)
    expect(await accountOf(load)).toEqual({ ...nothingLost, acknowledged: load.acknowledged.size })
    const taken = await Promise.all(shops.map(({ origin }) => requestsAt(origin)))
    say(`${count} processes`, {
      orders: load.acknowledged.size,
      'orders/s': load.acknowledged.size / seconds,
      ...Object.fromEntries(taken.map((requests, n) => [`requests at ${n + 1}`, requests])),
    })
    expect(Math.min(...taken)).toBeGreaterThan(10)
  })

  it('sell 20 pieces 20 times, know a key, count tries and calls together, and begin and end a session for all', async () => {
    processes = await startProcesses(count)
    expect(await observe(processes)).toEqual({
      sold: 20,
      ordersOfOneKey: 1,
      messagesOfOneAddress: 10,
      wrongPasswords: 10,
      session: Array(count).fill(200),
      sessionAfterItsEnd: Array(count).fill(401),
    })
  })
})

it('control: two processes that do not share the database are found out in all of it', async () => {
  processes = await startProcesses(2, { apart: true })
  expect(await observe(processes)).toEqual({
    sold: 40,
    ordersOfOneKey: 2,
    messagesOfOneAddress: 20,
    wrongPasswords: 20,
    session: [200, 401],
    sessionAfterItsEnd: [200, 401],
  })
  const { place, origin } = processes
  const load = new OrderLoad(place, () => origin)
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(50)
  await load.end()
  expect((await accountOf(load)).lost).not.toEqual([])
})

/** What several processes must agree about, asked at the same moment. */
async function observe({ shops, origin, place, rare }: Processes) {
  const key = randomUUID()
  const ofOneKey = await Promise.all(shops.map((shop) => order(shop.origin, place.tote, key)))
  const rareOnes = await Promise.all(Array.from({ length: 60 }, () => order(origin, rare, randomUUID())))
  const contact = { fullName: 'Salma Al Harthy', email: 'salma@example.com', message: 'Is it still there?' }
  const messages = await many(24, () => send(origin, '/api/contact', contact, stranger(1)))
  const wrong = { ...admin, password: 'not-the-password-1' }
  const tries = await many(24, () => send(origin, '/api/auth/sign-in/email', wrong, stranger(2)))
  return {
    sold: rareOnes.filter(({ status }) => status === 200).length,
    ordersOfOneKey: new Set(ofOneKey.map(({ said }) => said.insertedId)).size,
    messagesOfOneAddress: messages.filter(({ status }) => status === 200).length,
    wrongPasswords: tries.filter(({ status }) => status === 401).length,
    ...(await observeSession(shops.map((shop) => shop.origin))),
  }
}

/** A session of the admin, made at the first process and ended at the last. */
async function observeSession(origins: string[]) {
  const [first = '', last = first] = [origins[0], origins.at(-1)]
  const { cookie } = await send(first, '/api/auth/sign-in/email', admin, stranger(3))
  const { said } = await send(first, '/api/jwt', { email: admin.email }, { ...stranger(3), cookie })
  const read = () =>
    Promise.all(
      origins.map(async (one) => {
        const headers = { authorization: `Bearer ${said.token}` }
        return (await fetch(`${one}/api/orders?limit=1`, { headers })).status
      }),
    )
  const session = await read()
  await send(last, '/api/auth/sign-out', {}, { ...stranger(3), cookie })
  return { session, sessionAfterItsEnd: await read() }
}

let shoppers = 0

/** As a browser: with 503, under which many at once may fall, it asks again with its key. */
async function order(origin: string, product: NewProduct, key: string) {
  shoppers += 1
  const headers = { ...stranger(shoppers), 'idempotency-key': key }
  const body = sampleOrder([{ product }], { name: 'Maryam', email: `maryam-${key}@example.com` })
  for (;;) {
    const answer = await send(origin, '/api/postOrder', body, headers)
    if (answer.status !== 503) return answer
    await wait(100)
  }
}

/** Four at a time. */
async function many<T>(times: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  await flood(times, 4, async () => void answers.push(await ask()))
  return answers
}

async function send(origin: string, path: string, body: unknown, headers: Record<string, string>) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  return { status: answer.status, said: await answer.json(), cookie: cookie.join('; ') }
}

/** How many requests a process has answered. */
async function requestsAt(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return [...text.matchAll(/^haqiba_http_requests_total\S* (\d+)/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  )
}
