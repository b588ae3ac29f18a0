import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '#test/shop.ts'
import { browserOf } from './browser.sample.ts'

const email = 'noor@example.com'
const password = 'a good long one'
const fresh = 'a better longer one'

async function emails(shop: TestShop): Promise<{ recipient: string; locale: string; link: string }[]> {
  const rows = await shop.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'reset-password')
    .orderBy('created_at')
    .execute()
  return rows.map(({ recipient, locale, payload }) => ({ recipient, locale, link: JSON.parse(payload).link }))
}

const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''

const ask = (shop: TestShop, whose: string, headers: Record<string, string> = {}) =>
  shop.post('/api/auth/request-password-reset', { email: whose }, headers)

const reset = (shop: TestShop, token: string, newPassword = fresh) =>
  shop.post('/api/auth/reset-password', { token, newPassword })

const later = (shop: TestShop, minutes: number) => {
  shop.now = new Date(shop.now.getTime() + minutes * 60_000)
}

describeShop('a forgotten password', (shop) => {
  it('is answered alike for a known and an unknown e-mail, and only the owner gets an email', async () => {
    await shop.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
    const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'accept-language': 'ar' }
    const known = await ask(shop, 'Noor@Example.com', evil)
    const unknown = await ask(shop, 'nobody@example.com', evil)
    const shape = ({
      status,
      text,
      headers: { date: _date, 'x-request-id': _id, ...headers },
    }: typeof known) => ({
      status,
      text,
      headers,
    })
    expect(shape(known)).toEqual(shape(unknown))
    expect(known.status).toBe(200)
    expect(await emails(shop)).toEqual([
      {
        recipient: email,
        locale: 'ar',
        link: expect.stringMatching(
          /^https:\/\/shop\.test\/ar\/authentication\/reset-password\?token=[\w-]{32}$/,
        ),
      },
    ])
  })

  it('keeps no link that works in the table of links', async () => {
    const [email] = await emails(shop)
    const rows = JSON.stringify(await shop.db.selectFrom('verifications').selectAll().execute())
    expect(rows).not.toContain(tokenIn(email?.link))
    const stored = await shop.db.selectFrom('verifications').select(['id', 'identifier']).execute()
    for (const { id, identifier } of stored)
      for (const guess of [id, identifier]) expect((await reset(shop, guess)).status).toBe(422)
  })

  it('takes only the newest link, once, and ends all sessions', async () => {
    const browser = browserOf(shop)
    await browser.post('/api/auth/sign-in/email', { email, password })
    const { token: access } = (await browser.post('/api/jwt', { email })).json
    later(shop, 1)
    await ask(shop, email)
    const [older, newer] = await emails(shop)
    const refused = await reset(shop, tokenIn(older?.link))
    expect([refused.status, refused.json.code]).toEqual([422, 'INVALID_TOKEN'])
    expect((await reset(shop, tokenIn(newer?.link), 'password1')).json.errors[0].path).toBe('newPassword')
    expect((await reset(shop, tokenIn(newer?.link))).status).toBe(200)
    expect((await reset(shop, tokenIn(newer?.link), 'yet another one')).status).toBe(422)
    expect((await shop.get('/api/me', { authorization: `Bearer ${access}` })).status).toBe(401)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
    expect((await shop.post('/api/auth/sign-in/email', { email, password })).status).toBe(401)
    expect((await shop.post('/api/auth/sign-in/email', { email, password: fresh })).status).toBe(200)
  })

  it('proves the mailbox', async () => {
    const row = await shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    expect(row?.email_verified).toBe(1)
  })

  it('of ten uses of a link at the same moment takes one', async () => {
    later(shop, 16)
    await ask(shop, email)
    const token = tokenIn((await emails(shop)).at(-1)?.link)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(shop, token, `the password of ${index}`)),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array(9).fill(422)])
    const winner = answers.findIndex((one) => one.status === 200)
    const body = { email, password: `the password of ${winner}` }
    expect((await shop.post('/api/auth/sign-in/email', body)).status).toBe(200)
  })

  it('works for 60 minutes', async () => {
    await ask(shop, email)
    const token = tokenIn((await emails(shop)).at(-1)?.link)
    later(shop, 61)
    expect((await reset(shop, token)).status).toBe(422)
    await ask(shop, email)
    const next = tokenIn((await emails(shop)).at(-1)?.link)
    later(shop, 59)
    expect((await reset(shop, next)).status).toBe(200)
  })

  it('does not fill a mailbox: 5 emails in 15 minutes, known or not', async () => {
    later(shop, 60)
    for (const whose of [email, 'nobody@example.com']) {
      const statuses: number[] = []
      for (let count = 0; count < 7; count += 1) statuses.push((await ask(shop, whose)).status)
      expect([whose, statuses]).toEqual([whose, [200, 200, 200, 200, 200, 429, 429]])
    }
  })
})

describeShop(
  'a stranger who asks for reset links in the name of an owner',
  (shop) => {
    const from = (address: string) => ({ 'x-forwarded-for': address })

    it('keeps the owner at another address from nothing, also of 30 at once', async () => {
      await shop.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
      const asked = await Promise.all(Array.from({ length: 30 }, () => ask(shop, email, from('203.0.113.9'))))
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
      expect((await ask(shop, email, from('203.0.113.9'))).status).toBe(429)
      shop.now = new Date(shop.now.getTime() + 1000)
      expect((await ask(shop, email, from('198.51.100.7'))).status).toBe(200)
      expect((await reset(shop, tokenIn((await emails(shop)).at(-1)?.link))).status).toBe(200)
    })

    it('has 30 letters an hour from all addresses; a browser the account knows still asks, 5 times', async () => {
      later(shop, 60)
      const owner = browserOf(shop)
      await owner.post('/api/auth/sign-in/email', { email, password: fresh })
      const statuses: number[] = []
      for (let n = 0; n < 31; n += 1) statuses.push((await ask(shop, email, from(`10.4.${n}.1`))).status)
      expect(statuses).toEqual([...Array(30).fill(200), 429])
      const known: number[] = []
      for (let n = 0; n < 6; n += 1)
        known.push((await owner.post('/api/auth/request-password-reset', { email })).status)
      expect(known).toEqual([200, 200, 200, 200, 200, 429])
    })
  },
  { TRUST_PROXY: '1' },
)

describeShop('proving a mailbox', (shop) => {
  const linksTo = async (recipient: string) => {
    const rows = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'verify-email')
      .where('recipient', '=', recipient)
      .execute()
    return rows.map(({ payload }) => JSON.parse(payload).link as string)
  }
  const isVerified = async () =>
    (await shop.db.selectFrom('users').select('email_verified').where('email', '=', email).executeTakeFirst())
      ?.email_verified

  it('begins with an email at sign-up, whose link alone changes nothing', async () => {
    const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test' }
    await shop.post('/api/auth/sign-up/email', { name: 'Noor', email, password }, evil)
    const [link = ''] = await linksTo(email)
    expect(link).toMatch(/^https:\/\/shop\.test\/authentication\/verify-email\?token=/)
    const opened = await shop.get(`/api/auth/verify-email?token=${encodeURIComponent(tokenIn(link))}`)
    expect([opened.status, opened.headers.location]).toEqual([
      303,
      `/authentication/verify-email?token=${encodeURIComponent(tokenIn(link))}`,
    ])
    expect(await isVerified()).toBe(0)
    const proof = { token: tokenIn(link), newPassword: fresh }
    expect((await shop.post('/api/auth/verify-email', proof)).status).toBe(200)
    expect(await isVerified()).toBe(1)
  })

  it('refuses a forged link and one of an account that is gone', async () => {
    const [link = ''] = await linksTo(email)
    const token = tokenIn(link)
    const [head, , tail] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ email: 'boss@example.com' })).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const forged of [`${head}.${claims}.${tail}`, `${none}.${claims}.`, 'x', '']) {
      const answer = await shop.post('/api/auth/verify-email', { token: forged })
      expect([forged, answer.status]).toEqual([forged, 422])
    }
    await shop.db.deleteFrom('users').where('email', '=', email).execute()
    await shop.post('/api/auth/sign-up/email', { name: 'Other', email, password })
    expect((await shop.post('/api/auth/verify-email', { token })).status).toBe(422)
    expect(await isVerified()).toBe(0)
  })

  it('sends the email again to the person of the session only', async () => {
    expect((await shop.post('/api/auth/send-verification-email', { email })).status).toBe(401)
    const browser = browserOf(shop)
    await browser.post('/api/auth/sign-in/email', { email, password })
    const before = (await linksTo(email)).length
    const sent = await browser.post('/api/auth/send-verification-email', { email: 'boss@example.com' })
    expect([sent.status, (await linksTo(email)).length, await linksTo('boss@example.com')]).toEqual([
      200,
      before + 1,
      [],
    ])
  })
})
