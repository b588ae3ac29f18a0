import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { type Browser, browserOf } from './browser.sample.ts'

const password = 'a good long one'
const hers = 'her own long one'

async function signUp(shop: TestShop, email: string): Promise<Browser> {
  const browser = browserOf(shop)
  const { status } = await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
  expect(status).toBe(200)
  return browser
}

async function linkTo(shop: TestShop, email: string): Promise<string> {
  const { payload } = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'verify-email')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(JSON.parse(payload).link).searchParams.get('token') ?? ''
}

const verify = (browser: Browser, body: object) => browser.post('/api/auth/verify-email', body)

async function isVerified(shop: TestShop, email: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('users')
    .select('email_verified')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.email_verified === 1
}

describeShop('verifying a mailbox (I11)', (shop) => {
  it('by who has another account, or none here, replaces the password and ends the sessions', async () => {
    const email = 'victim@example.com'
    const stranger = await signUp(shop, email)
    const { token: access } = (await stranger.post('/api/jwt', { email })).json
    const token = await linkTo(shop, email)
    for (const browser of [browserOf(shop), await signUp(shop, 'another@example.com')]) {
      const asked = await verify(browser, { token })
      expect([asked.status, asked.json.code, asked.json.errors[0].path]).toEqual([
        422,
        'PASSWORD_NEEDED',
        'newPassword',
      ])
    }
    expect((await verify(browserOf(shop), { token, newPassword: 'short' })).status).toBe(422)
    expect(await isVerified(shop, email)).toBe(false)

    expect((await verify(browserOf(shop), { token, newPassword: hers })).status).toBe(200)
    expect(await isVerified(shop, email)).toBe(true)
    expect((await stranger.get('/api/auth/get-session')).json).toBeNull()
    expect((await shop.get('/api/me', { authorization: `Bearer ${access}` })).status).toBe(401)
    const statusOf = async (given: string) =>
      (await shop.post('/api/auth/sign-in/email', { email, password: given })).status
    expect([await statusOf(password), await statusOf(hers)]).toEqual([401, 200])
    expect((await verify(browserOf(shop), { token, newPassword: password })).json.code).toBe('INVALID_TOKEN')
  })

  it('leaves its owner nothing of who opened the account: no address, and no other way in', async () => {
    const linkIn = async (kind: 'verify-email' | 'reset-password', email: string) => {
      const letters = shop.db.selectFrom('mail_outbox').select('payload').where('kind', '=', kind)
      const { payload } = await letters.where('recipient', '=', email).executeTakeFirstOrThrow()
      return new URL(JSON.parse(payload).link).searchParams.get('token') ?? ''
    }
    const ways: [string, (email: string) => Promise<{ status: number }>][] = [
      [
        'verified',
        async (email) =>
          verify(browserOf(shop), { token: await linkIn('verify-email', email), newPassword: hers }),
      ],
      [
        'reset',
        async (email) => {
          await browserOf(shop).post('/api/auth/request-password-reset', { email })
          const token = await linkIn('reset-password', email)
          return browserOf(shop).post('/api/auth/reset-password', { token, newPassword: hers })
        },
      ],
    ]
    for (const [name, take] of ways) {
      const email = `${name}@example.com`
      const stranger = await signUp(shop, email)
      const { token } = (await stranger.post('/api/jwt', { email })).json
      const his = {
        name: 'Stranger',
        mobileNumber: '99999999',
        place: { line: 'His house' },
        isDefault: true,
      }
      expect((await shop.post('/api/addresses', his, { authorization: `Bearer ${token}` })).status).toBe(200)
      const { id } = await shop.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const at = shop.now.toISOString()
      await shop.db
        .insertInto('sign_in_methods')
        .values({
          id: `his-${name}`,
          user_id: id,
          account_id: `his-${name}`,
          provider_id: 'oidc',
          created_at: at,
          updated_at: at,
        })
        .execute()
      expect([name, (await take(email)).status]).toEqual([name, 200])
      const methods = await shop.db
        .selectFrom('sign_in_methods')
        .select('provider_id')
        .where('user_id', '=', id)
        .execute()
      expect([name, methods.map((one) => one.provider_id)]).toEqual([name, ['credential']])
      const owner = browserOf(shop)
      expect((await owner.post('/api/auth/sign-in/email', { email, password: hers })).status).toBe(200)
      const own = { authorization: `Bearer ${(await owner.post('/api/jwt', { email })).json.token}` }
      expect((await shop.get('/api/addresses', own)).json.data).toEqual([])
      // What she keeps herself stays, also when she forgets her password.
      await shop.post('/api/addresses', { ...his, name: 'Owner' }, own)
      await shop.db.deleteFrom('mail_outbox').where('kind', '=', 'reset-password').execute()
      await browserOf(shop).post('/api/auth/request-password-reset', { email })
      const again = { token: await linkIn('reset-password', email), newPassword: `${hers} again` }
      expect((await browserOf(shop).post('/api/auth/reset-password', again)).status).toBe(200)
      expect(
        await shop.db.selectFrom('saved_addresses').select('name').where('user_id', '=', id).execute(),
      ).toEqual([{ name: 'Owner' }])
    }
  })

  it('of five who send one link at the same moment, each with another password, takes one', async () => {
    const email = 'raced@example.com'
    await signUp(shop, email)
    const token = await linkTo(shop, email)
    const passwords = [1, 2, 3, 4, 5].map((n) => `${hers} ${n}`)
    const answers = await Promise.all(
      passwords.map((newPassword) => verify(browserOf(shop), { token, newPassword })),
    )
    const taken = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    const given = { email, password: passwords[taken] }
    expect((await shop.post('/api/auth/sign-in/email', given)).status).toBe(200)
  })

  it("in the account's own session takes one press, once, by the newest link, for three days", async () => {
    const email = 'noor@example.com'
    const browser = await signUp(shop, email)
    const older = await linkTo(shop, email)
    shop.now = new Date(shop.now.getTime() + 1000)
    await browser.post('/api/auth/send-verification-email', { email })
    const token = await linkTo(shop, email)
    expect(token).not.toBe(older)
    expect((await verify(browser, { token: older })).json.code).toBe('INVALID_TOKEN')
    const answers = await Promise.all([verify(browser, { token }), verify(browser, { token })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await isVerified(shop, email)).toBe(true)
    expect((await browser.get('/api/auth/get-session')).json.user.email).toBe(email)
    const late = await signUp(shop, 'late@example.com')
    const old = await linkTo(shop, 'late@example.com')
    shop.now = new Date(shop.now.getTime() + 3 * 24 * 3600_000)
    expect((await verify(late, { token: old })).json.code).toBe('INVALID_TOKEN')
  })

  it('comes before a staff role', async () => {
    const boss = await signIn(shop.shop, 'admin')
    const asked = await signIn(shop.shop, 'customer', { emailVerified: false })
    const raise = (role: string) =>
      shop.send('PUT', `/api/updateUserRole/${asked.person.id}`, JSON.stringify({ role }), {
        'content-type': 'application/json',
        ...boss.headers,
      })
    for (const role of ['admin', 'manager']) {
      const { status, json } = await raise(role)
      expect([status, json.code]).toEqual([409, 'EMAIL_NOT_VERIFIED'])
    }
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('id', '=', asked.person.id).execute()
    expect((await raise('manager')).status).toBe(200)
  })
})
