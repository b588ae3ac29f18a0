import { expect, it } from 'vitest'
import { describeAccounts } from '#test/account-shops.ts'
import { type Browser, browserOf } from './browser.sample.ts'

const password = 'a good long one'
const noor = { name: 'Noor', email: 'Noor@Example.com', password }
let people = 0

/** A browser somebody new has just signed up in. */
async function newcomer(browser: Browser): Promise<{ email: string; token: string }> {
  people += 1
  const email = `person${people}@example.com`
  expect((await browser.post('/api/auth/sign-up/email', { name: 'Person', email, password })).status).toBe(
    200,
  )
  return { email, token: await tokenOf(browser, email) }
}

async function tokenOf(browser: Browser, email: string): Promise<string> {
  const answer = await browser.post('/api/jwt', { email })
  expect(answer.status).toBe(200)
  return answer.json.token
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describeAccounts('signing up', (shop, toolkit) => {
  it('opens an account, is signed in, and gets an access token for its own e-mail', async () => {
    const browser = browserOf(shop)
    const signedUp = await browser.post('/api/auth/sign-up/email', noor)
    expect([signedUp.status, signedUp.text]).toEqual([200, expect.stringContaining('noor@example.com')])
    const session = await browser.get('/api/auth/get-session')
    expect(session.json.user).toMatchObject({ name: 'Noor', email: 'noor@example.com', role: 'customer' })
    for (const answer of [signedUp, session]) {
      expect(answer.text).not.toMatch(/"token"|password|argon/)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    const me = await shop.get('/me', bearer(await tokenOf(browser, 'NOOR@example.com')))
    expect(me.json.data).toEqual({
      _id: session.json.user.id,
      name: 'Noor',
      email: 'noor@example.com',
      role: 'customer',
      emailVerified: false,
      hasPassword: true,
      mustEnrol: false,
    })
  })

  it('keeps neither password nor session token in a form that opens anything', async () => {
    const [method] = await shop.db.selectFrom('sign_in_methods').selectAll().execute()
    if (toolkit) expect(method?.password).toMatch(/^hosted:[\w-]{36}$/)
    else expect(method?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const browser = browserOf(shop)
    await newcomer(browser)
    const [cookie = ''] = [...browser.cookies.values()]
    const [token = ''] = decodeURIComponent(cookie).split('.')
    expect(token).toMatch(/^\w{32}$/)
    const rows = await shop.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const outsider = browserOf(shop)
    outsider.cookies.set(
      [...browser.cookies.keys()][0] ?? '',
      `${rows.at(-1)?.token}.${cookie.split('.')[1]}`,
    )
    expect((await outsider.get('/api/auth/get-session')).json).toBeNull()
  })

  it('takes no role, no verification and no other extra from the body', async () => {
    const email = 'grabber@example.com'
    const grab = { name: 'G', email, password, role: 'admin', emailVerified: true, id: 'mine', image: 'x' }
    expect((await browserOf(shop).post('/api/auth/sign-up/email', grab)).status).toBe(200)
    const row = await shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    expect(row).toMatchObject({ role: 'customer', email_verified: 0, image: null })
    expect(row?.id).not.toBe('mine')
  })

  it.each([
    ['the e-mail of somebody', { email: 'NOOR@example.com' }, 'email', /account with this email/],
    ['no e-mail', { email: 'noor' }, 'email', /./],
    ['no name', { name: ' ' }, 'name', /./],
    ['7 characters', { password: '1a3b5c7' }, 'password', /at least 8/],
    ['7 characters in 14 units', { password: '👜👜👜👜👜👜👜' }, 'password', /at least 8/],
    ['129 characters', { password: 'x'.repeat(129) }, 'password', /at most 128/],
    ['a common password', { password: 'Password123' }, 'password', /easy to guess/],
    ['the same in Arabic digits', { password: '١٢٣٤٥٦٧٨٩' }, 'password', /easy to guess/],
  ])('is refused with %s', async (_, change, path, words) => {
    const body = { ...noor, email: 'new@example.com', ...change }
    const answer = await shop.post('/api/auth/sign-up/email', body)
    expect([answer.status, answer.headers['content-type']]).toEqual([422, 'application/problem+json'])
    expect(answer.json.errors).toContainEqual({ path, message: expect.stringMatching(words) })
    const arabic = await shop.post('/api/auth/sign-up/email', body, { 'accept-language': 'ar' })
    expect(arabic.json.errors[0].message).toMatch(/[\u0600-\u06ff]/)
    expect(
      await shop.db.selectFrom('users').select('id').where('email', '=', 'new@example.com').execute(),
    ).toEqual([])
  })

  it('takes 128 characters and uses all of them', async () => {
    const long = `${'ش'.repeat(127)}1`
    const body = { name: 'Long', email: 'long@example.com', password: long }
    expect((await shop.post('/api/auth/sign-up/email', body)).status).toBe(200)
    const almost = { ...body, password: `${'ش'.repeat(127)}2` }
    expect((await shop.post('/api/auth/sign-in/email', almost)).status).toBe(401)
    expect((await shop.post('/api/auth/sign-in/email', body)).status).toBe(200)
  })

  it('opens one account of ten signed up at the same moment', async () => {
    const body = { name: 'Twin', email: 'twin@example.com', password }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.post('/api/auth/sign-up/email', body)),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(422)])
    const rows = await shop.db.selectFrom('users').select('id').where('email', '=', body.email).execute()
    const methods = await shop.db
      .selectFrom('sign_in_methods')
      .select('id')
      .where('user_id', '=', rows[0]?.id ?? '')
      .where('provider_id', '=', 'credential')
      .execute()
    expect([rows.length, methods.length]).toEqual([1, 1])
  })
})

describeAccounts('a session', (shop) => {
  it('is a cookie that scripts cannot read, other sites cannot send and only https carries', async () => {
    const answer = await shop.post('/api/auth/sign-up/email', noor)
    const [cookie] = ([] as string[]).concat(answer.headers['set-cookie'] ?? [])
    expect(cookie).toMatch(/^__Secure-haqiba\.session_token=/)
    for (const part of [
      /; HttpOnly/i,
      /; SameSite=Lax/i,
      /; Secure/i,
      /; Path=\/(;|$)/i,
      /; Max-Age=2592000/i,
    ])
      expect(cookie).toMatch(part)
  })

  it('is a new one at each sign-in, and signing out ends its access tokens at once', async () => {
    const browser = browserOf(shop)
    const { email, token } = await newcomer(browser)
    const [before] = browser.cookies.values()
    expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
    expect([...browser.cookies.values()][0]).not.toBe(before)
    const second = await tokenOf(browser, email)
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200)
    // Which browser the account knows is no session (I5').
    const left = [...browser.cookies.keys()].filter((name) => !name.startsWith('haqiba.known-'))
    expect(left).toEqual([])
    expect((await shop.get('/api/me', bearer(second))).status).toBe(401)
    expect((await shop.get('/api/me', bearer(token))).status).toBe(200)
  })

  it('gives an access token for no other e-mail, and none without a cookie', async () => {
    const browser = browserOf(shop)
    await newcomer(browser)
    expect((await browser.post('/api/jwt', { email: 'noor@example.com' })).status).toBe(401)
    expect((await shop.post('/api/jwt', { email: 'noor@example.com' })).status).toBe(401)
    expect((await browser.post('/jwt', {})).status).toBe(400)
    const [name = '', value = ''] = [...browser.cookies][0] ?? []
    browser.cookies.set(
      name,
      value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
  })

  it('lasts 7 days, longer for who comes back, and its tokens a quarter of an hour', async () => {
    const browser = browserOf(shop)
    const started = shop.now.getTime()
    const after = (hours: number) => {
      shop.now = new Date(started + hours * 3600_000)
    }
    const { email, token } = await newcomer(browser)
    after(0.26)
    expect((await shop.get('/api/me', bearer(token))).status).toBe(401)
    after(6 * 24)
    await tokenOf(browser, email)
    after(12 * 24)
    const last = await tokenOf(browser, email)
    after(12 * 24 + 0.2)
    expect((await shop.get('/api/me', bearer(last))).status).toBe(200)
    after(20 * 24)
    expect((await browser.post('/api/jwt', { email })).status).toBe(401)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
  })

  it('changing the password ends all sessions but the new one', async () => {
    const [here, there] = [browserOf(shop), browserOf(shop)]
    const { email, token } = await newcomer(here)
    await there.post('/api/auth/sign-in/email', { email, password })
    const elsewhere = await tokenOf(there, email)
    const wrong = { currentPassword: 'not the one', newPassword: 'another good one' }
    const refused = await here.post('/api/auth/change-password', wrong)
    expect([refused.status, refused.json.code]).toEqual([422, 'INVALID_PASSWORD'])
    const right = { ...wrong, currentPassword: password, revokeOtherSessions: false }
    expect((await here.post('/api/auth/change-password', right)).status).toBe(200)
    for (const old of [token, elsewhere]) expect((await shop.get('/api/me', bearer(old))).status).toBe(401)
    expect((await there.get('/api/auth/get-session')).json).toBeNull()
    expect((await shop.get('/api/me', bearer(await tokenOf(here, email)))).status).toBe(200)
    expect((await shop.post('/api/auth/sign-in/email', { email, password })).status).toBe(401)
  })

  it('renames its person and nothing else', async () => {
    const browser = browserOf(shop)
    const { token } = await newcomer(browser)
    const change = { name: ' نور ‮ الهدى ', role: 'admin', email: 'x@example.com' }
    expect((await browser.post('/api/auth/update-user', change)).status).toBe(200)
    const { data } = (await shop.get('/api/me', bearer(token))).json
    expect(data).toMatchObject({ name: 'نور  الهدى', role: 'customer' })
  })
})

describeAccounts('the identity calls', (shop) => {
  it('are these and no others of the library', async () => {
    const browser = browserOf(shop)
    await newcomer(browser)
    for (const path of ['list-sessions', 'list-accounts', 'ok', 'reset-password/x', 'delete-user/callback'])
      expect([path, (await browser.get(`/api/auth/${path}`)).status]).toEqual([path, 404])
    for (const path of ['change-email', 'set-password', 'update-session', 'revoke-sessions', 'link-social'])
      expect([path, (await browser.post(`/api/auth/${path}`, {})).status]).toEqual([path, 404])
  })

  it('refuse pages of other sites, whatever they call themselves', async () => {
    const browser = browserOf(shop)
    const { email } = await newcomer(browser)
    const body = { email, password }
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'https://shop.test.evil.test' },
      { origin: 'http://shop.test' },
      { origin: 'https://evil.test', host: 'evil.test' },
    ]) {
      const answer = await browser.post('/api/auth/sign-in/email', body, headers)
      expect([headers, answer.status, answer.json?.code]).toEqual([headers, 403, 'INVALID_ORIGIN'])
      expect((await browser.post('/api/auth/sign-out', undefined, headers)).status).toBe(403)
      expect((await browser.post('/api/jwt', { email }, headers)).status).toBe(403)
    }
    const form = await browser.post('/api/auth/sign-in/email', body, { 'content-type': 'text/plain' })
    expect(form.status).toBe(415)
    expect((await browser.get('/api/auth/get-session')).json).not.toBeNull()
  })

  it('say what is wrong in the language of the reader, with a code', async () => {
    const wrong = { email: 'nobody@example.com', password }
    const english = await shop.post('/api/auth/sign-in/email', wrong)
    expect([english.status, english.headers['content-type']]).toEqual([401, 'application/problem+json'])
    expect(english.json).toMatchObject({
      status: 401,
      code: 'INVALID_EMAIL_OR_PASSWORD',
      detail: 'The email or the password is not right.',
    })
    const arabic = await shop.post('/api/auth/sign-in/email', wrong, { 'accept-language': 'ar' })
    expect([arabic.json.code, arabic.json.detail]).toEqual([
      'INVALID_EMAIL_OR_PASSWORD',
      'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    ])
  })
})

describeAccounts(
  'a shop that was not told its address',
  (shop) => {
    it('takes the one it is asked at for its own, and no other', async () => {
      const signUp = (origin: string) =>
        shop.post('/api/auth/sign-up/email', { ...noor, email: `${people++}@example.com` }, { origin })
      expect((await signUp(shop.origin)).status).toBe(200)
      expect((await signUp('http://localhost:3000')).status).toBe(200)
      expect((await signUp('https://evil.test')).status).toBe(403)
    })
  },
  { PUBLIC_URL: 'http://localhost:3000' },
)
