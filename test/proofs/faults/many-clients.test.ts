import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flood, open, residentOf, say, startUnderAttack, watch } from '../../attacks.ts'
import type { RunningShop } from '../../running-shop.ts'

const idleCount = 5000
const slowCount = 1000
const watchedMs = 20_000

let shop: RunningShop
beforeAll(async () => {
  shop = await startUnderAttack()
})
afterAll(() => shop?.remove())

/** So many clients that are always there: whom the shop sends away comes again. `act` is what one does. */
async function keepOpen(count: number, act: (socket: Socket) => unknown, said: string) {
  const sockets = new Set<Socket>()
  let [ended, sentAway] = [false, 0]
  async function come() {
    const socket = await open(shop, said)
    if (ended) return void socket.destroy()
    sockets.add(socket)
    act(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      sentAway += 1
      // A shop that takes nobody must not be asked in a loop.
      if (!ended) setTimeout(() => void come().catch(() => undefined), 100)
    })
  }
  await flood(count, 100, come)
  return {
    here: () => sockets.size,
    sentAway: () => sentAway,
    end: () => {
      ended = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

const page = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

/** Somebody who reads a page and then does nothing. */
const keepIdle = () => keepOpen(idleCount, (socket) => socket.resume(), page('/healthz'))

/** Somebody who reads about 1 kB/s of a page of 100 kB and more. */
function readSlowly(socket: Socket) {
  const reading = setInterval(() => void socket.read(1024), 1000)
  socket.once('close', () => clearInterval(reading))
}

/** Somebody whose request comes letter by letter. */
function writeSlowly(socket: Socket) {
  socket.resume()
  const writing = setInterval(() => void (socket.writable && socket.write('a')), 1000)
  socket.once('close', () => clearInterval(writing))
}

test('5,000 idle connections and 1,000 slow clients: a good client’s p99 stays under 100 ms', async () => {
  await watch(shop, '/', () => wait(1000))
  const alone = await watch(shop, '/', () => wait(4000))
  const before = residentOf(shop)
  const clients = await Promise.all([
    keepIdle(),
    keepOpen(slowCount / 2, readSlowly, page('/')),
    keepOpen(slowCount / 2, writeSlowly, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '),
  ])
  let fewest = idleCount + slowCount
  const counting = setInterval(() => {
    fewest = Math.min(
      fewest,
      clients.reduce((sum, one) => sum + one.here(), 0),
    )
  }, 500)
  const good = await watch(shop, '/', () => wait(watchedMs))
  clearInterval(counting)
  say('5,000 idle and 1,000 slow clients', {
    'page p99 ms': good.p99,
    'longest ms': good.longest,
    'p99 of nobody else': alone.p99,
    'fewest there': fewest,
    'sent away': clients.reduce((sum, one) => sum + one.sentAway(), 0),
    'memory +MB': good.memory - before,
  })
  for (const one of clients) one.end()
  expect(good.statuses).toEqual([200])
  expect(fewest).toBeGreaterThan(5500)
  expect(good.p99).toBeLessThan(Math.max(100, 6 * alone.p99))
})

test('control: a shop that may keep 2,000 files open lets the good client wait', async () => {
  execFileSync('prlimit', ['--pid', String(shop.pid), '--nofile=2000:2000'])
  const idle = await keepIdle()
  const answered = await isAnsweredIn(2000)
  idle.end()
  expect(answered).toBe(false)
})

async function isAnsweredIn(ms: number): Promise<boolean> {
  const socket = await open(shop, page('/'))
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null), wait(ms)])
  socket.destroy()
  return Array.isArray(answer)
}
