import { expect, it } from 'vitest'
import { describeAccounts } from '#test/account-shops.ts'
import type { TestShop } from '#test/shop.ts'

const password = 'a good long one'

async function account(shop: TestShop, email: string): Promise<void> {
  await shop.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
}

const signIn = (shop: TestShop, email: string, given: string, headers: Record<string, string> = {}) =>
  shop.post('/api/auth/sign-in/email', { email, password: given }, headers)

async function statusOfAttempts(shop: TestShop, email: string, count: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      signIn(shop, email, `guess number ${index}`, { 'x-forwarded-for': `10.1.${index}.1` }),
    ),
  )
  return answers.map((one) => one.status)
}

const minutes = (count: number) => count * 60_000

describeAccounts('guessing a password', (shop) => {
  it('is over after 10 attempts, also of 30 at once, for known and unknown e-mails alike', async () => {
    await account(shop, 'known@example.com')
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const statuses = await statusOfAttempts(shop, email, 30)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    }
    const owner = await signIn(shop, 'KNOWN@example.com', password)
    expect([owner.status, owner.headers['content-type'], owner.json.code]).toEqual([
      429,
      'application/problem+json',
      'TOO_MANY_ATTEMPTS',
    ])
    expect(Number(owner.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(owner.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  it('lets the owner in afterwards', async () => {
    shop.now = new Date(shop.now.getTime() + minutes(15))
    expect((await signIn(shop, 'known@example.com', password)).status).toBe(200)
  })

  it('counts anew after the owner came in, and never for another account', async () => {
    await account(shop, 'other@example.com')
    for (let round = 0; round < 3; round += 1) {
      expect(await statusOfAttempts(shop, 'other@example.com', 9)).toEqual(Array(9).fill(401))
      expect((await signIn(shop, 'other@example.com', password)).status).toBe(200)
    }
    expect((await signIn(shop, 'known@example.com', password)).status).toBe(200)
  })

  it('holds for all processes of the shop, and through a restart', async () => {
    await statusOfAttempts(shop, 'other@example.com', 10)
    await shop.restart()
    expect((await signIn(shop, 'other@example.com', password)).status).toBe(429)
  })

  it('keeps no e-mail of anybody in its table', async () => {
    const rows = await shop.db.selectFrom('account_tries').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})

describeAccounts('many accounts from one address', (shop) => {
  it('are limited too, and a forged X-Forwarded-For is no fresh address', async () => {
    const malformed = (index: number) =>
      shop.post('/api/auth/sign-in/email', { email: 'x' }, { 'x-forwarded-for': `10.2.${index}.1` })
    const statuses: number[] = []
    for (let index = 0; index < 301; index += 1) statuses.push((await malformed(index)).status)
    expect(statuses.slice(0, 300)).toEqual(Array(300).fill(400))
    expect(statuses[300]).toBe(429)
  })
})

describeAccounts(
  'many accounts behind a proxy the shop believes',
  (shop) => {
    it('are limited by the address it names', async () => {
      const ask = (address: string) =>
        shop.post('/api/auth/sign-in/email', { email: 'x' }, { 'x-forwarded-for': address })
      for (let index = 0; index < 300; index += 1) await ask('10.3.0.1')
      expect((await ask('10.3.0.1')).status).toBe(429)
      expect((await ask('10.3.0.2')).status).toBe(400)
    })
  },
  { TRUST_PROXY: '1' },
)
