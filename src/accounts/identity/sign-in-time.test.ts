import { hashSync } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { describeAccounts } from '#test/account-shops.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import type { LocalToolkit } from '#test/toolkit.ts'

const password = 'a good long one'

/** What one call costs, in ms, seen from outside. */
async function time(work: () => Promise<{ status: number }>, status: number): Promise<number> {
  const from = performance.now()
  expect((await work()).status).toBe(status)
  return performance.now() - from
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0

/**
 * A median difference under 5 ms or under 5 % (I5). The two calls are made by turns, so that a busy machine is as
 * busy for the one as for the other; and where its noise is larger than the bound, more turns are taken.
 */
async function expectAlike(one: () => Promise<number>, other: () => Promise<number>) {
  const [ones, differences]: [number[], number[]] = [[], []]
  const isAlike = () => Math.abs(median(differences)) < Math.max(5, median(ones) * 0.05)
  for (let turn = 0; turn < 30 || (turn < 200 && !isAlike()); turn += 1) {
    const isEven = turn % 2 === 0
    const first = await (isEven ? one : other)()
    const second = await (isEven ? other : one)()
    ones.push(isEven ? first : second)
    differences.push(isEven ? first - second : second - first)
  }
  expect({ difference: median(differences), usual: median(ones), isAlike: isAlike() }).toMatchObject({
    isAlike: true,
  })
  return median(ones)
}

describeAccounts('a known and an unknown e-mail', tellTimes, { TRUST_PROXY: '1' })

function tellTimes(shop: TestShop, toolkit?: LocalToolkit): void {
  const nextWindow = (round: number) => {
    // A fresh quarter of an hour, so that the limit never answers first.
    if (round % 4 === 0) shop.now = new Date(shop.now.getTime() + 15 * 60_000)
  }
  let calls = 0
  // The limit of an address keeps the real time: each of them asks a hundred times.
  const addressOf = (call: number) => `10.4.0.${Math.trunc(call / 100)}`
  const ask = (path: string, body: object, status: number) =>
    time(() => shop.post(`/api/auth/${path}`, body, { 'x-forwarded-for': addressOf(calls++) }), status)

  it('take the same time to be refused', async () => {
    await signUp(shop)
    let round = 0
    const refuse = (email: string) => {
      nextWindow(round++)
      return ask('sign-in/email', { email, password: 'not the one' }, 401)
    }
    const usual = await expectAlike(
      () => refuse('known@example.com'),
      () => refuse('unknown@example.com'),
    )
    // Both are hashed, unless the provider does that: an answer without would come in a fraction of this.
    if (!toolkit) expect(usual).toBeGreaterThan(8)
  }, 600_000)

  it('take the same time to be sent a reset link', async () => {
    let round = 0
    const forget = (email: string) => {
      nextWindow(round++)
      return ask('request-password-reset', { email }, 200)
    }
    await expectAlike(
      () => forget('known@example.com'),
      () => forget('unknown@example.com'),
    )
  }, 600_000)
}

// Of the shop's own accounts: the hosted provider of the tests lives in the same thread.
describeShop('30 sign-ins at once', (shop) => {
  it('take next to nothing of the thread that answers pages', async () => {
    await signUp(shop)
    await Promise.all(Array.from({ length: 10 }, (_, index) => ask(shop, `early${index}@example.com`)))
    const before = process.threadCpuUsage()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(shop, index % 2 === 0 ? `person${index}@example.com` : 'known@example.com'),
      ),
    )
    const { user, system } = process.threadCpuUsage(before)
    const msEach = (user + system) / 1000 / 30
    const from = process.threadCpuUsage()
    hashSync(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const hash = process.threadCpuUsage(from)
    // One hash costs the thread it runs on about as much as all the rest of a sign-in together.
    expect(msEach).toBeLessThan((1.5 * (hash.user + hash.system)) / 1000)
  })
})

const ask = (shop: TestShop, email: string) => shop.post('/api/auth/sign-in/email', { email, password })

async function signUp(shop: TestShop): Promise<void> {
  await shop.post('/api/auth/sign-up/email', { name: 'Known', email: 'known@example.com', password })
}
