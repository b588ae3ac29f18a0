import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addApp } from '#src/accounts/second-factor/second-factor.sample.ts'
import { engines, TestShop } from '#test/shop.ts'
import { type Browser, browserOf } from './browser.sample.ts'

type Token = { payload: Record<string, unknown> }

const end = '/api/auth/popup-done'
const issuer = new OAuth2Server()
let claims: Record<string, unknown>
let spoil: (token: Token) => void

beforeAll(async () => {
  await issuer.issuer.keys.generate('RS256')
  await issuer.start(0, 'localhost')
  issuer.service.on('beforeTokenSigning', (token: Token) => {
    Object.assign(token.payload, claims)
    spoil(token)
  })
})
afterAll(() => issuer.stop())
beforeEach(() => {
  claims = { sub: 'person-1', email: 'noor@example.com', email_verified: true, name: 'Noor' }
  spoil = () => undefined
})

async function start(browser: Browser): Promise<URL> {
  const asked = { provider: 'oidc', callbackURL: end, errorCallbackURL: end }
  const { status, json } = await browser.post('/api/auth/sign-in/social', asked)
  expect(status).toBe(200)
  return new URL(json.url)
}

async function signIn(browser: Browser): Promise<string> {
  const consent = await fetch(await start(browser), { redirect: 'manual' })
  const back = new URL(consent.headers.get('location') ?? '')
  return (await browser.get(`${back.pathname}${back.search}`)).headers.location ?? ''
}

describe.each(engines)('an OpenID provider of the owner’s own [%s]', (engine) => {
  const shop = new TestShop(engine)
  beforeAll(() =>
    shop.open({
      OIDC_ISSUER: issuer.issuer.url ?? '',
      OIDC_CLIENT_ID: 'the-shop',
      OIDC_CLIENT_SECRET: 'its secret',
      OIDC_NAME: "Muscat & Sons' ID",
      // One that never answers keeps nobody from coming by the other.
      GOOGLE_CLIENT_ID: 'the-shop',
      GOOGLE_CLIENT_SECRET: 'its secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    }),
  )
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('users').execute()
  })

  it('is named among the ways to sign in, and asked with state, nonce and PKCE', async () => {
    expect((await shop.get('/api/signInMethods')).json.data.oidc).toBe("Muscat & Sons' ID")
    const { searchParams } = await start(browserOf(shop))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'the-shop',
      redirect_uri: 'https://shop.test/api/auth/callback/oidc',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
    })
  })

  it('opens an account the first time, and finds it the second', async () => {
    for (let time = 0; time < 2; time += 1) {
      const browser = browserOf(shop)
      expect(await signIn(browser)).toBe(end)
      expect((await browser.post('/api/jwt', { email: 'noor@example.com' })).status).toBe(200)
    }
    const people = await shop.db.selectFrom('users').selectAll().execute()
    expect(people).toMatchObject([{ name: 'Noor', email_verified: 1, role: 'customer' }])
    const methods = await shop.db.selectFrom('sign_in_methods').selectAll().execute()
    expect(methods).toMatchObject([
      { provider_id: 'oidc', account_id: 'person-1', access_token: null, id_token: null },
    ])
  })

  it.each([
    [1, true, end],
    [1, false, `${end}?error=account_not_linked`],
    [0, true, `${end}?error=account_not_linked`],
    [1, undefined, `${end}?error=account_not_linked`],
  ])(
    'joins an account only where both proved the mailbox (here %s, there %s)',
    async (here, there, ended) => {
      const noor = { name: 'Noor', email: 'noor@example.com', password: 'a good long one' }
      await shop.post('/api/auth/sign-up/email', noor)
      await shop.db
        .updateTable('users')
        .set({ email_verified: here as 0 | 1 })
        .execute()
      claims = { ...claims, email_verified: there }
      expect(await signIn(browserOf(shop))).toBe(ended)
    },
  )

  it('opens sessions like all others: half without the factor, told by letter, ended by rest', async () => {
    const email = 'noor@example.com'
    const first = browserOf(shop)
    await signIn(first)
    const { recoveryCodes } = await addApp(shop, { browser: first, email })
    shop.now = new Date(shop.now.getTime() + 2 * 60_000)
    const browser = browserOf(shop)
    expect(await signIn(browser)).toBe(end)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
    expect((await browser.post('/api/jwt', { email })).status).toBe(401)
    const proof = { method: 'recovery', code: recoveryCodes[0] }
    expect((await browser.post('/api/auth/second-factor/prove', proof)).status).toBe(200)
    expect((await browser.post('/api/jwt', { email })).status).toBe(200)
    const letters = await shop.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('kind', '=', 'new-device')
      .execute()
    expect(letters).toHaveLength(1)
    shop.now = new Date(shop.now.getTime() + 7 * 24 * 60 * 60_000)
    expect((await browser.post('/api/jwt', { email })).status).toBe(401)
  })

  it.each<[string, (token: Token) => void]>([
    ['for another shop', ({ payload }) => Object.assign(payload, { aud: 'another-shop' })],
    ['for another request', ({ payload }) => Object.assign(payload, { nonce: 'x'.repeat(32) })],
    ['of another issuer', ({ payload }) => Object.assign(payload, { iss: 'https://evil.test' })],
    ['that is over', ({ payload }) => Object.assign(payload, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ['without an e-mail', ({ payload }) => delete payload.email],
  ])('takes no ID token %s', async (_, how) => {
    spoil = how
    const browser = browserOf(shop)
    expect(await signIn(browser)).toMatch(/^\/api\/auth\/popup-done\?error=\w+$/)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
    expect(await shop.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it.each<[string, (head: string, body: string) => string]>([
    ['forged', (head, body) => `${head}.${body}.${'A'.repeat(342)}`],
    ['unsigned', (_, body) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`],
  ])('takes no ID token that is %s', async (_, forge) => {
    issuer.service.once('beforeResponse', (response: { body: { id_token: string } }) => {
      const [head = '', body = ''] = response.body.id_token.split('.')
      response.body.id_token = forge(head, body)
    })
    expect(await signIn(browserOf(shop))).toMatch(/^\/api\/auth\/popup-done\?error=\w+$/)
    expect(await shop.db.selectFrom('users').selectAll().execute()).toEqual([])
  })
})

it('an issuer that calls itself something else than OIDC_ISSUER signs nobody in', async () => {
  const shop = new TestShop(engines[0])
  await shop.open({
    OIDC_ISSUER: (issuer.issuer.url ?? '').replace('localhost', '127.0.0.1'),
    OIDC_CLIENT_ID: 'the-shop',
    OIDC_CLIENT_SECRET: 'its secret',
    OIDC_NAME: 'Another',
  })
  const asked = { provider: 'oidc', callbackURL: end, errorCallbackURL: end }
  const browser = browserOf(shop)
  const { status, json } = await browser.post('/api/auth/sign-in/social', asked)
  if (status === 200) {
    const consent = await fetch(json.url, { redirect: 'manual' })
    const back = new URL(consent.headers.get('location') ?? '')
    await browser.get(`${back.pathname}${back.search}`)
  }
  expect((await browser.get('/api/auth/get-session')).json).toBeNull()
  expect(await shop.db.selectFrom('users').selectAll().execute()).toEqual([])
  await shop.close()
})
