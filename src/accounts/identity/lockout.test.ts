import { expect, it } from 'vitest'
import { describeAccounts } from '#test/account-shops.ts'
import type { TestShop } from '#test/shop.ts'
import type { LocalToolkit } from '#test/toolkit.ts'
import { type Browser, browserOf } from './browser.sample.ts'

const password = 'a good long one'
const behindProxy = { TRUST_PROXY: '1' }

const from = (address: string) => ({ 'x-forwarded-for': address })

const guess = (shop: TestShop, email: string, address: string, given = 'not the one') =>
  shop.post('/api/auth/sign-in/email', { email, password: given }, from(address))

async function signUp(shop: TestShop, email: string, address: string): Promise<Browser> {
  const browser = browserOf(shop)
  const body = { name: 'Noor', email, password }
  expect((await browser.post('/api/auth/sign-up/email', body, from(address))).status).toBe(200)
  return browser
}

type Reset = { email: string; newPassword: string; toolkit: LocalToolkit | undefined }

async function resetTo(
  shop: TestShop,
  browser: Browser,
  { email, newPassword, toolkit }: Reset,
): Promise<void> {
  shop.now = new Date(shop.now.getTime() + 1000)
  await browser.post('/api/auth/request-password-reset', { email })
  const token = toolkit?.codeFor(email, 'PASSWORD_RESET') ?? (await mailedToken(shop, email))
  expect((await browser.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
}

async function mailedToken(shop: TestShop, email: string): Promise<string | null> {
  const { payload } = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'reset-password')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(JSON.parse(payload).link).searchParams.get('token')
}

describeAccounts(
  "a stranger who guesses somebody's password (I5')",
  (shop, toolkit) => {
    const email = 'noor@example.com'
    let owner: Browser

    it('stops at 10 from one address, and locks nobody out elsewhere', async () => {
      owner = await signUp(shop, email, '10.1.0.1')
      for (let n = 0; n < 10; n += 1) expect((await guess(shop, email, '10.9.0.1')).status).toBe(401)
      expect((await guess(shop, email, '10.9.0.1', password)).status).toBe(429)
      expect((await guess(shop, email, '10.1.0.1', password)).status).toBe(200)
    })

    it('does not count for what a live session asks, nor that for a sign-in', async () => {
      const change = { currentPassword: password, newPassword: 'a good longer one' }
      const wrong = { ...change, currentPassword: 'not the one' }
      for (let n = 0; n < 10; n += 1) {
        const { status } = await owner.post('/api/auth/change-password', wrong, from('10.9.0.1'))
        expect(status).toBe(422)
      }
      expect((await owner.post('/api/auth/change-password', change, from('10.9.0.1'))).status).toBe(429)
      expect((await guess(shop, email, '10.1.0.1', password)).status).toBe(200)
      shop.now = new Date(shop.now.getTime() + 15 * 60_000)
      expect((await owner.post('/api/auth/change-password', change, from('10.9.0.1'))).status).toBe(200)
    })

    it('has 100 tries an hour from all addresses; a browser the owner signed in on before is let through', async () => {
      const right = 'a good longer one'
      shop.now = new Date(shop.now.getTime() + 60 * 60_000)
      const known = browserOf(shop)
      const signIn = (browser: Browser, given: string, address: string) =>
        browser.post('/api/auth/sign-in/email', { email, password: given }, from(address))
      expect((await signIn(known, right, '10.1.0.1')).status).toBe(200)
      for (let n = 0; n < 100; n += 1)
        expect((await guess(shop, email, `10.8.0.${Math.trunc(n / 10)}`)).status, `try ${n + 1}`).toBe(401)
      expect((await guess(shop, email, '10.7.0.1', right)).status).toBe(429)
      expect((await signIn(known, right, '10.8.0.1')).status).toBe(200)
      for (let n = 0; n < 10; n += 1) expect((await signIn(known, 'wrong', '10.1.0.1')).status).toBe(401)
      expect((await signIn(known, right, '10.1.0.1')).status).toBe(429)
    })

    it('is told nothing: an unknown account is refused in the same words after as many tries', async () => {
      const unknown = 'nobody@example.com'
      for (let n = 0; n < 100; n += 1) await guess(shop, unknown, `10.6.0.${Math.trunc(n / 10)}`)
      const [one, other] = [await guess(shop, email, '10.5.0.1'), await guess(shop, unknown, '10.5.0.1')]
      expect([one.status, one.text]).toEqual([429, other.text])
    })

    it('loses the lock when the owner chooses a new password by mail', async () => {
      const elsewhere = browserOf(shop)
      await resetTo(shop, elsewhere, { email, newPassword: 'a fresh long one', toolkit })
      expect((await guess(shop, email, '10.4.0.1', 'a fresh long one')).status).toBe(200)
      expect((await guess(shop, email, '10.8.0.1', 'a fresh long one')).status).toBe(200)
    })

    it('is no known browser any more once the password is another', async () => {
      const before = browserOf(shop)
      const body = { email, password: 'a fresh long one' }
      await before.post('/api/auth/sign-in/email', body, from('10.4.0.1'))
      await resetTo(shop, browserOf(shop), { email, newPassword: 'the newest long one', toolkit })
      for (let n = 0; n < 10; n += 1) await guess(shop, email, '10.3.0.1')
      const right = { email, password: 'the newest long one' }
      expect((await before.post('/api/auth/sign-in/email', right, from('10.3.0.1'))).status).toBe(429)
    })
  },
  behindProxy,
)

describeAccounts(
  'one password tried on many accounts',
  (shop) => {
    it('is over after 30 from one address, whatever good sign-ins of their own come between', async () => {
      await signUp(shop, 'own@example.com', '10.1.0.1')
      for (let n = 0; n < 30; n += 1) {
        expect((await guess(shop, `person${n}@example.com`, '10.1.0.1')).status).toBe(401)
        if (n % 10 === 5)
          expect((await guess(shop, 'own@example.com', '10.1.0.1', password)).status).toBe(200)
      }
      expect((await guess(shop, 'one-more@example.com', '10.1.0.1')).status).toBe(429)
      expect((await guess(shop, 'one-more@example.com', '10.2.0.1')).status).toBe(401)
    })
  },
  behindProxy,
)
