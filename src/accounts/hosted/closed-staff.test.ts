import { beforeEach, expect, it } from 'vitest'
import { type Browser, browserOf } from '#src/accounts/identity/browser.sample.ts'
import { describeHosted } from '#test/account-shops.ts'
import { endClosedStaff } from './end-closed-staff.ts'

const password = 'a good long one'
const never = new AbortController().signal

describeHosted('an account that is closed at the hosted provider (I16)', (shop, toolkit) => {
  let email: string
  let browser: Browser
  const open = async (role: 'manager' | 'customer') => {
    const own = browserOf(shop)
    const whose = `${crypto.randomUUID()}@example.com`
    await own.post('/api/auth/sign-up/email', { name: 'Noor', email: whose, password })
    await shop.db.updateTable('users').set({ role, email_verified: 1 }).where('email', '=', whose).execute()
    return [own, whose] as const
  }
  const theirs = () => {
    const account = [...toolkit.accounts.values()].find((one) => one.email === email)
    if (!account) throw new Error('no such account')
    return account
  }
  const ask = () => endClosedStaff(shop.shop, never, toolkit.place())
  const isIn = async (who: Browser) => (await who.get('/api/auth/get-session')).json !== null
  const tokenOf = async (who: Browser, whose: string) =>
    (await who.post('/api/jwt', { email: whose })).json.token

  beforeEach(async () => {
    // The provider is asked about nobody of the tests before.
    await shop.db.deleteFrom('sessions').execute()
    ;[browser, email] = await open('manager')
  })

  it.each<[string, () => void]>([
    ['disabled', () => Object.assign(theirs(), { disabled: true })],
    ['deleted', () => toolkit.accounts.delete(theirs().localId)],
  ])(
    '%s: nobody signs in to it, proves anything by it, and within the hour its open sessions and tokens end',
    async (_, close) => {
      const token = await tokenOf(browser, email)
      const asks = () => shop.get('/api/orders?limit=1', { authorization: `Bearer ${token}` })
      expect((await asks()).status).toBe(200)
      close()
      const again = await browserOf(shop).post('/api/auth/sign-in/email', { email, password })
      expect([again.status, again.json.code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD'])
      const change = { currentPassword: password, newPassword: 'another good long one' }
      expect((await browser.post('/api/auth/change-password', change)).status).not.toBe(200)
      const proof = { method: 'password', password }
      const proved = await browser.post('/api/auth/second-factor/prove', proof)
      expect([proved.status, proved.json.code]).toEqual([422, 'INVALID_PASSWORD'])
      expect(await isIn(browser)).toBe(true)
      await ask()
      expect([await isIn(browser), (await asks()).status]).toEqual([false, 401])
      const lines = await shop.db.selectFrom('audit_lines').select(['kind', 'actor_role']).execute()
      expect(lines).toContainEqual({ kind: 'sessions-ended', actor_role: 'shell' })
    },
  )

  it('ends no session of who is not closed there, who is no staff, or while the provider does not say so', async () => {
    const [customer, whose] = await open('customer')
    toolkit.asked = []
    await ask()
    expect(toolkit.asked).toEqual(['token'])
    expect([await isIn(browser), await isIn(customer)]).toEqual([true, true])
    Object.assign(theirs(), { disabled: true })
    for (const answer of [
      [503, {}],
      [429, {}],
      [200, 'no token'],
      [400, { error: { message: 'API_KEY_INVALID' } }],
      [403, { error: { message: 'PERMISSION_DENIED' } }],
    ] as const) {
      toolkit.instead = () => [answer[0], answer[1] as object]
      await ask()
      expect([answer, await isIn(browser)]).toEqual([answer, true])
    }
    toolkit.instead = undefined
    // Silence is met once, however many there are to ask about.
    await open('manager')
    toolkit.asked = []
    toolkit.patienceMs = 50
    toolkit.instead = () => new Promise(() => {})
    await ask()
    expect([toolkit.asked, await isIn(browser)]).toEqual([['token'], true])
    toolkit.patienceMs = 30_000
    toolkit.instead = undefined
    // The customer's account is closed by an admin of the shop.
    const other = [...toolkit.accounts.values()].find((one) => one.email === whose)
    Object.assign(other ?? {}, { disabled: true })
    await ask()
    expect([await isIn(browser), await isIn(customer)]).toEqual([false, true])
  })

  it('ends nobody who has signed in again since the provider was asked', async () => {
    Object.assign(theirs(), { disabled: true })
    toolkit.instead = (call) => {
      if (call !== 'token') return undefined
      toolkit.instead = undefined
      Object.assign(theirs(), { disabled: false })
      return browser
        .post('/api/auth/sign-in/email', { email, password })
        .then(() => [400, { error: { message: 'USER_DISABLED' } }])
    }
    await ask()
    expect(await isIn(browser)).toBe(true)
  })

  it('takes an ID token of the provider from nobody but the provider, and a session only from its browser', async () => {
    const { localId } = theirs()
    const idToken = await toolkit.sign({ sub: localId, email, name: 'Noor', email_verified: true })
    const thief = browserOf(shop)
    const bearer = { authorization: `Bearer ${idToken}` }
    expect((await thief.get('/api/orders?limit=1', bearer)).status).toBe(401)
    expect((await thief.post('/api/jwt', { email, idToken }, bearer)).status).toBe(401)
    for (const name of [...browser.cookies.keys()]) thief.cookies.set(name, idToken)
    expect((await thief.post('/api/jwt', { email })).status).toBe(401)
    for (const provider of ['google', 'oidc', 'firebase', 'hosted'])
      for (const body of [
        { provider, idToken: { token: idToken } },
        { provider, idToken, email },
      ])
        await thief.post('/api/auth/sign-in/social', body)
    await thief.post('/api/auth/sign-in/email', { email, idToken, password: idToken.slice(0, 100) })
    expect(await isIn(thief)).toBe(false)
    // What was copied before logging out is worth nothing after it.
    const copied = new Map(browser.cookies)
    const token = await tokenOf(browser, email)
    await browser.post('/api/auth/sign-out', {})
    for (const [name, value] of copied) thief.cookies.set(name, value)
    expect(await isIn(thief)).toBe(false)
    expect((await shop.get('/api/orders?limit=1', { authorization: `Bearer ${token}` })).status).toBe(401)
  })
})
