import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { readStream } from '#src/notices/stream-reader.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { say, stranger } from '../../attacks.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { makePlace, type Place } from '../faults/order-load.ts'
import { admin } from './processes.ts'
import { ReplicatedPostgres } from './replicated-postgres.ts'
import { StaffBrowser } from './staff-browser.ts'

/** In ms: by then a list is there, whatever became of the replica. */
const longestList = 2000
const lists = [
  '/api/orders?limit=5',
  '/api/orders',
  '/api/orderCounts',
  '/api/customers?limit=5',
  '/api/products?limit=5',
  '/api/letters?limit=5',
  '/api/inbox?limit=5',
  '/api/inboxCount',
  '/api/statistics',
  '/api/report?from=2026-03-01&to=2026-03-10',
  '/api/export/orders.csv',
]

let postgres: ReplicatedPostgres
let place: Place
let shop: RunningShop
afterEach(async () => {
  await shop?.stop()
  await postgres?.remove()
  place?.remove()
})

async function open({ replica = true, before = async () => {} } = {}) {
  postgres = await ReplicatedPostgres.start({ synchronous: false })
  place = await makePlace({ url: postgres.url })
  await before()
  shop = await startShop({
    ...place.env,
    ...(replica && { DATABASE_READ_URL: postgres.readUrl }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  const [writer, other] = [await StaffBrowser.signIn(shop.origin), await StaffBrowser.signIn(shop.origin)]
  await expect.poll(readiness).toMatch(/^ok/)
  return { writer, other }
}

const readiness = async () => (await fetch(`${shop.origin}/readyz`)).text()

/** A product gets a name while the replica shows nothing new; answers the name that each reads in the list then. */
async function renameUnseen(writer: StaffBrowser, readers: StaffBrowser[], name: string): Promise<string[]> {
  await expect.poll(readiness).toBe('ok')
  await postgres.pauseReplay()
  await writer.send('PATCH', `/api/updateProduct/${place.tote.id}`, { name })
  const seen = await Promise.all(readers.map(nameSeen))
  await postgres.resumeReplay()
  return seen
}

async function nameSeen(reader: StaffBrowser): Promise<string> {
  return (await reader.read('/api/products?limit=5')).json.data[0].name
}

it('who wrote sees it in the next list while the replica has not, others may see it later; control: with the cookie of before she does not either', async () => {
  const { writer, other } = await open()
  let [stale, blind] = [0, 0]
  for (let round = 1; round <= 5; round++) {
    const before = writer.copy()
    await Promise.all([nameSeen(other), nameSeen(before)])
    const name = `Name of round ${round}`
    const [own, elsewhere, withoutCookie] = await renameUnseen(writer, [writer, other, before], name)
    expect(own).toBe(name)
    if (elsewhere !== name) stale += 1
    if (withoutCookie !== name) blind += 1
  }
  say('a replica that shows nothing new, 5 times', {
    'older for others': stale,
    'older without cookie': blind,
  })
  // A busy machine may take longer than the second in which a replica may be behind.
  expect(stale).toBeGreaterThan(0)
  expect(blind).toBeGreaterThan(0)
})

it('who wrote sees it in the next list also where commits are answered before they are on the disk', async () => {
  const before = () => postgres.askPrimary('alter role postgres set synchronous_commit = off')
  const { writer } = await open({ before: async () => void (await before()) })
  await expect.poll(readiness).toBe('ok')
  const unseen: string[] = []
  for (let round = 1; round <= 20; round++) {
    const name = `Late on the disk ${round}`
    await writer.send('PATCH', `/api/updateProduct/${place.tote.id}`, { name })
    if ((await nameSeen(writer)) !== name) unseen.push(name)
  }
  expect(unseen).toEqual([])
})

it('an old primary that has what the new one never got is not read, though it follows that one now', async () => {
  const { writer } = await open({
    async before() {
      await postgres.cutReplication()
      await postgres.askPrimary("create table lost as select repeat('x', 500) from generate_series(1, 20000)")
      await postgres.killPrimary()
      await postgres.promote()
      await postgres.startOldPrimary()
    },
  })
  await nameSeen(writer)
  for (let round = 1; round <= 6; round++) {
    const name = `After the failover ${round}`
    await writer.send('PATCH', `/api/updateProduct/${place.tote.id}`, { name })
    expect(await nameSeen(writer)).toBe(name)
    expect(await readiness()).toBe(
      'ok\nread replica: follows another database than DATABASE_URL; the primary answers lists\n',
    )
    await wait(300)
  }
})

it('a replica that stays behind is left alone within seconds: everybody sees what was written, and /readyz says why', async () => {
  const { writer, other } = await open()
  await nameSeen(other)
  await postgres.pauseReplay()
  await writer.send('PATCH', `/api/updateProduct/${place.tote.id}`, { name: 'Behind' })
  await expect.poll(() => nameSeen(other), { timeout: 5000 }).toBe('Behind')
  await expect
    .poll(readiness)
    .toBe('ok\nread replica: is more than a second behind; the primary answers lists\n')
  await postgres.resumeReplay()
  await expect.poll(readiness).toBe('ok')
})

it('an order that staff are told of stands in the list they then ask for, however late the replica is', async () => {
  const { other } = await open()
  await other.read('/api/orders?limit=5')
  for (let round = 1; round <= 4; round++) {
    await expect.poll(readiness).toBe('ok')
    const stream = await readStream(shop.origin, other.headers)
    await postgres.pauseReplay()
    const { orderId } = await order(round)
    const late = wait(300).then(() => postgres.resumeReplay())
    await expect.poll(() => stream.events.length, { interval: 5 }).toBeGreaterThan(0)
    const { json } = await other.read('/api/orders?limit=5')
    expect(json.map((one: { orderId: string }) => one.orderId)).toContain(orderId)
    stream.leave()
    await late
  }
})

it('a replica that is too busy to be asked for notices has none told too early, and none twice', async () => {
  const { other } = await open()
  await other.read('/api/products?limit=5')
  await expect.poll(readiness).toBe('ok')
  const stream = await readStream(shop.origin, other.headers)
  await postgres.lockAtStandby('products')
  let isOver = false
  // More than may read there at once, each as long as a list may take.
  const busy = Array.from({ length: 24 }, async () => {
    while (!isOver) await other.copy().read('/api/products?limit=5')
  })
  await wait(200)
  await order(1)
  await expect.poll(() => stream.events.length, { interval: 5 }).toBe(1)
  const told = await readiness()
  isOver = true
  await postgres.resumeReplay()
  await Promise.all(busy)
  await expect.poll(readiness).toBe('ok')
  await wait(1500)
  stream.leave()
  expect(told).toContain('the primary answers lists')
  expect(stream.events.length).toBe(1)
})

it.each([
  ['is killed', async () => void (await postgres.killStandby())],
  ['stands still', async () => void postgres.freezeStandby()],
])(
  'a replica that %s while lists are read: each answers within 2 s, none fails, and /readyz says so',
  async (_, end) => {
    const { writer, other } = await open()
    const seen: { status: number; ms: number }[] = []
    let isOver = false
    const reading = [writer, other].map(async (reader) => {
      while (!isOver)
        for (const list of lists) {
          const began = performance.now()
          const { status } = await reader.read(list)
          seen.push({ status, ms: performance.now() - began })
        }
    })
    await expect.poll(() => seen.length).toBeGreaterThan(2 * lists.length)
    await end()
    await expect.poll(readiness).toBe('ok\nread replica: does not answer; the primary answers lists\n')
    const after = seen.length
    await expect.poll(() => seen.length).toBeGreaterThan(after + 2 * lists.length)
    isOver = true
    await Promise.all(reading)
    // Before the clean-up, which asks it to stop.
    await postgres.killStandby()
    say('the end of a replica', { lists: seen.length, 'longest ms': Math.max(...seen.map(({ ms }) => ms)) })
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(longestList)
  },
)

it('without DATABASE_READ_URL nobody gets the cookie, and the standby is asked nothing', async () => {
  const { writer } = await open({ replica: false })
  const asked = await postgres.readersOfStandby()
  const { headers } = await writer.read('/api/orders?limit=5')
  const written = await writer.send('PATCH', `/api/updateProduct/${place.tote.id}`, { name: 'Plain' })
  expect([headers.getSetCookie(), written.headers.getSetCookie(), asked]).toEqual([[], [], 0])
})

async function order(n: number): Promise<{ orderId: string }> {
  const answer = await fetch(`${shop.origin}/api/postOrder`, {
    method: 'POST',
    body: JSON.stringify(sampleOrder([{ product: place.tote }], { email: `maryam-${n}@example.com` })),
    headers: { 'content-type': 'application/json', ...stranger(n) },
  })
  return answer.json()
}
