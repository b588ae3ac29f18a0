import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { accountEmails } from '../email/account.emails.ts'

const account = { name: 'Huda', password: 'a good long one' }
const hourMs = 3_600_000

async function boss(shop: TestShop): Promise<SignedIn> {
  const admin = await signIn(shop.shop, 'admin')
  const created_at = shop.now.toISOString()
  await shop.db.updateTable('sessions').set({ created_at }).where('id', '=', admin.sessionId).execute()
  return admin
}

const invite = (shop: TestShop, by: SignedIn, email: string, role = 'manager', language = 'en') =>
  shop.post('/api/invitations', { email, role }, { ...by.headers, 'accept-language': language })

async function tokenFor(shop: TestShop, email: string): Promise<string> {
  const { payload } = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('kind', '=', 'invitation')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(JSON.parse(payload).link).searchParams.get('token') ?? ''
}

const accept = (shop: TestShop, body: object, headers = {}) =>
  shop.post('/api/invitation/accept', body, headers)

const personOf = (shop: TestShop, email: string) =>
  shop.db
    .selectFrom('users')
    .select(['name', 'role', 'email_verified'])
    .where('email', '=', email)
    .executeTakeFirst()

describeShop('an invitation to the staff (I17)', (shop) => {
  it('makes an account with the role and a proved mailbox, once, and is in the activity log', async () => {
    const admin = await boss(shop)
    const invited = await invite(shop, admin, 'Huda@people.test')
    // The test's shop has no mail server, and does not say that the letter left.
    expect([invited.status, invited.json.goTo]).toEqual([200, 'folder'])
    const token = await tokenFor(shop, 'huda@people.test')
    const rows = await shop.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const { data } = (await shop.get('/api/invitations', admin.headers)).json
    expect(data).toMatchObject([{ email: 'huda@people.test', role: 'manager', by: admin.person.name }])
    const read = await shop.post('/api/invitation', { token })
    expect(read.json.data).toEqual({ email: 'huda@people.test', role: 'manager', hasAccount: false })
    expect((await accept(shop, { token })).json.errors).toHaveLength(2)
    expect((await accept(shop, { token, ...account, password: 'short' })).status).toBe(422)
    const both = await Promise.all([accept(shop, { token, ...account }), accept(shop, { token, ...account })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await personOf(shop, 'huda@people.test')).toMatchObject({
      name: 'Huda',
      role: 'manager',
      email_verified: 1,
    })
    const again = await accept(shop, { token, ...account, name: 'Thief' })
    expect([again.status, again.json.code]).toEqual([422, 'INVALID_TOKEN'])
    const browser = browserOf(shop)
    const entered = await browser.post('/api/auth/sign-in/email', { email: 'huda@people.test', ...account })
    expect(entered.status).toBe(200)
    const log = await shop.db.selectFrom('audit_lines').select(['kind', 'thing_name']).orderBy('id').execute()
    expect(log.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['person-invited', 'invitation-accepted']),
    )
    expect(JSON.stringify(log)).not.toContain('huda@')
    expect((await invite(shop, admin, 'huda@people.test', 'admin')).json.code).toBe('ALREADY_STAFF')
  })

  it('is dead once it is too old, taken back, replaced, or its sender is an admin no more', async () => {
    const admin = await boss(shop)
    const email = 'late@people.test'
    await invite(shop, admin, email)
    const first = await tokenFor(shop, email)
    shop.now = new Date(shop.now.getTime() + 60_000)
    await invite(shop, admin, email)
    const second = await tokenFor(shop, email)
    expect((await accept(shop, { token: first, ...account })).status).toBe(422)
    expect((await shop.post('/api/invitation', { token: second })).status).toBe(200)
    const now = shop.now
    shop.now = new Date(now.getTime() + 48 * hourMs)
    expect((await accept(shop, { token: second, ...account })).status).toBe(422)
    shop.now = now
    const [open] = (await shop.get('/api/invitations', admin.headers)).json.data
    const revoke = () => shop.send('DELETE', `/api/invitations/${open._id}`, undefined, admin.headers)
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404])
    expect((await accept(shop, { token: second, ...account })).status).toBe(422)
    await invite(shop, admin, email, 'admin')
    const token = await tokenFor(shop, email)
    await shop.db.updateTable('users').set({ role: 'manager' }).where('id', '=', admin.person.id).execute()
    expect((await accept(shop, { token, ...account })).json.code).toBe('INVALID_TOKEN')
    expect(await personOf(shop, email)).toBeUndefined()
  })

  it('goes to the account of its mailbox, signed in to it and to no other', async () => {
    const admin = await boss(shop)
    const email = 'known@people.test'
    const known = browserOf(shop)
    await known.post('/api/auth/sign-up/email', { name: 'Known', email, password: account.password })
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
    await invite(shop, admin, email)
    const token = await tokenFor(shop, email)
    const other = await signIn(shop.shop, 'customer')
    const asked = [await accept(shop, { token, ...account }), await accept(shop, { token }, other.headers)]
    expect(asked.map(({ status, json }) => [status, json.code])).toEqual([
      [409, 'LOG_IN_FIRST'],
      [409, 'WRONG_MAILBOX'],
    ])
    expect(await personOf(shop, email)).toMatchObject({ role: 'customer', name: 'Known' })
    const { token: access } = (await known.post('/api/jwt', { email })).json
    expect((await accept(shop, { token }, { authorization: `Bearer ${access}` })).status).toBe(200)
    expect(await personOf(shop, email)).toMatchObject({ role: 'manager', name: 'Known' })
    expect((await known.get('/api/auth/get-session')).json.user.email).toBe(email)
  })

  it('leaves a stranger who signed up with its e-mail before no way in', async () => {
    const admin = await boss(shop)
    const email = 'taken@people.test'
    const stranger = browserOf(shop)
    await stranger.post('/api/auth/sign-up/email', {
      name: 'Stranger',
      email,
      password: 'a strangers own one',
    })
    await invite(shop, admin, email)
    const token = await tokenFor(shop, email)
    expect((await accept(shop, { token, ...account })).status).toBe(200)
    expect((await stranger.get('/api/auth/get-session')).json).toBeNull()
    const attempt = { email, password: 'a strangers own one' }
    expect((await stranger.post('/api/auth/sign-in/email', attempt)).status).toBe(401)
    expect(await personOf(shop, email)).toMatchObject({ role: 'manager', name: 'Huda' })
  })

  it('gives no other role than an admin may, is sent by nobody else, and 20 times a day', async () => {
    const admin = await boss(shop)
    for (const role of ['customer', 'owner'])
      expect((await invite(shop, admin, 'x@people.test', role)).status).toBe(422)
    const manager = await signIn(shop.shop, 'manager')
    expect((await invite(shop, manager, 'x@people.test')).status).toBe(403)
    const asked: number[] = []
    for (let n = 0; n < 21; n += 1) asked.push((await invite(shop, admin, `n${n}@people.test`)).status)
    expect(asked).toEqual([...Array(20).fill(200), 429])
  })

  it.each([
    ['en', 'Invitation to the staff of', 'Manager', '48 hours'],
    ['ar', 'دعوة إلى فريق', 'مشرف', '48 ساعة'],
  ] as const)('is a letter in %s with its link, the role and how long it works', async (locale, ...said) => {
    const link = 'https://shop.test/authentication/invitation?token=abc'
    const mail = await accountEmails.invitation({ payload: { link, role: 'manager' }, locale }, shop.shop)
    for (const words of [...said, link]) expect(mail.subject + mail.text).toContain(words)
  })
})
