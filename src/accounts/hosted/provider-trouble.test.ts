import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { describeHosted } from '#test/account-shops.ts'
import { refused } from '#test/toolkit.ts'

const password = 'a good long one'
const email = 'noor@example.com'
const noor = { name: 'Noor', email, password }
const arabic = { 'accept-language': 'ar' }
const never = new Promise<never>(() => undefined)

describeHosted('a hosted provider in trouble', (shop, toolkit) => {
  const signIn = (headers = {}) => shop.post('/api/auth/sign-in/email', { email, password }, headers)

  it.each<[string, string, number, string]>([
    ['sign-in/email', 'INVALID_LOGIN_CREDENTIALS', 401, 'INVALID_EMAIL_OR_PASSWORD'],
    ['sign-in/email', 'EMAIL_NOT_FOUND', 401, 'INVALID_EMAIL_OR_PASSWORD'],
    ['sign-in/email', 'INVALID_PASSWORD', 401, 'INVALID_EMAIL_OR_PASSWORD'],
    ['sign-in/email', 'USER_DISABLED', 401, 'INVALID_EMAIL_OR_PASSWORD'],
    ['sign-in/email', 'TOO_MANY_ATTEMPTS_TRY_LATER : later', 429, 'TOO_MANY_ATTEMPTS'],
    ['sign-in/email', 'UNAUTHORIZED_DOMAIN : shop.test', 422, 'UNAUTHORIZED_DOMAIN'],
    ['sign-in/email', 'USER_MISMATCH', 422, 'USER_MISMATCH'],
    ['sign-in/email', 'OPERATION_NOT_ALLOWED', 503, 'PROVIDER_UNAVAILABLE'],
    ['sign-in/email', 'API_KEY_INVALID', 503, 'PROVIDER_UNAVAILABLE'],
    ['sign-up/email', 'EMAIL_EXISTS', 422, 'USER_ALREADY_EXISTS'],
    ['sign-up/email', 'WEAK_PASSWORD : at least 6 characters', 422, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
  ])('%s: %s is told calmly, in both languages', async (call, message, status, code) => {
    toolkit.instead = () => refused(message)
    const english = await shop.post(`/api/auth/${call}`, noor)
    const arab = await shop.post(`/api/auth/${call}`, noor, arabic)
    expect([english.status, english.json.code]).toEqual([status, code])
    expect(english.json.detail).not.toMatch(/_|firebase|google/i)
    expect(arab.json.detail).toMatch(/^[\u0600-\u06ff]/)
    expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
    toolkit.instead = undefined
  })

  it('has a password policy of its own, which is told at the field', async () => {
    toolkit.instead = () =>
      refused(
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 14 characters, Password must contain an upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character]',
      )
    const { status, json } = await shop.post('/api/auth/sign-up/email', noor)
    const message =
      'A password here needs at least 14 characters, a capital letter, a digit, a sign such as ! or -.'
    expect([status, json.errors]).toEqual([422, [{ path: 'password', message }]])
    toolkit.instead = undefined
  })

  it('asks for a second step that the shop cannot show', async () => {
    toolkit.instead = () => [200, { mfaPendingCredential: 'x', mfaInfo: [{}], localId: 'y' }]
    const { status, json } = await signIn()
    expect([status, json.code]).toEqual([422, 'MULTI_FACTOR_AUTH_REQUIRED'])
    toolkit.instead = undefined
  })

  it.each<[string, () => void]>([
    ['answers 429', () => (toolkit.instead = () => refused('QUOTA_EXCEEDED', 429))],
    ['answers 500', () => (toolkit.instead = () => refused('INTERNAL', 500))],
    ['answers 503', () => (toolkit.instead = () => refused('', 503))],
    ['answers something else', () => (toolkit.instead = () => [200, { some: 'thing' }])],
    ['sends an unsigned token', () => (toolkit.spoil = unsigned)],
    [
      'sends a token of another project',
      () => (toolkit.claims = { aud: 'another', iss: 'https://securetoken.google.com/another' }),
    ],
    ['sends a token that is over', () => (toolkit.claims = { exp: 1 })],
    [
      'is silent',
      () => {
        toolkit.patienceMs = 50
        toolkit.instead = () => never
      },
    ],
  ])('%s: nobody is signed in, nothing is stored, and a 503 says to come back', async (_, how) => {
    how()
    for (const call of ['sign-up/email', 'sign-in/email']) {
      const { status, headers, json } = await shop.post(`/api/auth/${call}`, noor)
      expect([call, status, headers['content-type'], headers['retry-after']]).toEqual([
        call,
        503,
        'application/problem+json',
        '60',
      ])
      expect(headers['set-cookie']).toBeUndefined()
      expect(json.detail).toContain('browsing and ordering go on')
    }
    expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
    Object.assign(toolkit, { instead: undefined, spoil: undefined, claims: {}, patienceMs: 30_000 })
    toolkit.accounts.clear()
  })

  it('keeps nobody from browsing, and no session from going on', async () => {
    const browser = browserOf(shop)
    expect((await browser.post('/api/auth/sign-up/email', noor)).status).toBe(200)
    toolkit.instead = () => never
    const waiting = signIn()
    expect((await browser.get('/api/auth/get-session')).json.user.email).toBe(email)
    expect((await browser.post('/api/jwt', { email })).status).toBe(200)
    expect((await shop.get('/api/products?limit=1')).status).toBe(200)
    expect((await shop.post('/api/postUser', { name: 'A', email: 'a@example.com' })).status).toBeLessThan(300)
    toolkit.stop()
    expect((await waiting).status).toBe(503)
    expect((await signIn()).json.code).toBe('NETWORK_REQUEST_FAILED')
    for (const [call, body] of [
      ['update-user', { name: 'X' }],
      ['delete-user', { password }],
      ['request-password-reset', { email }],
      ['reset-password', { token: 'x', newPassword: password }],
      ['verify-email', { token: 'x' }],
      ['send-verification-email', {}],
      ['change-password', { currentPassword: password, newPassword: 'another long one' }],
    ] as const)
      expect([call, (await browser.post(`/api/auth/${call}`, body)).status]).toEqual([call, 503])
    expect((await browser.get('/api/auth/get-session')).json.user.name).toBe('Noor')
  })

  it('does not count as a wrong password', async () => {
    for (let n = 0; n < 12; n += 1) expect((await signIn()).status).toBe(503)
  })
})

function unsigned(token: string): string {
  const [, body = ''] = token.split('.')
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`
}
