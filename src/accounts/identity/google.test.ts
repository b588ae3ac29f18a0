import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addApp } from '#src/accounts/second-factor/second-factor.sample.ts'
import { engines, TestShop } from '#test/shop.ts'
import { type Browser, browserOf } from './browser.sample.ts'

type Token = { header: Record<string, unknown>; payload: Record<string, unknown> }

const end = '/api/auth/popup-done'
const google = new OAuth2Server()
let claims: Record<string, unknown>
let spoil: (token: Token) => void
let answered: (body: Record<string, unknown>) => void

beforeAll(async () => {
  await google.issuer.keys.generate('RS256')
  await google.start(0, 'localhost')
  google.service.on('beforeTokenSigning', (token: Token) => {
    Object.assign(token.payload, claims)
    spoil(token)
  })
  google.service.on('beforeResponse', (response: { body: Record<string, unknown> }) =>
    answered(response.body),
  )
})
afterAll(() => google.stop())
beforeEach(() => {
  claims = { sub: 'google-1', email: 'noor@example.com', email_verified: true, name: 'Noor from Google' }
  spoil = () => undefined
  answered = () => undefined
})

async function start(browser: Browser): Promise<URL> {
  const asked = { provider: 'google', callbackURL: end, errorCallbackURL: end }
  const { status, json } = await browser.post('/api/auth/sign-in/social', asked)
  expect(status).toBe(200)
  return new URL(json.url)
}

/** Google's part: says yes, and sends the browser back. */
async function consent(url: URL): Promise<string> {
  const reply = await fetch(url, { redirect: 'manual' })
  const back = new URL(reply.headers.get('location') ?? '')
  expect(back.origin).toBe('https://shop.test')
  return `${back.pathname}${back.search}`
}

/** Where the window ends. */
async function comeBack(browser: Browser, callback: string): Promise<string> {
  const { status, headers } = await browser.get(callback)
  expect([status, headers['cross-origin-opener-policy']]).toEqual([302, 'unsafe-none'])
  return headers.location ?? ''
}

const isIn = async (browser: Browser) => (await browser.get('/api/auth/get-session')).json !== null

describe.each(engines)('Google [%s]', (engine) => {
  const shop = new TestShop(engine)
  beforeAll(() =>
    shop.open({
      GOOGLE_CLIENT_ID: 'the-shop',
      GOOGLE_CLIENT_SECRET: 'its secret',
      GOOGLE_ISSUER: google.issuer.url ?? '',
    }),
  )
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('users').execute()
  })

  it('is asked with state, nonce and PKCE, and comes back to PUBLIC_URL', async () => {
    expect((await shop.get('/api/signInMethods')).json.data).toEqual({
      password: true,
      google: true,
      oidc: null,
    })
    const { searchParams } = await start(browserOf(shop))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'the-shop',
      response_type: 'code',
      redirect_uri: 'https://shop.test/api/auth/callback/google',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      scope: expect.stringContaining('openid'),
    })
  })

  it('opens an account the first time, with a verified mailbox, and finds it the second', async () => {
    for (let time = 0; time < 2; time += 1) {
      const browser = browserOf(shop)
      expect(await comeBack(browser, await consent(await start(browser)))).toBe(end)
      expect((await browser.post('/api/jwt', { email: 'noor@example.com' })).status).toBe(200)
    }
    const people = await shop.db.selectFrom('users').selectAll().execute()
    expect(people).toHaveLength(1)
    expect(people[0]).toMatchObject({ name: 'Noor from Google', email_verified: 1, role: 'customer' })
    const [method] = await shop.db.selectFrom('sign_in_methods').selectAll().execute()
    expect(method).toMatchObject({
      account_id: 'google-1',
      access_token: null,
      refresh_token: null,
      id_token: null,
    })
  })

  it('joins an account of the same e-mail when both sides have proved it', async () => {
    const noor = { name: 'Noor', email: 'noor@example.com', password: 'a good long one' }
    await shop.post('/api/auth/sign-up/email', noor)
    await shop.db.updateTable('users').set({ email_verified: 1 }).execute()
    const browser = browserOf(shop)
    expect(await comeBack(browser, await consent(await start(browser)))).toBe(end)
    expect((await browser.get('/api/auth/get-session')).json.user.name).toBe('Noor')
    expect((await shop.post('/api/auth/sign-in/email', noor)).status).toBe(200)
  })

  it('is one way in like the others: who has a second factor is half in by it (I12)', async () => {
    const email = 'noor@example.com'
    const first = browserOf(shop)
    await comeBack(first, await consent(await start(first)))
    const app = await addApp(shop, { browser: first, email })
    const browser = browserOf(shop)
    expect(await comeBack(browser, await consent(await start(browser)))).toBe(end)
    expect(await isIn(browser)).toBe(false)
    expect((await browser.post('/api/jwt', { email })).status).toBe(401)
    const proof = { method: 'recovery', code: app.recoveryCodes[0] }
    expect((await browser.post('/api/auth/second-factor/prove', proof)).status).toBe(200)
    expect((await browser.post('/api/jwt', { email })).status).toBe(200)
  })

  it('takes the place of a record somebody only posted', async () => {
    await shop.post('/api/postUser', { name: 'A Visitor', email: 'noor@example.com' })
    const browser = browserOf(shop)
    expect(await comeBack(browser, await consent(await start(browser)))).toBe(end)
    expect((await browser.get('/api/auth/get-session')).json.user.name).toBe('Noor from Google')
  })

  it.each([
    ['Google has not verified', 1, false],
    ['the shop has not verified', 0, true],
  ])('does not join an account whose e-mail %s', async (_, here, there) => {
    const noor = { name: 'Noor', email: 'noor@example.com', password: 'a good long one' }
    await shop.post('/api/auth/sign-up/email', noor)
    await shop.db
      .updateTable('users')
      .set({ email_verified: here as 0 | 1 })
      .execute()
    claims = { ...claims, email_verified: there }
    const browser = browserOf(shop)
    expect(await comeBack(browser, await consent(await start(browser)))).toBe(
      `${end}?error=account_not_linked`,
    )
    expect(await isIn(browser)).toBe(false)
  })

  it.each<[string, (token: Token) => void]>([
    ['for another shop', ({ payload }) => Object.assign(payload, { aud: 'another-shop' })],
    ['for another request', ({ payload }) => Object.assign(payload, { nonce: 'x'.repeat(32) })],
    ['without a nonce', ({ payload }) => delete payload.nonce],
    ['of another issuer', ({ payload }) => Object.assign(payload, { iss: 'https://evil.test' })],
    ['that is over', ({ payload }) => Object.assign(payload, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ['that never ends', ({ payload }) => delete payload.exp],
    ['without an e-mail', ({ payload }) => delete payload.email],
  ])('takes no ID token %s', async (_, how) => {
    spoil = how
    await expectRefused()
  })

  it.each<[string, (body: Record<string, unknown>) => void]>([
    ['unsigned', (body) => Object.assign(body, { id_token: resigned(body, () => '') })],
    [
      'signed by somebody else',
      (body) => Object.assign(body, { id_token: resigned(body, (old) => old.slice(4)) }),
    ],
    ['not a token', (body) => Object.assign(body, { id_token: 'x' })],
    ['missing', (body) => delete body.id_token],
  ])('takes no ID token that is %s', async (_, how) => {
    answered = (body) => {
      if ('id_token' in body) how(body)
    }
    await expectRefused()
  })

  async function expectRefused() {
    const browser = browserOf(shop)
    const ended = await comeBack(browser, await consent(await start(browser)))
    expect(ended).toMatch(/^\/api\/auth\/popup-done\?error=\w+$/)
    expect(await isIn(browser)).toBe(false)
    expect(await shop.db.selectFrom('users').selectAll().execute()).toEqual([])
  }

  it('takes no callback with another state, of another browser, twice, or without a state', async () => {
    const browser = browserOf(shop)
    const callback = await consent(await start(browser))
    const forged = callback.replace(/state=[\w-]{4}/, 'state=0000')
    for (const [who, where] of [
      [browser, forged],
      [browserOf(shop), callback],
      [browser, callback.replace(/[?&]state=[\w-]+/, '')],
    ] as const) {
      const ended = await comeBack(who, where)
      expect(ended).toMatch(/error=\w+/)
      expect(await isIn(who)).toBe(false)
    }
    expect(await comeBack(browser, await consent(await start(browser)))).toBe(end)
    expect(await comeBack(browserOf(shop), callback)).toMatch(/error=/)
  })

  it('may be refused by the shopper, who is told calmly', async () => {
    const browser = browserOf(shop)
    const url = await start(browser)
    const state = url.searchParams.get('state')
    const ended = await comeBack(browser, `/api/auth/callback/google?error=access_denied&state=${state}`)
    expect(ended).toBe(`${end}?error=access_denied`)
  })

  it('ends on a page that tells its opener, of this shop only, and closes', async () => {
    const { status, headers, text } = await shop.get(`${end}?error=%3Cscript%3E`)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-/)
    expect(text).toContain('location.origin')
    expect(text).not.toContain('%3Cscript')
  })

  it('tells any fault in one line of an address', async () => {
    const { status, headers } = await shop.get('/api/auth/error?error=a%0d%0ab')
    expect([status, headers.location]).toEqual([302, `${end}?error=a%0D%0Ab`])
  })

  it('leads nowhere but to this shop', async () => {
    for (const callbackURL of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const answer = await shop.post('/api/auth/sign-in/social', { provider: 'google', callbackURL })
      expect([callbackURL, answer.status]).toEqual([callbackURL, 422])
    }
  })
})

describe.each(engines)('without Google [%s]', (engine) => {
  const shop = new TestShop(engine)
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  it('the shop says so and has no such way', async () => {
    expect((await shop.get('/api/signInMethods')).json.data).toEqual({
      password: true,
      google: false,
      oidc: null,
    })
    const answer = await shop.post('/api/auth/sign-in/social', { provider: 'google' })
    expect([answer.status, answer.json.code]).toEqual([404, 'PROVIDER_NOT_FOUND'])
  })
})

function resigned(body: Record<string, unknown>, signature: (old: string) => string): string {
  const [header = '', payload = '', old = ''] = String(body.id_token).split('.')
  const unsigned = signature(old) === ''
  const head = unsigned ? Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url') : header
  return `${head}.${payload}.${signature(old)}`
}
