import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeAccounts } from '#test/account-shops.ts'
import { browserOf } from './browser.sample.ts'

const password = 'a good long one'
const noor = { name: 'Noor', email: 'noor@example.com', password }

describeAccounts('a database that fails under the identity library', (shop) => {
  it('stores half an account never, and is told as a mistake of ours and not of the shopper', async () => {
    await sql`alter table sign_in_methods rename to elsewhere`.execute(shop.db)
    const failed = await shop.post('/api/auth/sign-up/email', noor)
    expect([failed.status, failed.headers['content-type']]).toEqual([500, 'application/problem+json'])
    expect(failed.text).not.toMatch(/sign_in_methods|elsewhere|sql/i)
    expect(await shop.db.selectFrom('users').selectAll().execute()).toEqual([])
    await sql`alter table elsewhere rename to sign_in_methods`.execute(shop.db)
    expect((await shop.post('/api/auth/sign-up/email', noor)).status).toBe(200)
  })

  it('keeps a session it could not end, and says so', async () => {
    const browser = browserOf(shop)
    await browser.post('/api/auth/sign-in/email', noor)
    await sql`alter table sessions rename to elsewhere`.execute(shop.db)
    expect((await browser.post('/api/auth/sign-out')).status).toBe(500)
    await sql`alter table elsewhere rename to sessions`.execute(shop.db)
    expect((await browser.get('/api/auth/get-session')).json).not.toBeNull()
  })

  it('does not count a try that nobody looked at', async () => {
    await sql`alter table users rename to elsewhere`.execute(shop.db)
    for (let round = 0; round < 12; round += 1)
      expect((await shop.post('/api/auth/sign-in/email', noor)).status).toBe(500)
    await sql`alter table elsewhere rename to users`.execute(shop.db)
    expect((await shop.post('/api/auth/sign-in/email', noor)).status).toBe(200)
  })
})
