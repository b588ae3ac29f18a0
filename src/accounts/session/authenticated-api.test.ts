import { beforeEach, expect, test } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import type { Api } from '#src/ui/data/api.ts'
import { answerOf } from '#src/ui/data/api.ts'
import { describeShop } from '#test/shop.ts'
import { apiWithToken } from './api-with-token.ts'
import { askMe, authCall, sessionEmail } from './auth.query.ts'
import { authenticatedApi } from './authenticated-api.ts'
import { storedToken, storeToken } from './token-storage.ts'

const expired = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4IiwiaWF0IjoxMDAwLCJleHAiOjE5MDB9.c2ln'
const forged = `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ sub: 'x', iat: 0, exp: 99_999_999_999 }))}.c2ln`

const never = async () => false

describeShop('the authenticated client', (shop) => {
  let calls: string[]
  let api: Api

  /** The API as a browser of its own reaches it, with somebody's session cookie. */
  beforeEach(async () => {
    const browser = browserOf(shop)
    calls = []
    api = {
      base: '',
      origin: shop.origin,
      async fetch(input, init) {
        const address = String(input)
        calls.push(`${init?.method ?? 'GET'} ${address}`)
        const headers = Object.fromEntries(new Headers(init?.headers))
        const body = init?.body ? JSON.parse(String(init.body)) : undefined
        const answer =
          init?.method === 'POST'
            ? await browser.post(address, body, headers)
            : await browser.get(address, headers)
        return new Response(answer.text, { status: answer.status })
      },
    }
    const email = `${crypto.randomUUID()}@example.com`
    await authCall(api, 'sign-up/email', { name: 'Salma', email, password: 'Jabal-Akhdar-2400' })
    storeToken(undefined)
    calls = []
  })

  const tokensAsked = () => calls.filter((call) => call === 'POST /api/jwt').length

  test('twenty calls at once with an expired token renew it once', async () => {
    storeToken(expired)
    const mine = authenticatedApi(api, never)
    const people = await Promise.all(Array.from({ length: 20 }, () => askMe(mine)))
    expect(new Set(people.map(({ name }) => name))).toEqual(new Set(['Salma']))
    expect(tokensAsked()).toBe(1)
    expect(storedToken()).not.toBe(expired)
  })

  test('a token that looks good and is refused is renewed, and the call asked once more', async () => {
    storeToken(forged)
    expect((await askMe(authenticatedApi(api, never))).name).toBe('Salma')
    expect(calls.filter((call) => call === 'GET /api/me').length).toBe(2)
    expect(tokensAsked()).toBe(1)
  })

  test('without a session the second 401 is the last: the token goes', async () => {
    const mine = authenticatedApi(api, never)
    await askMe(mine)
    await authCall(api, 'sign-out', {})
    calls = []
    await expect(askMe(mine)).rejects.toMatchObject({ status: 401 })
    expect(calls.filter((call) => call === 'GET /api/me').length).toBe(1)
    expect(storedToken()).toBeUndefined()
  })

  test('a 403 logs out, here and at the shop (product.md section 4)', async () => {
    const mine = authenticatedApi(api, never)
    await askMe(mine)
    await expect(answerOf(mine.fetch('/api/users'))).rejects.toMatchObject({ status: 403 })
    expect(storedToken()).toBeUndefined()
    expect(await sessionEmail(api)).toBeUndefined()
  })

  test('what needs a fresh proof is asked for it and sent again as it was; without one nobody is logged out', async () => {
    const email = (await sessionEmail(api)) ?? ''
    // Only a confirmed mailbox adds a factor.
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
    const begin = { method: 'POST', body: JSON.stringify({ name: 'Phone' }) }
    const call = { ...begin, headers: { 'content-type': 'application/json' } }
    let asked = 0
    shop.now = new Date(shop.now.getTime() + 11 * 60_000)
    const unwilling = authenticatedApi(api, never)
    await expect(answerOf(unwilling.fetch('/api/secondFactor/totp', call))).rejects.toMatchObject({
      status: 403,
    })
    expect(await sessionEmail(api)).toBe(email)
    const willing = authenticatedApi(api, async () => {
      asked += 1
      const proof = JSON.stringify({ method: 'password', password: 'Jabal-Akhdar-2400' })
      const reply = await api.fetch('/api/auth/second-factor/prove', {
        method: 'POST',
        body: proof,
        headers: { 'content-type': 'application/json' },
      })
      return reply.ok
    })
    const answer = await answerOf(willing.fetch('/api/secondFactor/totp', call))
    expect(answer).toMatchObject({ data: { qr: { size: expect.any(Number) } } })
    expect(asked).toBe(1)
  })

  test('a shop that cannot be asked logs nobody out', async () => {
    storeToken(expired)
    const offline = { ...api, fetch: () => Promise.reject(new TypeError('no line')) }
    await expect(askMe(authenticatedApi(offline, never))).rejects.toMatchObject({ status: 0 })
    expect(storedToken()).toBe(expired)
  })

  test('where visitors may call too, a dead token counts as none', async () => {
    await authCall(api, 'sign-out', {})
    storeToken(expired)
    expect((await apiWithToken(api).fetch('/api/signInMethods')).status).toBe(200)
    expect(storedToken()).toBeUndefined()
  })
})
