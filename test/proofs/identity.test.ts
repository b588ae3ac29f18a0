import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HostedWorld } from '#src/accounts/hosted/hosted-provider.ts'
import { claimsOf } from '#src/accounts/hosted/id-token.ts'
import { identityOf } from '#src/accounts/hosted/identity-of.ts'
import { type Browser, browserOf } from '#src/accounts/identity/browser.sample.ts'
import { personalData } from '#src/app/personal-data.ts'
import { type Emulator, startEmulator } from '../emulator.ts'
import { engines, TestShop } from '../shop.ts'

const project = 'demo-shop'
const password = 'a good long one'
const fresh = 'another good long one'
let emulator: Emulator

beforeAll(async () => {
  emulator = await startEmulator(project)
}, 600_000)
afterAll(() => emulator?.stop())

/**
 * The emulator signs nothing. What takes such a token for a proof is here and nowhere in the shop: no setting leads to
 * it (id-token.ts knows RS256 alone).
 */
function emulated(shop: TestShop): HostedWorld {
  return {
    place: {
      toolkitUrl: `${emulator.url}/identitytoolkit.googleapis.com`,
      tokenUrl: `${emulator.url}/securetoken.googleapis.com`,
      patienceOf: () => 30_000,
    },
    async verify(token) {
      expect(decodeProtectedHeader(token).alg).toBe('none')
      const claims = decodeJwt(token)
      expect([claims.iss, claims.aud]).toEqual([`https://securetoken.google.com/${project}`, project])
      return claimsOf(claims, shop.now)
    },
  }
}

async function codeFor(email: string, type: string): Promise<string> {
  const reply = await fetch(`${emulator.url}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes } = (await reply.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[]
  }
  return oobCodes.findLast((one) => one.email === email && one.requestType === type)?.oobCode ?? ''
}

describe.each(engines)("the provider's own emulator [%s]", (engine) => {
  const shop = new TestShop(engine)
  const email = `noor-${engine}@example.com`
  let browser: Browser
  const signIn = (given: string) =>
    browserOf(shop).post('/api/auth/sign-in/email', { email, password: given })

  beforeAll(async () => {
    shop.now = new Date()
    shop.identityOf = (opened) => identityOf(opened, personalData, emulated(shop))
    await shop.open({ IDENTITY: `firebase:${project}:a-web-api-key` })
  })
  afterAll(() => shop.close())

  it('signs up and in, and knows one account an e-mail', async () => {
    browser = browserOf(shop)
    const noor = { name: 'Noor', email, password }
    expect((await browser.post('/api/auth/sign-up/email', noor)).status).toBe(200)
    expect((await browser.post('/api/jwt', { email })).status).toBe(200)
    expect((await shop.post('/api/auth/sign-up/email', noor)).json.code).toBe('USER_ALREADY_EXISTS')
    expect([(await signIn(password)).status, (await signIn(fresh)).status]).toEqual([200, 401])
  })

  it('renames, verifies and changes the password', async () => {
    expect((await browser.post('/api/auth/update-user', { name: 'Noor H.' })).status).toBe(200)
    expect((await browser.post('/api/auth/send-verification-email', {})).status).toBe(200)
    const token = await codeFor(email, 'VERIFY_EMAIL')
    expect((await browserOf(shop).post('/api/auth/verify-email', { token })).json.code).toBe(
      'LOG_IN_TO_CONFIRM',
    )
    expect((await browser.post('/api/auth/verify-email', { token })).status).toBe(200)
    const change = { currentPassword: password, newPassword: fresh }
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(200)
    expect([(await signIn(password)).status, (await signIn(fresh)).status]).toEqual([401, 200])
  })

  it('resets a forgotten password, once, for the known and silently for the unknown', async () => {
    for (const whose of [email, 'nobody@example.com'])
      expect((await browserOf(shop).post('/api/auth/request-password-reset', { email: whose })).status).toBe(
        200,
      )
    const token = await codeFor(email, 'PASSWORD_RESET')
    const reset = () => browserOf(shop).post('/api/auth/reset-password', { token, newPassword: password })
    expect([(await reset()).status, (await reset()).json.code]).toEqual([200, 'INVALID_TOKEN'])
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
    expect([(await signIn(fresh)).status, (await signIn(password)).status]).toEqual([401, 200])
  })

  it('takes who comes from Google, and answers with an account of its own', async () => {
    const { place, verify } = emulated(shop)
    const { createToolkit } = await import('#src/accounts/hosted/toolkit.ts')
    const toolkit = createToolkit(place, { key: 'a-web-api-key', log: shop.shop.log })
    const google = { sub: `google-${engine}`, email: `google-${engine}@example.com`, email_verified: true }
    const access = await new SignJWT(google).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
    const from = { headers: new Headers() }
    const { idToken } = await toolkit.signInWithGoogle(access, shop.shop.config.PUBLIC_URL, from)
    expect(await verify(idToken)).toMatchObject({ email: google.email })
  })

  it('deletes the account there and here', async () => {
    await browser.post('/api/auth/sign-in/email', { email, password })
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
    expect((await signIn(password)).status).toBe(401)
    expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
  })
})
