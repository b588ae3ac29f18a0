import { expect, it } from 'vitest'
import {
  addApp,
  askToken,
  callAs,
  later,
  password,
  prove,
  signInAgain,
  signUp,
} from '#src/accounts/second-factor/second-factor.sample.ts'
import { staffFactorRow } from '#src/settings/settings.store.ts'
import { describeAccounts } from '#test/account-shops.ts'
import { browserOf } from './browser.sample.ts'

const day = 24 * 60
let people = 0
const somebody = () => `somebody-${++people}@example.com`

describeAccounts('sessions, second factors and letters, whoever keeps the passwords', (shop, toolkit) => {
  const letters = async (recipient: string) =>
    (
      await shop.db
        .selectFrom('mail_outbox')
        .select('kind')
        .where('recipient', '=', recipient)
        .where('kind', 'not in', ['verify-email', 'reset-password'])
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind)

  it('a password alone opens half a session, which says nothing of whose account it is (I12)', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    later(shop, 2)
    const other = browserOf(shop)
    const answer = await other.post('/api/auth/sign-in/email', { email, password })
    expect([answer.status, answer.text]).toEqual([200, '{}'])
    expect((await other.get('/api/auth/get-session')).json).toBeNull()
    expect((await askToken(other, email)).status).toBe(401)
    expect((await prove(other, { method: 'totp', code: code() })).status).toBe(200)
    expect((await other.get('/api/auth/get-session')).json.user.email).toBe(email)
    expect((await askToken(other, email)).status).toBe(200)
    expect(await letters(email)).toEqual(['factor-added', 'new-device'])
  })

  it('half a session ends like a rested one, however often its factor is asked for (I12, I14)', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    const half = await signInAgain(shop, email)
    for (let asked = 0; asked < 4; asked += 1) {
      later(shop, day / 4 - 1)
      expect((await half.get('/api/auth/second-factor')).json.needed).toBe(true)
      expect((await askToken(half, email)).status).toBe(401)
    }
    later(shop, 4)
    expect((await half.get('/api/auth/second-factor')).json).toEqual({ needed: false, methods: [] })
    expect((await prove(half, { method: 'totp', code: code() })).status).toBe(401)
  })

  it('rests at most 7 days, of staff one, also while their rights rest for want of a factor (I14)', async () => {
    const [customer, boss] = [somebody(), somebody()]
    const her = await signUp(shop, customer, 'customer')
    const admin = { browser: await signUp(shop, boss, 'admin'), email: boss }
    await shop.db.insertInto('settings').values({ name: staffFactorRow, value: 'true' }).execute()
    later(shop, 5)
    const second = await signInAgain(shop, boss)
    // As of somebody who was a customer when this session was seen last.
    await shop.db.updateTable('sessions').set({ expires_at: '2027-01-01T00:00:00.000Z' }).execute()
    const shown = async () => (await callAs(shop, admin, ['GET', '/api/mySessions'])).json.data.length
    expect(await shown()).toBe(2)
    const { role } = (await callAs(shop, admin, ['GET', '/api/myData'])).json.data.profile
    expect(role).toBe('admin')
    later(shop, day - 6)
    expect((await askToken(admin.browser, boss)).status).toBe(200)
    later(shop, 7)
    expect(await shown()).toBe(1)
    expect((await askToken(second, boss)).status).toBe(401)
    const ended = await callAs(shop, admin, ['DELETE', '/api/mySessions'])
    expect(ended.status).toBe(200)
    await shop.db.deleteFrom('settings').where('name', '=', staffFactorRow).execute()
    later(shop, 6 * day - 30)
    expect((await askToken(her, customer)).status).toBe(200)
    later(shop, 7 * day)
    expect((await askToken(her, customer)).status).toBe(401)
  })

  it('a new password carries the factor into the session that takes the place of this one, no fresher than it was', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { code } = await addApp(shop, { browser, email })
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    later(shop, 11)
    const changed = { currentPassword: password, newPassword: 'another long one' }
    expect((await browser.post('/api/auth/change-password', changed)).status).toBe(200)
    expect((await askToken(browser, email)).status).toBe(200)
    expect((await callAs(shop, { browser, email }, ['GET', '/api/mySessions'])).json.data).toMatchObject([
      { current: true },
    ])
    expect((await browser.post('/api/auth/delete-user', { password: 'another long one' })).json.code).toBe(
      'fresh-proof-needed',
    )
    expect((await prove(browser, { method: 'totp', code: code() })).status).toBe(200)
    expect((await browser.post('/api/auth/delete-user', { password: 'another long one' })).status).toBe(200)
    const left = await shop.db.selectFrom('second_factors').select('id').where('user_id', '=', id).execute()
    expect(left).toEqual([])
  })

  it('the password is a fresh proof of who has no factor, asked of who keeps it', async () => {
    const email = somebody()
    const admin = { browser: await signUp(shop, email, 'admin'), email }
    later(shop, 11)
    const exports = () => callAs(shop, admin, ['GET', '/api/export/orders.csv'])
    expect((await exports()).json.code).toBe('fresh-proof-needed')
    expect((await admin.browser.get('/api/auth/second-factor')).json.methods).toEqual(['password'])
    if (toolkit) toolkit.asked = []
    const wrong = await prove(admin.browser, { method: 'password', password: 'a wrong one' })
    expect([wrong.status, wrong.json.code]).toEqual([422, 'INVALID_PASSWORD'])
    expect((await exports()).status).toBe(403)
    expect((await prove(admin.browser, { method: 'password', password })).status).toBe(200)
    expect((await exports()).status).toBe(200)
    if (toolkit) expect(toolkit.asked).toEqual(['signInWithPassword', 'signInWithPassword'])
  })

  it('"my data" has the factors by kind, name and time, and nothing that makes a code', async () => {
    const email = somebody()
    const browser = await signUp(shop, email, 'manager')
    const { secret, recoveryCodes } = await addApp(shop, { browser, email })
    const { json, text } = await callAs(shop, { browser, email }, ['GET', '/api/myData'])
    expect(json.data.secondFactors).toEqual([
      { kind: 'totp', name: 'Phone', createdAt: shop.now.toISOString(), usedAt: null },
    ])
    for (const kept of [secret, ...recoveryCodes]) expect(text).not.toContain(kept)
  })
})
