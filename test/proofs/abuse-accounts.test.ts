import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { openDatabase } from '#src/db/open.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { say, send, startUnderAttack, stranger } from '../attacks.ts'
import type { RunningShop } from '../running-shop.ts'

const password = 'a good long one'
const email = 'noor@example.com'
let shop: RunningShop

let bag: Awaited<ReturnType<typeof stockOne>>

beforeAll(async () => {
  const empty = await startUnderAttack({ DEMO: '0' })
  await empty.stop()
  const { db, close } = await openDatabase({ dir: empty.dataDir })
  bag = await stockOne(db)
  await close()
  shop = await startUnderAttack({
    DEMO: '0',
    DATA_DIR: empty.dataDir,
    SHOP_MAIL: 'boss@haqiba.example',
  })
  const signedUp = await send(shop, '/api/auth/sign-up/email', { name: 'Noor', email, password }, stranger(1))
  expect(signedUp.status).toBe(200)
})
afterAll(() => shop?.remove())

async function signIn(whose: string, given: string, from: number, headers: Record<string, string> = {}) {
  const body = { email: whose, password: given }
  const answer = await send(shop, '/api/auth/sign-in/email', body, { ...stranger(from), ...headers })
  await answer.arrayBuffer()
  return answer.status
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

test('one password on 60 accounts from one address: 30 are tried', async () => {
  const began = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, n) => signIn(`victim-${n}@example.com`, 'Summer2026!', 50)),
  )
  say('spraying', {
    tried: count(statuses, 401),
    refused: count(statuses, 429),
    ms: performance.now() - began,
  })
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 30])
  // Control: from as many addresses they are all tried, so it is the address that is counted.
  const spread = await Promise.all(
    Array.from({ length: 40 }, (_, n) => signIn(`other-${n}@example.com`, 'Summer2026!', 1000 + n)),
  )
  expect(count(spread, 401)).toBe(40)
})

test('200 wrong passwords from 20 addresses: 100 are tried, and the owner is let in on her browser', async () => {
  const entered = await send(shop, '/api/auth/sign-in/email', { email, password }, stranger(2))
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, n) => signIn(email, `guess ${n}`, 60 + (n % 20))),
  )
  say('guessing', { tried: count(statuses, 401), refused: count(statuses, 429) })
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 100])
  expect(await signIn(email, password, 3, { cookie })).toBe(200)
  // Control: without what her browser knows she is one of the strangers.
  expect(await signIn(email, password, 4)).toBe(429)
})

test('15 orders in the name of one mailbox: all are taken, 3 are told to it and 15 to the shop', async () => {
  const order = sampleOrder([{ product: bag }], { email: 'victim@example.com' })
  const letters = () =>
    readdirSync(path.join(shop.dataDir, 'mail')).map((file) =>
      readFileSync(path.join(shop.dataDir, 'mail', file), 'utf8'),
    )
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async (_, n) => {
      return (await send(shop, '/api/postOrder', order, stranger(510 + n))).status
    }),
  )
  expect(statuses).toEqual(Array(15).fill(200))
  const to = (whom: RegExp) =>
    letters().filter((letter) => whom.test(letter.split('\r\n\r\n', 1)[0] ?? '')).length
  const toVictim = () => to(/^To:.*victim@example\.com/im)
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(18)
  say('mail bombing', {
    orders: 15,
    'letters to the mailbox': toVictim(),
    'letters in all': letters().length,
  })
  expect(toVictim()).toBe(3)
})

test('60 reset letters asked for in the name of the owner: 5 of one address are sent, and she can still ask', async () => {
  const ask = async (from: number) =>
    (await send(shop, '/api/auth/request-password-reset', { email }, stranger(from))).status
  const statuses = await Promise.all(Array.from({ length: 60 }, () => ask(700)))
  say('reset letters', { sent: count(statuses, 200) })
  expect(count(statuses, 200)).toBe(5)
  expect(await ask(701)).toBe(200)
})
