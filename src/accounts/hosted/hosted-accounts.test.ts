import { expect, it } from 'vitest'
import { type Browser, browserOf } from '#src/accounts/identity/browser.sample.ts'
import { describeHosted } from '#test/account-shops.ts'
import type { TestShop } from '#test/shop.ts'
import { identity } from '#test/toolkit.ts'

const password = 'a good long one'
const fresh = 'another good long one'
const email = 'noor@example.com'

async function signUp(shop: TestShop, whose = email, given = password): Promise<Browser> {
  const browser = browserOf(shop)
  const { status } = await browser.post('/api/auth/sign-up/email', {
    name: 'Noor',
    email: whose,
    password: given,
  })
  expect(status).toBe(200)
  return browser
}

const signIn = (shop: TestShop, given: string, whose = email) =>
  browserOf(shop).post('/api/auth/sign-in/email', { email: whose, password: given })

const isIn = async (browser: Browser) => (await browser.get('/api/auth/get-session')).json !== null

async function stored(shop: TestShop, whose = email) {
  return shop.db.selectFrom('users').selectAll().where('email', '=', whose).executeTakeFirst()
}

describeHosted('an account that a hosted provider keeps (record 028)', (shop, toolkit) => {
  let browser: Browser

  it('is opened there and here; no password and no token of it stays in the shop', async () => {
    browser = await signUp(shop)
    expect([...toolkit.accounts.values()]).toMatchObject([{ email, name: 'Noor', password }])
    const methods = await shop.db.selectFrom('sign_in_methods').selectAll().execute()
    expect(methods.map((one) => one.provider_id).sort()).toEqual(['credential', 'hosted'])
    expect(JSON.stringify(methods)).not.toMatch(/argon2|eyJ|a good long one/)
    expect(toolkit.letters).toMatchObject([{ type: 'VERIFY_EMAIL', email }])
    expect(await shop.db.selectFrom('mail_outbox').select('kind').execute()).toEqual([])
  })

  it('changes its name there and here', async () => {
    expect((await browser.post('/api/auth/update-user', { name: 'Noor Al Harthy' })).status).toBe(200)
    expect([...toolkit.accounts.values()][0]?.name).toBe('Noor Al Harthy')
    expect((await stored(shop))?.name).toBe('Noor Al Harthy')
  })

  it('is verified by its letter in its own session only, which the shop is led to', async () => {
    await browser.post('/api/auth/send-verification-email', {}, { 'accept-language': 'ar' })
    expect(toolkit.letters.at(-1)).toMatchObject({ type: 'VERIFY_EMAIL', email, locale: 'ar' })
    const code = toolkit.codeFor(email, 'VERIFY_EMAIL')
    const led = await browser.get(`/api/auth/action?mode=verifyEmail&oobCode=${code}&lang=ar`)
    expect([led.status, led.headers.location]).toEqual([303, `/ar/authentication/verify-email?token=${code}`])
    const elsewhere = await browserOf(shop).post('/api/auth/verify-email', { token: code })
    expect([elsewhere.status, elsewhere.json.code, elsewhere.json.errors[0].path]).toEqual([
      422,
      'LOG_IN_TO_CONFIRM',
      'session',
    ])
    expect((await stored(shop))?.email_verified).toBe(0)
    expect((await browser.post('/api/auth/verify-email', { token: code })).status).toBe(200)
    expect((await stored(shop))?.email_verified).toBe(1)
    expect((await browser.post('/api/auth/verify-email', { token: code })).json.code).toBe('INVALID_TOKEN')
  })

  it('changes its password, asked for the old one, and ends the other sessions', async () => {
    const other = browserOf(shop)
    await other.post('/api/auth/sign-in/email', { email, password })
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword: fresh })
    expect((await change('not this one')).json.code).toBe('INVALID_PASSWORD')
    expect((await change(password)).status).toBe(200)
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    expect([(await signIn(shop, password)).status, (await signIn(shop, fresh)).status]).toEqual([401, 200])
    expect((await browser.post('/api/auth/update-user', { name: 'Noor' })).status).toBe(200)
  })

  it('is found again by who forgot the password: the letter is the provider’s, and ends every session', async () => {
    for (const whose of [email, 'nobody@example.com']) {
      const asked = await browserOf(shop).post('/api/auth/request-password-reset', { email: whose })
      expect([asked.status, asked.json]).toEqual([200, { status: true }])
    }
    const token = toolkit.codeFor(email, 'PASSWORD_RESET')
    const led = await browser.get(`/api/auth/action?mode=resetPassword&oobCode=${token}`)
    expect(led.headers.location).toBe(`/authentication/reset-password?token=${token}`)
    const reset = () => browserOf(shop).post('/api/auth/reset-password', { token, newPassword: password })
    expect([(await reset()).status, (await reset()).json.code]).toEqual([200, 'INVALID_TOKEN'])
    expect(await isIn(browser)).toBe(false)
    expect([(await signIn(shop, fresh)).status, (await signIn(shop, password)).status]).toEqual([401, 200])
  })

  it('is deleted there and here, by its password', async () => {
    const own = await signUp(shop, 'going@example.com')
    expect((await own.post('/api/auth/delete-user', { password: 'not this one' })).json.code).toBe(
      'INVALID_PASSWORD',
    )
    expect((await own.post('/api/auth/delete-user', { password })).status).toBe(200)
    expect([...toolkit.accounts.values()].map((one) => one.email)).toEqual([email])
    expect(await stored(shop, 'going@example.com')).toBeUndefined()
  })

  it('of somebody the shop does not know is opened at the first sign-in, unverified', async () => {
    const account = { localId: 'known-there', email: 'known@example.com', password, emailVerified: true }
    toolkit.accounts.set(account.localId, account)
    const both = await Promise.all([0, 1].map(() => signIn(shop, password, account.email)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored(shop, account.email)).toMatchObject({
      name: 'known',
      email_verified: 0,
      role: 'customer',
    })
  })

  it('never joins an account of the same e-mail that is not bound to it, until the mailbox is proved', async () => {
    await shop.db.deleteFrom('sign_in_methods').where('provider_id', '=', 'hosted').execute()
    const refused = await signIn(shop, password)
    expect([refused.status, refused.json.code]).toEqual([422, 'ACCOUNT_NOT_LINKED'])
    await browserOf(shop).post('/api/auth/request-password-reset', { email })
    const token = toolkit.codeFor(email, 'PASSWORD_RESET')
    await browserOf(shop).post('/api/auth/reset-password', { token, newPassword: fresh })
    expect((await signIn(shop, fresh)).status).toBe(200)
  })

  it('proves nobody else: another account at the provider under this e-mail is a mismatch', async () => {
    const own = browserOf(shop)
    await own.post('/api/auth/sign-in/email', { email, password: fresh })
    toolkit.claims = { sub: 'somebody-else' }
    for (const [call, body] of [
      ['change-password', { currentPassword: fresh, newPassword: password }],
      ['delete-user', { password: fresh }],
      ['update-user', { name: 'X' }],
    ] as const) {
      const { status, json } = await own.post(`/api/auth/${call}`, body)
      expect([call, status, json.code]).toEqual([call, 422, 'USER_MISMATCH'])
    }
    toolkit.claims = { email: 'else@example.com' }
    expect((await signIn(shop, fresh)).json.code).toBe('USER_MISMATCH')
    toolkit.claims = {}
    expect(await stored(shop)).toBeDefined()
  })

  it('renews its proof also after the secret that sealed it was replaced (record 026)', async () => {
    const [old, next] = ['the-old-secret-of-this-shop-2025-abcdef', 'the-new-secret-of-this-shop-2026-uvwxyz']
    await shop.restart({ IDENTITY: identity, AUTH_SECRET: old })
    const own = await signUp(shop, 'moved@example.com')
    await shop.restart({ IDENTITY: identity, AUTH_SECRET: `${next},${old}` })
    expect((await own.post('/api/auth/update-user', { name: 'Moved' })).status).toBe(200)
    expect((await own.post('/api/jwt', { email: 'moved@example.com' })).status).toBe(200)
    await shop.restart({ IDENTITY: identity, AUTH_SECRET: next })
    expect((await own.post('/api/auth/update-user', { name: 'Moved on' })).status).toBe(200)
    await shop.restart({ IDENTITY: identity })
  })

  it('is asked for again where what renews its proof has ended', async () => {
    const own = await signUp(shop, 'late@example.com')
    await shop.db.updateTable('sign_in_methods').set({ refresh_token: 'forged' }).execute()
    expect((await own.post('/api/auth/update-user', { name: 'X' })).json.code).toBe('SESSION_EXPIRED')
  })

  it('leaves passwords that the shop keeps in the house', async () => {
    const { createAdmin } = await import('#src/accounts/identity/first-admin.ts')
    await createAdmin(shop.db, { email: 'boss@example.com', password }, shop.now)
    toolkit.asked = []
    expect((await signIn(shop, password, 'boss@example.com')).status).toBe(200)
    await browserOf(shop).post('/api/auth/request-password-reset', { email: 'boss@example.com' })
    expect(toolkit.asked).toEqual([])
    const links = shop.db.selectFrom('mail_outbox').select('recipient').where('kind', '=', 'reset-password')
    expect(await links.execute()).toEqual([{ recipient: 'boss@example.com' }])
  })
})
