import { expect, it } from 'vitest'
import {
  addApp,
  later,
  prove,
  signInAgain,
  signUp,
} from '#src/accounts/second-factor/second-factor.sample.ts'
import { sealAnew } from '#src/accounts/second-factor/totp-factor.ts'
import { originalName } from '#src/core/picture-name.ts'
import { signProofUrl } from '#src/media/proof-address.ts'
import { describeShop } from '#test/shop.ts'
import { browserOf } from './browser.sample.ts'

const [old, fresh] = ['the-old-secret-of-this-shop-2025-abcdef', 'the-new-secret-of-this-shop-2026-uvwxyz']
const password = 'a good long one'
const email = 'noor@example.com'

describeShop(
  'a secret that is replaced (record 026)',
  (shop) => {
    const browser = browserOf(shop)
    const away = browserOf(shop)
    const proof = '0123456789abcdef0123456789abcdef'
    const token = async (whose = browser) => (await whose.post('/api/jwt', { email })).json?.token
    const letters = async () =>
      (await shop.db.selectFrom('mail_outbox').select('kind').where('kind', '=', 'new-device').execute())
        .length

    it('leaves nobody out while both are there: sessions, tokens, receipts, known browsers, links', async () => {
      await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
      await away.post('/api/auth/sign-in/email', { email, password })
      const bearer = { authorization: `Bearer ${await token()}` }
      await shop.shop.proofs.put(originalName(proof), Buffer.from('a receipt'))
      const receipt = signProofUrl(shop.shop.secret, proof, shop.now)
      await shop.restart({ AUTH_SECRET: `${fresh},${old}` })
      expect(shop.shop.secret).toBe(fresh)
      expect((await shop.get('/api/me', bearer)).status).toBe(200)
      expect((await shop.get(receipt)).status).toBe(200)
      expect((await shop.get(`${receipt.slice(0, -4)}AAAA`)).status).toBe(404)
      expect((await browser.get('/api/auth/get-session')).json.user.email).toBe(email)
      shop.now = new Date(shop.now.getTime() + 120_000)
      const before = await letters()
      expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
      expect(await letters(), 'the browser is known still').toBe(before)
      expect((await away.get('/api/auth/get-session')).json.user.email).toBe(email)
    })

    it('can be left out once a browser has been here under the new one; others log in again', async () => {
      expect(await token()).toBeTruthy()
      await shop.restart({ AUTH_SECRET: fresh })
      expect((await browser.get('/api/auth/get-session')).json.user.email).toBe(email)
      expect(await token()).toBeTruthy()
      expect((await away.get('/api/auth/get-session')).json).toBeNull()
      expect(await token(away)).toBeUndefined()
    })
  },
  { AUTH_SECRET: old },
)

describeShop(
  'an app with codes, whose secret an older one sealed (I12)',
  (shop) => {
    it('makes codes under the new secret, which seals it anew so that the old one can go', async () => {
      const staff = await signUp(shop, email, 'manager')
      const { code } = await addApp(shop, { browser: staff, email })
      const provesIt = async () => {
        later(shop, 2)
        const half = await signInAgain(shop, email)
        return (await prove(half, { method: 'totp', code: code() })).status
      }
      await shop.restart({ AUTH_SECRET: `${fresh},${old}` })
      expect(await provesIt()).toBe(200)
      expect([await sealAnew(shop.shop), await sealAnew(shop.shop)]).toEqual([1, 0])
      await shop.restart({ AUTH_SECRET: fresh })
      expect(await provesIt()).toBe(200)
      await shop.restart({ AUTH_SECRET: old })
      expect(await provesIt(), 'under a secret that sealed nothing').toBe(422)
    })
  },
  { AUTH_SECRET: old },
)

describeShop('a session that only renews its token under the new secret', (shop) => {
  it('has a new signature from then on', async () => {
    const browser = browserOf(shop)
    await shop.restart({ AUTH_SECRET: old })
    await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
    await shop.restart({ AUTH_SECRET: `${fresh},${old}` })
    const answer = await browser.post('/api/jwt', { email })
    expect([answer.status, String(answer.headers['set-cookie'])]).toEqual([
      200,
      expect.stringMatching(/session_token=.*Max-Age=2592000.*HttpOnly/i),
    ])
    expect((await browser.post('/api/jwt', { email })).headers['set-cookie']).toBeUndefined()
    await shop.restart({ AUTH_SECRET: fresh })
    expect((await browser.post('/api/jwt', { email })).status).toBe(200)
  })
})
