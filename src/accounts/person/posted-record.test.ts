import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { describeAccounts } from '#test/account-shops.ts'
import { signIn } from './person.sample.ts'

const password = 'a good long one'

describeAccounts('a record somebody posted', (shop) => {
  it('keeps nobody from signing up with that e-mail, unverified and under their own name', async () => {
    const email = 'reserved@example.com'
    await shop.post('/api/postUser', { name: 'A Visitor', email })
    const browser = browserOf(shop)
    const { status } = await browser.post('/api/auth/sign-up/email', { name: 'Noor', email, password })
    expect(status).toBe(200)
    const people = await shop.db
      .selectFrom('users')
      .select(['name', 'email_verified', 'role'])
      .where('email', '=', email)
      .execute()
    expect(people.map((one) => ({ ...one }))).toEqual([{ name: 'Noor', email_verified: 0, role: 'customer' }])
    const again = await shop.post('/api/auth/sign-up/email', {
      name: 'Thief',
      email,
      password: 'another one',
    })
    expect(again.status).toBe(422)
    expect((await browserOf(shop).post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
  })

  it('gives way no more once it has a role, a proved mailbox or a session', async () => {
    const raised = await signIn(shop.shop, 'manager', { email: 'raised@example.com', emailVerified: false })
    const proved = await signIn(shop.shop, 'customer', { email: 'proved@example.com' })
    await signIn(shop.shop, 'customer', { email: 'in@example.com', emailVerified: false })
    for (const { sessionId } of [raised, proved])
      await shop.db.deleteFrom('sessions').where('id', '=', sessionId).execute()
    for (const email of ['raised@example.com', 'proved@example.com', 'in@example.com']) {
      const taken = await shop.post('/api/auth/sign-up/email', { name: 'Thief', email, password })
      expect([email, taken.status]).toEqual([email, 422])
    }
  })

  it('comes ten times a minute from one address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      const { status } = await shop.post('/api/postUser', { name: 'N', email: `n${n}@example.com` })
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(8)
  })
})
