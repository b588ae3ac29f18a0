import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, browserOf } from '#src/accounts/identity/browser.sample.ts'
import { addApp, later, prove } from '#src/accounts/second-factor/second-factor.sample.ts'
import { describeHosted } from '#test/account-shops.ts'
import { refused } from '#test/toolkit.ts'

const end = '/api/auth/popup-done'
const google = new OAuth2Server()
const env: Record<string, string> = { GOOGLE_CLIENT_ID: 'the-shop', GOOGLE_CLIENT_SECRET: 'its secret' }

beforeAll(async () => {
  await google.issuer.keys.generate('RS256')
  await google.start(0, 'localhost')
  env.GOOGLE_ISSUER = google.issuer.url ?? ''
  google.service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) =>
    Object.assign(payload, {
      sub: 'google-1',
      email: 'noor@example.com',
      email_verified: true,
      name: 'Noor',
    }),
  )
})
afterAll(() => google.stop())

/** Goes to Google and comes back; answers where the window ends. */
async function byGoogle(browser: Browser): Promise<string> {
  const asked = { provider: 'google', callbackURL: end, errorCallbackURL: end }
  const { json } = await browser.post('/api/auth/sign-in/social', asked)
  const consent = await fetch(json.url, { redirect: 'manual' })
  const back = new URL(consent.headers.get('location') ?? '')
  return (await browser.get(`${back.pathname}${back.search}`)).headers.location ?? ''
}

describeHosted(
  'Google, where a hosted provider keeps accounts',
  (shop, toolkit) => {
    it('signs in at the provider too, and binds the two', async () => {
      const browser = browserOf(shop)
      expect(await byGoogle(browser)).toBe(end)
      expect(toolkit.asked).toContain('signInWithIdp')
      expect((await browser.get('/api/auth/get-session')).json.user.email).toBe('noor@example.com')
      expect((await browser.post('/api/auth/update-user', { name: 'Noor H.' })).status).toBe(200)
      expect([...toolkit.accounts.values()][0]?.name).toBe('Noor H.')
      const methods = await shop.db.selectFrom('sign_in_methods').select('provider_id').execute()
      expect(methods.map((one) => one.provider_id).sort()).toEqual(['google', 'hosted'])
    })

    it('opens sessions like all others: told by letter, half without the factor, ended by rest', async () => {
      const email = 'noor@example.com'
      const first = browserOf(shop)
      await byGoogle(first)
      const { recoveryCodes } = await addApp(shop, { browser: first, email })
      later(shop, 2)
      const before = await shop.db.selectFrom('mail_outbox').select('id').execute()
      const browser = browserOf(shop)
      expect(await byGoogle(browser)).toBe(end)
      const told = await shop.db.selectFrom('mail_outbox').select('kind').execute()
      expect(told.length - before.length, 'the letter about a new device').toBe(1)
      expect((await browser.post('/api/jwt', { email })).status).toBe(401)
      expect((await prove(browser, { method: 'recovery', code: recoveryCodes[0] })).status).toBe(200)
      expect((await browser.post('/api/jwt', { email })).status).toBe(200)
      later(shop, 7 * 24 * 60)
      expect((await browser.post('/api/jwt', { email })).status).toBe(401)
      await shop.db.deleteFrom('second_factors').execute()
    })

    it.each([
      ['EMAIL_EXISTS', 'account_not_linked'],
      ['UNAUTHORIZED_DOMAIN : shop.test', 'unauthorized_domain'],
      ['INTERNAL', 'provider_unavailable'],
    ])('is refused where the provider refuses: %s', async (message, code) => {
      toolkit.instead = (call) => (call === 'signInWithIdp' ? refused(message) : undefined)
      const browser = browserOf(shop)
      expect(await byGoogle(browser)).toBe(`${end}?error=${code}`)
      expect((await browser.get('/api/auth/get-session')).json).toBeNull()
      toolkit.instead = undefined
    })

    it('is refused where the provider means somebody else, or asks whether two accounts are one', async () => {
      toolkit.claims = { email: 'else@example.com' }
      expect(await byGoogle(browserOf(shop))).toBe(`${end}?error=user_mismatch`)
      toolkit.claims = {}
      toolkit.instead = (call) => (call === 'signInWithIdp' ? [200, { needConfirmation: true }] : undefined)
      expect(await byGoogle(browserOf(shop))).toBe(`${end}?error=account_not_linked`)
      toolkit.instead = undefined
    })

    it('deletes the account of a session of the last ten minutes, there and here', async () => {
      const browser = browserOf(shop)
      await byGoogle(browser)
      shop.now = new Date(shop.now.getTime() + 11 * 60_000)
      expect((await browser.post('/api/auth/delete-user', {})).json.code).toBe('SESSION_EXPIRED')
      await byGoogle(browser)
      expect((await browser.post('/api/auth/delete-user', {})).status).toBe(200)
      expect([...toolkit.accounts.values()]).toEqual([])
      expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
    })
  },
  env,
)
