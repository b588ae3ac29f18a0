import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { findOrderFor, forgottenOrder } from '#src/orders/order/order-access.ts'
import { writeSettings } from '#src/settings/settings.store.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { putReturn, putStatus, storedOrder, tracesOf } from './change-status.sample.ts'

const password = 'a good long one'

async function signUp(shop: TestShop, email: string, verified: 0 | 1) {
  const browser = browserOf(shop)
  const { status } = await browser.post('/api/auth/sign-up/email', { name: 'Salma', email, password })
  expect(status).toBe(200)
  await inTransaction(shop.db, (trx) =>
    trx.updateTable('users').set({ email_verified: verified }).where('email', '=', email).execute(),
  )
  const { token } = (await browser.post('/api/jwt', { email })).json
  return { browser, headers: { authorization: `Bearer ${token}` } }
}

async function place(shop: TestShop, customer: object, headers = {}): Promise<string> {
  const bag = await stockOne(shop.db)
  const order = sampleOrder([{ product: bag }], { ...customer })
  return (await shop.post('/api/postOrder', order, headers)).json.insertedId
}

async function kindsTo(shop: TestShop, recipient: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('mail_outbox')
    .select('kind')
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', recipient))
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

describeShop('deleting an account and letters (I8)', (shop) => {
  it("takes no letter of the shop's own with it, whoever signed up with the shop's address", async () => {
    await inTransaction(shop.db, async (trx, catalogueChanged) => {
      await writeSettings(trx, { ...defaultSettings, emailAddress: 'Hello@Haqiba.test' })
      catalogueChanged()
    })
    const told: string = (await shop.get('/api/getWebsiteInfo')).json.data.emailAddress
    const email = told.toLowerCase()
    const order = await place(shop, { email })
    const letter = { fullName: 'Noor', email: 'noor@example.com', message: 'Do you have this bag in red?' }
    expect((await shop.post('/api/contact', letter)).status).toBeLessThan(300)
    for (const [verified, left] of [
      [0, ['contact-message', 'order-placed', 'order-received']],
      [1, ['contact-message', 'order-placed']],
    ] as const) {
      const { browser } = await signUp(shop, email, verified)
      expect(await kindsTo(shop, email)).toContain('verify-email')
      expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
      expect(await kindsTo(shop, email)).toEqual(left)
    }
    expect((await storedOrder(shop, order)).status).toBe('Pending')
  })

  it('takes those to the customer, in whatever case she typed her e-mail', async () => {
    const email = 'salma@example.com'
    await place(shop, { email: 'Salma@Example.com' })
    expect(await kindsTo(shop, email)).toEqual(['order-received'])
    const { browser } = await signUp(shop, email, 1)
    await browser.post('/api/auth/delete-user', { password })
    const rows = await shop.db.selectFrom('mail_outbox').select('recipient').execute()
    expect(JSON.stringify(rows)).not.toMatch(/salma/i)
  })
})

describeShop('an order on its way whose customer deletes her account (I8)', (shop) => {
  it.each(['Delivered', 'Cancelled'])('keeps what the delivery needs, until it is %s', async (end) => {
    const boss = await signIn(shop.shop, 'manager')
    const email = `${end.toLowerCase()}@example.com`
    const { browser, headers } = await signUp(shop, email, 1)
    const typed = { name: 'Salma Al Habsi', mobileNumber: '92223334', comment: 'Ring twice' }
    const id = await place(shop, { ...typed, email: `office-${email}` }, headers)
    const asGuest = await place(shop, { ...typed, email })
    const say = (status: string) =>
      shop.send('PUT', `/api/orderStatus/${id}`, JSON.stringify({ status, comment: 'My own words' }), {
        'content-type': 'application/json',
        ...headers,
      })
    expect([(await say('Cancelled')).status, (await say('Confirmed')).status]).toEqual([200, 200])
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
    expect(await storedOrder(shop, id)).toMatchObject({ user_id: null, customer_mobile: '92223334' })
    expect((await tracesOf(shop, id)).history.map((change) => change.comment)).toEqual([null, null, null])

    const stranger = await signIn(shop.shop, 'customer', { email: `office-${email}` })
    expect((await shop.get(`/api/order/${id}`, stranger.headers)).status).toBe(404)
    expect((await shop.get('/api/order', stranger.headers)).json).toEqual([])

    expect((await putStatus(shop, asGuest, { status: 'Confirmed' }, boss)).status).toBe(200)
    expect((await storedOrder(shop, asGuest)).customer_email).toBe(email)
    for (const one of [id, asGuest]) {
      expect((await putStatus(shop, one, { status: end }, boss)).status).toBe(200)
      const stored = await storedOrder(shop, one)
      expect(stored).toMatchObject({ status: end, customer_email: '', customer_address: '', total: 22_000 })
      expect(stored.search_folded).toMatch(new RegExp(`^${one} tote \\d+ ${stored.order_id}$`))
      expect(JSON.stringify(stored)).not.toMatch(/salma|92223334|ring twice/i)
      expect((await tracesOf(shop, one)).emails).toEqual([])
    }
  })

  it('goes no further once it is forgotten: for staff, nor for a change of hers that met the deletion', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const { browser, headers } = await signUp(shop, 'late@example.com', 1)
    const [cancelled, delivered] = [await place(shop, {}, headers), await place(shop, {}, headers)]
    await putStatus(shop, cancelled, { status: 'Cancelled' }, boss)
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, delivered, { status }, boss)
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'late@example.com')
      .executeTakeFirstOrThrow()
    const her = {
      id,
      role: 'customer',
      name: 'Salma',
      email: 'late@example.com',
      emailVerified: true,
    } as const
    const read = await Promise.all([cancelled, delivered].map((one) => findOrderFor(shop.db, one, her)))
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)

    const change = { by: { ...her, address: null }, now: shop.now, running: { overtaken: false } }
    const asked = [
      { status: 'Confirmed' },
      { status: 'Return', reason: 'defect', comment: 'My own words' },
    ] as const
    for (const [at, request] of asked.entries())
      await expect(
        changeOrderStatus(shop.db, read[at] as (typeof read)[number], request, change),
      ).rejects.toMatchObject({ text: forgottenOrder })
    expect((await putStatus(shop, cancelled, { status: 'Confirmed' }, boss)).status).toBe(422)
    const shown = (await shop.get(`/api/order/${cancelled}`, boss.headers)).json
    expect([shown.orderStatus, shown.allowedChanges]).toEqual(['Cancelled', []])
    const recorded = { status: 'Return', from: 'Delivered', reason: 'defect', comment: 'Late' }
    expect((await putReturn(shop, delivered, recorded, boss)).status).toBe(422)
    const returns = (await shop.get(`/api/orderReturn/${delivered}`, boss.headers)).json.data
    expect(returns, 'no return is offered').toMatchObject({ returns: [], returnable: [] })
    for (const one of [cancelled, delivered])
      expect(JSON.stringify(await tracesOf(shop, one))).not.toContain('My own words')
  })

  it('takes no words of staff any more once it is forgotten; money is booked without any', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const { browser, headers } = await signUp(shop, 'worded@example.com', 0)
    const id = await place(shop, {}, headers)
    for (const status of ['Confirmed', 'Delivered']) await putStatus(shop, id, { status }, boss)
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
    const words = 'Salma of Sohar called'
    const { version, payments } = (await shop.get(`/api/order/${id}`, boss.headers)).json
    const json = { 'content-type': 'application/json', ...boss.headers }
    const note = JSON.stringify({ staffNote: words, version })
    const written = await shop.send('PUT', `/api/orderNote/${id}`, note, json)
    expect([written.status, written.json.detail]).toEqual([409, forgottenOrder.en])
    const refund = { amount: 1, method: 'cash', seen: payments.length }
    for (const more of [{ note: words }, { reference: words }]) {
      const worded = await shop.post(`/api/orderRefund/${id}`, { ...refund, ...more }, boss.headers)
      expect([worded.status, worded.json.detail]).toEqual([409, forgottenOrder.en])
    }
    expect((await shop.post(`/api/orderRefund/${id}`, refund, boss.headers)).status).toBe(200)
    const booked = (await shop.get(`/api/order/${id}`, boss.headers)).json.payments.at(-1)
    const back = (more: object) =>
      shop.post(`/api/paymentReversal/${id}`, { payment: booked._id, ...more }, boss.headers)
    expect((await back({ note: words })).status).toBe(409)
    expect((await back({})).status).toBe(200)
    const call = { outcome: 'no answer', note: words }
    expect((await shop.post(`/api/orderCalls/${id}`, call, boss.headers)).status, 'it is not pending').toBe(
      409,
    )
    for (const table of ['orders', 'payments', 'order_calls', 'audit_personal'] as const)
      expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute()), table).not.toContain(
        words,
      )
  })

  it('is forgotten too when it is delivered at the very moment, 10 times', async () => {
    const boss = await signIn(shop.shop, 'manager')
    for (let round = 0; round < 10; round += 1) {
      const { browser, headers } = await signUp(shop, `round${round}@example.com`, 0)
      const id = await place(shop, {}, headers)
      await putStatus(shop, id, { status: 'Confirmed' }, boss)
      const [gone, delivered] = await Promise.all([
        browser.post('/api/auth/delete-user', { password }),
        putStatus(shop, id, { status: 'Delivered' }, boss),
      ])
      expect([gone.status, delivered.status]).toEqual([200, 200])
      expect(await storedOrder(shop, id)).toMatchObject({ status: 'Delivered', customer_name: '—' })
    }
  })
})
