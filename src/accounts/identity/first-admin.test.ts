import { expect, it } from 'vitest'
import { describeAccounts } from '#test/account-shops.ts'
import { browserOf } from './browser.sample.ts'
import { createAdmin, makeFirstAdmin } from './first-admin.ts'

const email = 'Boss@Example.com'

describeAccounts('the first admin (I4)', (shop) => {
  it('is made once, also by three processes that start together, with a password that works', async () => {
    const made = await Promise.all(
      Array.from({ length: 3 }, () => makeFirstAdmin(shop.db, { ADMIN_EMAIL: email }, shop.now)),
    )
    const [keys, ...more] = made.filter((one) => one !== undefined)
    expect(more).toEqual([])
    expect(keys).toEqual({ email: 'boss@example.com', password: expect.stringMatching(/^[\w-]{16}$/) })
    const browser = browserOf(shop)
    expect((await browser.post('/api/auth/sign-in/email', keys)).status).toBe(200)
    expect((await browser.get('/api/auth/get-session')).json.user.role).toBe('admin')
    expect(await makeFirstAdmin(shop.db, { ADMIN_EMAIL: email }, shop.now)).toBeUndefined()
  })

  it('is told no password the keeper has chosen', async () => {
    await shop.db.deleteFrom('users').execute()
    const chosen = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'what the keeper chose' }
    expect(await makeFirstAdmin(shop.db, chosen, shop.now)).toEqual({ email: 'boss@example.com' })
    const body = { email, password: chosen.ADMIN_PASSWORD }
    expect((await shop.post('/api/auth/sign-in/email', body)).status).toBe(200)
  })

  it('can be followed by others, who may have been customers', async () => {
    const browser = browserOf(shop)
    const noor = { name: 'Noor', email: 'noor@example.com', password: 'a good long one' }
    await browser.post('/api/auth/sign-up/email', noor)
    const keys = await createAdmin(shop.db, { email: noor.email }, shop.now)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
    expect((await shop.post('/api/auth/sign-in/email', noor)).status).toBe(401)
    expect((await browser.post('/api/auth/sign-in/email', keys)).status).toBe(200)
    expect((await browser.get('/api/auth/get-session')).json.user).toMatchObject({
      name: 'Noor',
      role: 'admin',
    })
  })
})
