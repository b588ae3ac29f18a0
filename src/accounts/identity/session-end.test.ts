import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { describeAccounts } from '#test/account-shops.ts'
import type { TestShop } from '#test/shop.ts'
import { signAccessToken } from './access-token.ts'
import { browserOf } from './browser.sample.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeAccounts('an access token (I1)', (shop) => {
  const me = async (headers: { authorization: string }) => (await shop.get('/api/me', headers)).status

  it('is good for a quarter of an hour, and not a moment more', async () => {
    const { headers } = await signIn(shop.shop, 'customer')
    const began = shop.now.getTime()
    at(shop, began + 15 * minuteMs - 1)
    expect(await me(headers), 'a millisecond before its end').toBe(200)
    at(shop, began + 15 * minuteMs)
    expect(await me(headers), 'at its end').toBe(401)
  })

  it('does not outlive its session', async () => {
    const { headers, sessionId } = await signIn(shop.shop, 'customer')
    const ends = shop.now.getTime() + 5 * minuteMs
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: new Date(ends).toISOString() })
      .where('id', '=', sessionId)
      .execute()
    at(shop, ends - 1)
    expect(await me(headers), 'a millisecond before the session ends').toBe(200)
    at(shop, ends)
    expect(await me(headers), 'as the session ends, ten minutes before the token').toBe(401)
  })

  it('is of one session: another one of the same person keeps no dead one alive', async () => {
    const { headers, person, sessionId } = await signIn(shop.shop, 'customer')
    await shop.db
      .insertInto('sessions')
      .values({
        id: 'second',
        user_id: person.id,
        token: 'second',
        expires_at: new Date(shop.now.getTime() + dayMs).toISOString(),
        created_at: shop.now.toISOString(),
        updated_at: shop.now.toISOString(),
      })
      .execute()
    await shop.db.deleteFrom('sessions').where('id', '=', sessionId).execute()
    expect(await me(headers)).toBe(401)
  })

  it("of somebody's session opens no other person's account", async () => {
    const [mine, hers] = [await signIn(shop.shop, 'customer'), await signIn(shop.shop, 'admin')]
    const mixed = await signAccessToken(
      shop.shop.secret,
      { userId: hers.person.id, sessionId: mine.sessionId },
      shop.now,
    )
    expect(await me({ authorization: `Bearer ${mixed}` })).toBe(401)
  })

  it('is not renewed from a session that is over', async () => {
    const browser = browserOf(shop)
    const email = 'over@example.com'
    await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password: 'a good long one' })
    await shop.db.updateTable('sessions').set({ expires_at: shop.now.toISOString() }).execute()
    at(shop, shop.now.getTime() + 1)
    expect((await browser.post('/api/jwt', { email })).status).toBe(401)
  })
})

describeAccounts('a window of tries', (shop) => {
  const statusOf = async (email: string, password = 'a wrong one') =>
    (await shop.post('/api/auth/sign-in/email', { email, password })).status

  it('ends a quarter of an hour after its first try, however many follow and however late', async () => {
    const began = shop.now.getTime()
    for (const minute of [0, 5, 10, 12, 14, 14.2, 14.4, 14.6, 14.8, 14.9]) {
      at(shop, began + minute * minuteMs)
      expect(await statusOf('late@example.com'), `in minute ${minute}`).toBe(401)
    }
    at(shop, began + 15 * minuteMs - 1)
    const refused = await shop.post('/api/auth/sign-in/email', { email: 'late@example.com', password: 'x' })
    expect([refused.status, refused.headers['retry-after']], 'the eleventh').toEqual([429, '1'])
    at(shop, began + 15 * minuteMs)
    expect(await statusOf('late@example.com'), 'as the window ends').toBe(401)
  })

  it('begins anew with the first try after it, with the whole number of tries', async () => {
    const began = shop.now.getTime()
    for (let n = 0; n < 12; n += 1) await statusOf('again@example.com')
    at(shop, began + 20 * minuteMs)
    for (let n = 0; n < 10; n += 1) expect(await statusOf('again@example.com'), `try ${n + 1}`).toBe(401)
    expect(await statusOf('again@example.com'), 'try 11').toBe(429)
    at(shop, began + 35 * minuteMs - 1)
    expect(await statusOf('again@example.com'), 'at the end of the second window').toBe(429)
    at(shop, began + 35 * minuteMs)
    expect(await statusOf('again@example.com'), 'after the second window').toBe(401)
  })
})

function at(shop: TestShop, time: number): void {
  shop.now = new Date(time)
}
