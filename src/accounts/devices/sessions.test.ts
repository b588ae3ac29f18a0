import { expect, it } from 'vitest'
import { type Browser, browserOf } from '#src/accounts/identity/browser.sample.ts'
import { deleteExpired } from '#src/accounts/person/delete-expired.store.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const password = 'a good long one'
const dayMs = 24 * 3600 * 1000
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const from = (address: string, userAgent = chrome) => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
})

async function signUp(shop: TestShop, email: string, headers = from('203.0.113.9')): Promise<Browser> {
  const browser = browserOf(shop)
  const answer = await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password }, headers)
  expect(answer.status).toBe(200)
  return browser
}

async function signIn(shop: TestShop, email: string, headers = from('198.51.100.7', iphone)) {
  const browser = browserOf(shop)
  expect((await browser.post('/api/auth/sign-in/email', { email, password }, headers)).status).toBe(200)
  return browser
}

const token = async (browser: Browser, email: string) =>
  (await browser.post('/api/jwt', { email })).json?.token

async function bearer(browser: Browser, email: string) {
  return { authorization: `Bearer ${await token(browser, email)}` }
}

const later = (shop: TestShop, ms: number) => {
  shop.now = new Date(shop.now.getTime() + ms)
}

const letters = (shop: TestShop, recipient: string) =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale', 'payload'])
    .where('recipient', '=', recipient)
    .where('kind', 'in', ['new-device', 'password-changed'])
    .execute()

const proxy = { TRUST_PROXY: '1' }

describeShop(
  "somebody's list of sessions (I14)",
  (shop) => {
    const email = 'noor@example.com'

    it('has device, shortened address and times of each, and says which one asks', async () => {
      const laptop = await signUp(shop, email)
      later(shop, 60 * 60_000)
      const phone = await signIn(shop, email)
      const { json } = await shop.get('/api/mySessions', await bearer(phone, email))
      expect(json.data).toEqual([
        {
          _id: expect.any(String),
          browser: 'Safari',
          system: 'iPhone',
          address: '198.51.100.*',
          createdAt: expect.stringMatching(/T(08:59:59|09:00:00)/),
          lastSeenAt: '2026-03-01T09:00:00.000Z',
          current: true,
        },
        {
          _id: expect.any(String),
          browser: 'Chrome',
          system: 'Windows',
          address: '203.0.113.*',
          createdAt: expect.stringMatching(/T(07:59:59|08:00:00)/),
          lastSeenAt: '2026-03-01T08:00:00.000Z',
          current: false,
        },
      ])
      later(shop, 60_000)
      const seen = (await shop.get('/api/mySessions', await bearer(laptop, email))).json.data[0]
      expect([seen.current, seen.lastSeenAt]).toEqual([true, '2026-03-01T09:01:00.000Z'])
    })

    it('ends one of them, whose tokens are dead at once, and never one of somebody else', async () => {
      const [laptop, phone] = [await signIn(shop, email), await signIn(shop, email)]
      const [asks, dead] = [await bearer(laptop, email), await bearer(phone, email)]
      const stranger = await bearer(await signUp(shop, 'salma@example.com'), 'salma@example.com')
      const { data } = (await shop.get('/api/mySessions', dead)).json
      const { _id } = data.find((one: { current: boolean }) => one.current)
      const end = (headers: Record<string, string>) =>
        shop.send('DELETE', `/api/mySessions/${_id}`, undefined, headers)
      expect((await end(stranger)).status).toBe(404)
      expect((await shop.get('/api/me', dead)).status).toBe(200)
      expect((await end(asks)).status).toBe(200)
      expect((await shop.get('/api/me', dead)).status).toBe(401)
      expect((await phone.get('/api/auth/get-session')).json).toBeNull()
      expect((await end(asks)).status).toBe(404)
    })

    it('ends all but the one that asks', async () => {
      const [kept, other] = [await signIn(shop, email), await signIn(shop, email)]
      const headers = await bearer(kept, email)
      const { json } = await shop.send('DELETE', '/api/mySessions', undefined, headers)
      expect(json.ended).toBeGreaterThan(1)
      expect((await other.get('/api/auth/get-session')).json).toBeNull()
      expect((await shop.get('/api/mySessions', headers)).json.data).toHaveLength(1)
    })

    it('is in "my data", and goes with the account', async () => {
      const browser = await signIn(shop, email)
      const { sessions } = (await shop.get('/api/myData', await bearer(browser, email))).json.data
      expect(sessions).toContainEqual({
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        lastSeenAt: expect.any(String),
        address: '198.51.100.*',
        device: iphone,
      })
      expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
      const left = await shop.db.selectFrom('sessions').select('ip_address').execute()
      expect(left.filter(({ ip_address }) => ip_address === '198.51.100.*')).toEqual([])
      expect(await letters(shop, email)).toEqual([])
    })
  },
  proxy,
)

describeShop('the life of a session (I14)', (shop) => {
  async function promote(email: string, role: string) {
    await shop.db.updateTable('users').set({ role }).where('email', '=', email).execute()
  }

  it("of a customer ends after 7 days' rest, and after 30 days however often it is used", async () => {
    const [rests, used] = [await signUp(shop, 'rests@example.com'), await signUp(shop, 'used@example.com')]
    for (let day = 0; day < 6; day += 1) {
      later(shop, dayMs)
      expect(await token(used, 'used@example.com'), `day ${day + 1}`).toBeTruthy()
    }
    later(shop, dayMs - 1000)
    expect((await rests.get('/api/auth/get-session')).json?.user.email).toBe('rests@example.com')
    later(shop, 1000)
    expect((await rests.get('/api/auth/get-session')).json).toBeNull()
    expect(await token(rests, 'rests@example.com')).toBeUndefined()
    for (let day = 7; day < 30; day += 1) {
      expect(await token(used, 'used@example.com'), `day ${day}`).toBeTruthy()
      later(shop, dayMs)
    }
    expect(await token(used, 'used@example.com'), 'after 30 days').toBeUndefined()
  })

  it("of staff ends after a day's rest and after 7 days, from the moment of the promotion on", async () => {
    const email = 'staff@example.com'
    const browser = await signUp(shop, email)
    later(shop, 2 * dayMs)
    expect(await token(browser, email)).toBeTruthy()
    later(shop, 2 * dayMs)
    await promote(email, 'manager')
    expect(await token(browser, email), 'rested for 2 days').toBeUndefined()

    const again = await signIn(shop, email)
    for (let day = 0; day < 7; day += 1) {
      expect(await token(again, email), `day ${day}`).toBeTruthy()
      later(shop, dayMs - 1000)
    }
    later(shop, 7000)
    expect(await token(again, email), 'after 7 days').toBeUndefined()
  })

  it('holds for an access token that was made before the promotion', async () => {
    const email = 'token@example.com'
    const browser = await signUp(shop, email)
    later(shop, 8 * dayMs)
    const again = await signIn(shop, email)
    await shop.db
      .updateTable('sessions')
      .set({ created_at: new Date(shop.now.getTime() - 8 * dayMs).toISOString() })
      .execute()
    const headers = await bearer(again, email)
    expect((await shop.get('/api/me', headers)).status).toBe(200)
    await promote(email, 'admin')
    expect((await shop.get('/api/me', headers)).status).toBe(401)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
  })

  it('keeps no row of what rests too long', async () => {
    await signUp(shop, 'swept@example.com')
    later(shop, 7 * dayMs)
    await deleteExpired(shop.db, shop.now)
    expect(await shop.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  it('does not let a change of the password through that comes too late', async () => {
    const browser = await signUp(shop, 'late@example.com')
    later(shop, 7 * dayMs)
    const change = { currentPassword: password, newPassword: 'a better longer one' }
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(401)
    expect((await browser.post('/api/auth/update-user', { name: 'Late' })).status).toBe(401)
  })
})

describeShop(
  'the letters about an account (I14)',
  (shop) => {
    const email = 'told@example.com'
    let own: Browser

    it('say nothing of the sign-up, nor of the same browser later', async () => {
      own = await signUp(shop, email)
      later(shop, dayMs)
      const body = { email, password }
      expect((await own.post('/api/auth/sign-in/email', body, from('203.0.113.9'))).status).toBe(200)
      expect(await letters(shop, email)).toEqual([])
    })

    it('tell of a browser the account does not know, once', async () => {
      const headers = { ...from('2001:db8:5:6::1', iphone), 'accept-language': 'ar' }
      const phone = await signIn(shop, email, headers)
      const [letter, ...more] = await letters(shop, email)
      expect([letter?.kind, letter?.locale, more]).toEqual(['new-device', 'ar', []])
      expect(JSON.parse(letter?.payload ?? '')).toEqual({
        name: 'Noor',
        at: shop.now.toISOString(),
        browser: 'Safari',
        system: 'iPhone',
        address: '2001:db8:5::/48',
      })
      await phone.post('/api/auth/sign-in/email', { email, password }, headers)
      expect(await letters(shop, email)).toHaveLength(1)
    })

    it('tell of a changed password, and not of the device that changed it', async () => {
      const change = { currentPassword: password, newPassword: 'a better longer one' }
      expect((await own.post('/api/auth/change-password', change)).status).toBe(200)
      const kinds = (await letters(shop, email)).map(({ kind }) => kind)
      expect(kinds.sort()).toEqual(['new-device', 'password-changed'])
      await own.post('/api/auth/sign-in/email', { email, password: change.newPassword })
      expect(await letters(shop, email)).toHaveLength(2)
      const wrong = { currentPassword: 'not the one', newPassword: password }
      expect((await own.post('/api/auth/change-password', wrong)).status).toBe(422)
      expect(await letters(shop, email)).toHaveLength(2)
    })

    it('are 5 a day of one kind, and go on the next day', async () => {
      await own.post('/api/auth/change-password', {
        currentPassword: 'a better longer one',
        newPassword: password,
      })
      for (let n = 0; n < 8; n += 1) await signIn(shop, email)
      const devices = async () => (await letters(shop, email)).filter(({ kind }) => kind === 'new-device')
      expect(await devices()).toHaveLength(5)
      later(shop, dayMs)
      await signIn(shop, email)
      expect(await devices()).toHaveLength(6)
    })
  },
  proxy,
)
