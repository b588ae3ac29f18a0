import { expect, it } from 'vitest'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { describeAccounts } from '#test/account-shops.ts'
import type { TestShop } from '#test/shop.ts'
import { type Browser, browserOf } from './browser.sample.ts'

const password = 'a good long one'
let orders = 0

/** An order of this account, as it lies in the table; accounts may not ask the slice of the orders to place one. */
async function fileOrder(
  shop: TestShop,
  userId: string | null,
  email: string,
  status: string,
): Promise<string> {
  orders += 1
  const id = `order-${orders}`
  await shop.db
    .insertInto('orders')
    .values({
      id,
      order_id: String(100_000 + orders),
      track_token: `track-${orders}`,
      user_id: userId,
      placed_at: shop.now.toISOString(),
      status,
      sub_total: 20_000,
      delivery_charge: 2000,
      total: 22_000,
      customer_name: 'Noor Al Lawati',
      customer_email: email,
      customer_mobile: '91234567',
      customer_address: 'Way 3312, Muscat',
      customer_comment: 'Ring twice',
      delivery_area: 'HOME DELIVERY',
      payment_method: 'Cash On Delivery',
      payment_proof: '',
      locale: 'en',
      search_folded: `${id} noor al lawati 91234567 ${100_000 + orders}`,
      staff_note: '',
      delivered_at: null,
      demo: 0,
      version: 1,
      deleted_at: null,
      deleted_by: null,
    })
    .execute()
  return id
}

async function everything(shop: TestShop, but: string[] = []): Promise<string> {
  const tables = [
    'users',
    'sessions',
    'sign_in_methods',
    'verifications',
    'mail_outbox',
    'contact_messages',
  ] as const
  const kept = tables.filter((table) => !but.includes(table))
  return JSON.stringify(
    await Promise.all(kept.map((table) => shop.db.selectFrom(table).selectAll().execute())),
  )
}

async function newcomer(
  shop: TestShop,
  email: string,
): Promise<{ browser: Browser; id: string; bearer: object }> {
  const browser = browserOf(shop)
  const { json } = await browser.post('/api/auth/sign-up/email', { name: 'Noor Al Lawati', email, password })
  const { token } = (await browser.post('/api/jwt', { email })).json
  return { browser, id: json.user.id, bearer: { authorization: `Bearer ${token}` } }
}

const addressOf = (shop: TestShop, id: string) =>
  shop.db
    .selectFrom('orders')
    .select(['user_id', 'customer_name', 'customer_email', 'customer_mobile', 'search_folded', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describeAccounts('deleting an account', (shop) => {
  it('takes the password, and then nothing about the person is left but orders without a name', async () => {
    const { browser, id, bearer } = await newcomer(shop, 'noor@example.com')
    const done = await fileOrder(shop, id, 'noor@example.com', 'Delivered')
    const onItsWay = await fileOrder(shop, id, 'noor@example.com', 'Shipping')
    const wrong = await browser.post('/api/auth/delete-user', { password: 'not the one' })
    expect([wrong.status, wrong.json.code]).toEqual([422, 'INVALID_PASSWORD'])
    expect((await browser.post('/api/auth/delete-user', {})).status).toBe(422)
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
    expect(browser.cookies.size).toBe(0)
    expect((await shop.get('/api/me', bearer as Record<string, string>)).status).toBe(401)
    expect(await everything(shop)).not.toMatch(/noor/i)
    expect(await addressOf(shop, done)).toMatchObject({
      user_id: null,
      customer_name: '—',
      customer_email: '',
      customer_mobile: '',
      search_folded: expect.stringMatching(new RegExp(`^${done} 1000\\d\\d$`)),
      total: 22_000,
    })
    expect(await addressOf(shop, onItsWay)).toMatchObject({ user_id: null, customer_mobile: '91234567' })
    expect(
      (await browserOf(shop).post('/api/auth/sign-in/email', { email: 'noor@example.com', password })).status,
    ).toBe(401)
  })

  it('counts wrong passwords like those of signing in', async () => {
    const { browser } = await newcomer(shop, 'guessed@example.com')
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await browser.post('/api/auth/delete-user', { password: `guess ${guess}` })).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    const change = { currentPassword: password, newPassword: 'another good one' }
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(429)
  })

  it('asks who has no password to have signed in just now', async () => {
    const { browser, id } = await newcomer(shop, 'google@example.com')
    await shop.db.deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
    const started = shop.now.getTime()
    shop.now = new Date(started + 11 * 60_000)
    const late = await browser.post('/api/auth/delete-user', {})
    expect([late.status, late.json.code]).toEqual([422, 'SESSION_EXPIRED'])
    shop.now = new Date(started + 9 * 60_000)
    expect((await browser.post('/api/auth/delete-user', {})).status).toBe(200)
  })

  it('is not for the last admin', async () => {
    const { browser, id } = await newcomer(shop, 'boss@example.com')
    await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
    const refused = await browser.post('/api/auth/delete-user', { password })
    expect([refused.status, refused.json.code]).toEqual([409, 'LAST_ADMIN'])
    await signIn(shop.shop, 'admin')
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
  })

  it('by an admin ends everything at once, too', async () => {
    const boss: SignedIn = await signIn(shop.shop, 'admin')
    const { browser, id, bearer } = await newcomer(shop, 'gone@example.com')
    const order = await fileOrder(shop, id, 'gone@example.com', 'Cancelled')
    const gone = await shop.send('DELETE', `/deleteUser/${id}`, undefined, boss.headers)
    expect(gone.json).toEqual({ message: 'User deleted successfully' })
    expect((await shop.get('/api/me', bearer as Record<string, string>)).status).toBe(401)
    expect((await browser.get('/api/auth/get-session')).json).toBeNull()
    expect(await everything(shop)).not.toContain('gone@example.com')
    expect((await addressOf(shop, order)).customer_name).toBe('—')
    expect((await shop.send('DELETE', `/api/deleteUser/${id}`, undefined, boss.headers)).status).toBe(404)
  })
})

describeAccounts('my data', (shop, toolkit) => {
  it('is the profile and the orders of the account; those of a guest once the mailbox is proved', async () => {
    const email = 'mine@example.com'
    const { id, bearer } = await newcomer(shop, email)
    const headers = bearer as Record<string, string>
    await fileOrder(shop, id, 'typed@example.com', 'Pending')
    await fileOrder(shop, null, email, 'Pending')
    await fileOrder(shop, 'somebody-else', 'other@example.com', 'Pending')
    const { json, text } = await shop.get('/api/myData', headers)
    expect(json.data.profile).toMatchObject({
      _id: id,
      email,
      signInMethods: toolkit ? ['credential', 'hosted'] : ['credential'],
    })
    expect(
      json.data.orders.map((one: { customerData: { email: string } }) => one.customerData.email),
    ).toEqual(['typed@example.com'])
    expect(json.data.orders[0]).toMatchObject({ total: 22, orderStatus: 'Pending' })
    expect(text).not.toMatch(/argon|"token"|track-/)
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('id', '=', id).execute()
    expect((await shop.get('/myData', headers)).json.data.orders).toHaveLength(2)
  })
})
