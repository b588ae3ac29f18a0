import { expect, it } from 'vitest'
import { signAccessToken } from '#src/accounts/identity/access-token.ts'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { permissions } from '#src/app/permissions.ts'
import { staffFactorRow } from '#src/settings/settings.store.ts'
import { describeShop } from '#test/shop.ts'
import {
  addApp,
  askToken,
  callAs,
  later,
  password,
  prove,
  signInAgain,
  signUp,
} from './second-factor.sample.ts'

let people = 0
const somebody = () => `staff-${++people}@example.com`

describeShop('somebody with a second factor', (shop) => {
  it('is half signed in by the password, and whole by a code', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    expect((await askToken(browser, email)).status).toBe(200)
    later(shop, 1)
    const other = await signInAgain(shop, email)
    expect((await askToken(other, email)).status).toBe(401)
    const { json } = await other.get('/api/auth/second-factor')
    expect(json).toEqual({ needed: true, methods: ['totp', 'recovery'] })
    expect((await prove(other, { method: 'totp', code: '000000' })).status).toBe(422)
    expect((await prove(other, { method: 'password', password })).status).toBe(422)
    expect((await prove(other, { method: 'totp', code: code() })).status).toBe(200)
    expect((await callAs(shop, { browser: other, email }, ['GET', '/api/orders'])).status).toBe(200)
  })

  it('has one that a stolen half session cannot get around: no call of identity answers it', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'admin')
    await addApp(shop, { browser, email })
    const thief = await signInAgain(shop, email)
    expect((await thief.get('/api/auth/get-session')).json).toBeNull()
    const refused = [
      ['change-password', { currentPassword: password, newPassword: 'another long one' }],
      ['update-user', { name: 'Thief' }],
      ['delete-user', { password }],
      ['send-verification-email', {}],
    ] as const
    for (const [call, body] of refused)
      expect([call, (await thief.post(`/api/auth/${call}`, body)).status]).toEqual([call, 401])
    // Even a token that was issued for it by mistake opens nothing.
    const row = await shop.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'users.id as user'])
      .where('email', '=', email)
      .where('factor_proved_at', 'is', null)
      .executeTakeFirstOrThrow()
    const token = await signAccessToken(shop.shop.secret, { userId: row.user, sessionId: row.id }, shop.now)
    const headers = { authorization: `Bearer ${token}` }
    for (const call of ['/api/me', '/api/orders', '/api/users', '/api/secondFactor', '/api/myData'])
      expect([call, (await shop.get(call, headers)).status]).toEqual([call, 401])
    expect(
      (await shop.db.selectFrom('users').select('name').where('email', '=', email).executeTakeFirst())?.name,
    ).toBe('Noor')
  })

  it('is for who proved the mailbox: the app of a stranger who signed up with it would keep its owner out', async () => {
    const email = somebody()
    const stranger = await signUp(shop, email, 'customer')
    await shop.db.updateTable('users').set({ email_verified: 0 }).where('email', '=', email).execute()
    const adding = [
      ['/api/secondFactor/totp', { name: 'Phone' }],
      ['/api/secondFactor/totp/confirm', { code: '123456' }],
      ['/api/secondFactor/passkey', {}],
    ] as const
    for (const [address, body] of adding) {
      const { status, json } = await callAs(shop, { browser: stranger, email }, ['POST', address], body)
      expect([address, status, json.code]).toEqual([address, 409, 'EMAIL_NOT_VERIFIED'])
    }
    await stranger.post('/api/auth/request-password-reset', { email })
    const token = await tokenMailed('reset-password', email)
    const owner = browserOf(shop)
    expect(
      (await owner.post('/api/auth/reset-password', { token, newPassword: 'chosen by owner' })).status,
    ).toBe(200)
    expect((await askToken(await signInAgain(shop, email, 'chosen by owner'), email)).status).toBe(200)
  })

  it('gives it after a reset of the password too, and after a mailbox was proved by a new password', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    later(shop, 1)
    await browser.post('/api/auth/request-password-reset', { email })
    const reset = await tokenMailed('reset-password', email)
    const chosen = await browser.post('/api/auth/reset-password', {
      token: reset,
      newPassword: 'chosen by reset',
    })
    expect(chosen.status).toBe(200)
    expect((await askToken(browser, email)).status).toBe(401)
    const byReset = await signInAgain(shop, email, 'chosen by reset')
    expect((await askToken(byReset, email)).status).toBe(401)
    // Half a session does not count as the account's own: confirming the mailbox in it asks for a password.
    const verify = await tokenMailed('verify-email', email)
    expect((await byReset.post('/api/auth/verify-email', { token: verify })).status).toBe(422)
    const proved = await byReset.post('/api/auth/verify-email', {
      token: verify,
      newPassword: 'chosen by letter',
    })
    expect(proved.status).toBe(200)
    expect((await askToken(byReset, email)).status).toBe(401)
    const byLetter = await signInAgain(shop, email, 'chosen by letter')
    expect((await askToken(byLetter, email)).status).toBe(401)
    expect((await prove(byLetter, { method: 'totp', code: code() })).status).toBe(200)
    expect((await askToken(byLetter, email)).status).toBe(200)
  })

  async function tokenMailed(kind: string, recipient: string): Promise<string> {
    const { payload } = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', kind)
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow()
    return new URL(JSON.parse(payload).link).searchParams.get('token') ?? ''
  }

  it('stays whole where the password is changed, and only there', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    await addApp(shop, { browser, email })
    const changed = { currentPassword: password, newPassword: 'another long one' }
    expect((await browser.post('/api/auth/change-password', changed)).status).toBe(200)
    expect((await askToken(browser, email)).status).toBe(200)
    expect((await askToken(await signInAgain(shop, email, 'another long one'), email)).status).toBe(401)
  })

  it('makes every session of before half at the first factor', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const other = await signInAgain(shop, email)
    expect((await askToken(other, email)).status).toBe(200)
    await addApp(shop, { browser, email })
    expect((await askToken(other, email)).status).toBe(401)
  })

  it('uses a code once, however many send it at once', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    // The code that confirmed the app is used already.
    expect((await prove(await signInAgain(shop, email), { method: 'totp', code: code() })).status).toBe(422)
    later(shop, 1)
    const browsers = await Promise.all([1, 2, 3, 4].map(() => signInAgain(shop, email)))
    const answers = await Promise.all(browsers.map((one) => prove(one, { method: 'totp', code: code() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  it('uses a recovery code once, however it is typed, and never one of somebody else', async () => {
    const [email, stranger] = [somebody(), somebody()]
    const browser = await signUp(shop, email, 'manager')
    const { recoveryCodes } = await addApp(shop, { browser, email })
    const strangers = await signUp(shop, stranger, 'manager')
    await addApp(shop, { browser: strangers, email: stranger })
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    const other = await signInAgain(shop, stranger)
    expect((await prove(other, { method: 'recovery', code: first })).status).toBe(422)
    const mine = await signInAgain(shop, email)
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect((await prove(mine, { method: 'recovery', code: typed })).status).toBe(200)
    expect((await prove(mine, { method: 'recovery', code: first })).status).toBe(422)
    const left = await callAs(shop, { browser: mine, email }, ['GET', '/api/secondFactor'])
    expect(left.json.data.recoveryCodes).toBe(9)
    const renewed = await callAs(shop, { browser: mine, email }, ['POST', '/api/secondFactor/recoveryCodes'])
    expect(renewed.json.data.recoveryCodes).toHaveLength(10)
    expect((await prove(await signInAgain(shop, email), { method: 'recovery', code: second })).status).toBe(
      422,
    )
    const stored = await shop.db.selectFrom('recovery_codes').select('code_hash').execute()
    const plain = [...recoveryCodes, ...renewed.json.data.recoveryCodes]
    expect(stored.filter(({ code_hash }) => plain.includes(code_hash))).toEqual([])
  })

  it('has the secret of the app encrypted in the database', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { secret } = await addApp(shop, { browser, email })
    const rows = await shop.db.selectFrom('second_factors').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('has ten wrong codes in a quarter of an hour, counted for all browsers together', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    later(shop, 20)
    const thieves = [await signInAgain(shop, email), await signInAgain(shop, email)]
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      const [one, two] = thieves
      const thief = n % 2 ? one : two
      if (thief) statuses.push((await prove(thief, { method: 'totp', code: '000000' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    const refused = await prove(await signInAgain(shop, email), { method: 'totp', code: code() })
    expect([refused.status, refused.json.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    const inside = await prove(browser, { method: 'totp', code: code() })
    expect(inside.status, 'who is in already is kept from nothing').toBe(200)
    later(shop, 16)
    expect((await prove(await signInAgain(shop, email), { method: 'totp', code: code() })).status).toBe(200)
  })

  it('is told by letter of a factor that is new, and of one that was taken away', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    await addApp(shop, { browser, email })
    const list = await callAs(shop, { browser, email }, ['GET', '/api/secondFactor'])
    const [{ _id, kind, name }] = list.json.data.factors
    expect([kind, name]).toEqual(['totp', 'Phone'])
    const half = await signInAgain(shop, email)
    expect((await callAs(shop, { browser, email }, ['DELETE', `/api/secondFactor/${_id}`])).status).toBe(200)
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', email)
      .where('kind', 'like', 'factor-%')
      .execute()
    expect(letters.map((letter) => letter.kind).sort()).toEqual(['factor-added', 'factor-removed'])
    // What was half has proved nothing more by it.
    expect((await askToken(half, email)).status).toBe(401)
    expect((await askToken(browser, email)).status).toBe(200)
    expect((await askToken(await signInAgain(shop, email), email)).status).toBe(200)
  })

  it('who lost it is helped by an admin; nobody changes a factor of somebody else otherwise', async () => {
    const [email, helper] = [somebody(), somebody()]
    const browser = await signUp(shop, email, 'manager')
    await addApp(shop, { browser, email })
    const { _id: id } = (await callAs(shop, { browser, email }, ['GET', '/api/me'])).json.data
    const [{ _id: factor }] = (await callAs(shop, { browser, email }, ['GET', '/api/secondFactor'])).json.data
      .factors
    const admin = { browser: await signUp(shop, helper, 'admin'), email: helper }
    expect((await callAs(shop, admin, ['DELETE', `/api/secondFactor/${factor}`])).status).toBe(404)
    expect((await callAs(shop, admin, ['PUT', `/api/secondFactor/${factor}`], { name: 'Mine' })).status).toBe(
      404,
    )
    expect((await callAs(shop, admin, ['DELETE', `/api/userSecondFactor/${id}`])).status).toBe(200)
    expect((await callAs(shop, admin, ['DELETE', `/api/userSecondFactor/${id}`])).status).toBe(404)
    expect((await askToken(await signInAgain(shop, email), email)).status).toBe(200)
  })
})

describeShop('a shop that demands a second factor of its staff', (shop) => {
  it('gives staff without one nothing but the way to one, and everything after it', async () => {
    const [boss, email] = [somebody(), somebody()]
    const admin = { browser: await signUp(shop, boss, 'admin'), email: boss }
    const manager = { browser: await signUp(shop, email, 'manager'), email }
    expect((await callAs(shop, manager, ['GET', '/api/orders'])).status).toBe(200)
    const demand = { requireSecondFactor: true }
    expect((await callAs(shop, manager, ['PUT', '/api/staffSecurity'], demand)).status).toBe(403)
    expect((await callAs(shop, admin, ['PUT', '/api/staffSecurity'], demand)).status).toBe(200)
    const refused = await callAs(shop, manager, ['GET', '/api/orders'])
    expect([refused.status, refused.json.code]).toEqual([403, 'second-factor-required'])
    expect(refused.json.detail).toContain('second factor')
    // The admin is asked like everybody, and no call of staff forgot to ask.
    for (const [call, who] of Object.entries(permissions)) {
      if (who.includes('customer')) continue
      const [method = '', path = ''] = call.split(' ')
      const answer = await callAs(shop, admin, [method, `/api${path.replace(/\{\w+\}/g, 'x')}`])
      expect([call, answer.status, answer.json.code]).toEqual([call, 403, 'second-factor-required'])
    }
    // Calls that are everybody's show them what a customer sees.
    expect((await callAs(shop, manager, ['GET', '/api/order?email=stranger@example.com'])).status).toBe(403)
    const me = await callAs(shop, manager, ['GET', '/api/me'])
    expect(me.json.data).toMatchObject({ role: 'manager', mustEnrol: true })
    await addApp(shop, manager)
    expect((await callAs(shop, manager, ['GET', '/api/orders'])).status).toBe(200)
    expect((await callAs(shop, manager, ['GET', '/api/me'])).json.data).toMatchObject({ mustEnrol: false })
    const customer = somebody()
    const asked = await callAs(shop, { browser: await signUp(shop, customer, 'customer'), email: customer }, [
      'GET',
      '/api/me',
    ])
    expect(asked.json.data.mustEnrol).toBe(false)
  })

  it('tells nobody outside that it does', async () => {
    expect((await shop.get('/api/getWebsiteInfo')).text).not.toContain(staffFactorRow)
  })
})
