import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '#test/shop.ts'
import { type Browser, browserOf } from './browser.sample.ts'

async function signUp(shop: TestShop, email: string, address: string): Promise<Browser> {
  const browser = browserOf(shop)
  const body = { name: 'Noor', email, password: 'a good long one' }
  const { status } = await browser.post('/api/auth/sign-up/email', body, { 'x-forwarded-for': address })
  expect(status).toBe(200)
  return browser
}

async function lettersTo(shop: TestShop, kind: 'verify-email' | 'reset-password', like: RegExp) {
  const rows = await shop.db
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('kind', '=', kind)
    .where('recipient', '!=', '')
    .execute()
  return rows.filter(({ recipient }) => like.test(recipient)).length
}

describeShop(
  'accounts opened in the name of a mailbox that nobody proved (I5)',
  (shop) => {
    it('are all opened, and ten letters a day ask it, whatever stands behind a plus or where dots do', async () => {
      for (let n = 0; n < 14; n += 1) await signUp(shop, `victim+${n}@example.com`, `203.0.113.${n}`)
      expect(await lettersTo(shop, 'verify-email', /^victim/)).toBe(10)
      const dotted = ['v.ictim', 'vi.ctim', 'vic.tim', 'vict.im', 'victi.m', 'v.i.ctim', 'v.i.c.tim']
      for (const host of ['gmail.com', 'googlemail.com'])
        for (const name of dotted) await signUp(shop, `${name}@${host}`, '203.0.114.7')
      expect(await lettersTo(shop, 'verify-email', /@g/)).toBe(10)
    })

    it('leave the owner of the mailbox letters of its own, ten a day, and say so after that', async () => {
      const email = 'victim@example.com'
      const owner = await signUp(shop, email, '203.0.115.1')
      const ask = () => owner.post('/api/auth/send-verification-email', { email })
      const statuses: number[] = []
      for (let n = 0; n < 12; n += 1) {
        statuses.push((await ask()).status)
        shop.now = new Date(shop.now.getTime() + 16 * 60_000)
      }
      expect(statuses).toEqual([...Array(9).fill(200), 429, 429, 429])
      expect((await ask()).json.detail).toMatch(/too many/)
      expect(await lettersTo(shop, 'verify-email', /^victim@/)).toBe(10)
      shop.now = new Date(shop.now.getTime() + 24 * 3600_000)
      expect((await owner.post('/api/jwt', { email })).status).toBe(200)
      expect((await ask()).status).toBe(200)
    })

    it('have thirty reset letters an hour together', async () => {
      for (let n = 0; n < 40; n += 1) {
        const email = `victim+${n % 14}@example.com`
        await shop.post(
          '/api/auth/request-password-reset',
          { email },
          { 'x-forwarded-for': `203.0.116.${n}` },
        )
      }
      expect(await lettersTo(shop, 'reset-password', /^victim/)).toBe(30)
    })
  },
  { TRUST_PROXY: '1' },
)
