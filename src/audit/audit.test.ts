import { beforeAll, expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { type SignedIn, signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { writeMessage } from '#test/contract/world.ts'
import { describeShop, type TestShop } from '#test/shop.ts'
import type { AuditLine } from './audit.ts'

const json = { 'content-type': 'application/json' }

async function read(shop: TestShop, boss: SignedIn, query = ''): Promise<AuditLine[]> {
  const { status, json } = await shop.get(`/api/audit?limit=100${query}`, boss.headers)
  expect(status).toBe(200)
  return json.data
}

/** What the newest line says. */
async function newest(shop: TestShop, boss: SignedIn, query = ''): Promise<AuditLine> {
  const [line] = await read(shop, boss, query)
  if (!line) throw new Error('The log is empty')
  return line
}

describeShop(
  'the activity log (I13)',
  (shop) => {
    let boss: SignedIn
    let clerk: SignedIn
    beforeAll(async () => {
      boss = await signIn(shop.shop, 'admin', { name: 'Huda Al Amri' })
      clerk = await signIn(shop.shop, 'manager', { name: 'Salim' })
    })
    const as = (who: SignedIn, address = '203.0.113.7') => ({
      ...json,
      ...who.headers,
      'x-forwarded-for': address,
    })
    const send = (method: string, path: string, body: unknown, who = boss) =>
      shop.send(method, path, body === undefined ? undefined : JSON.stringify(body), as(who))

    it('has each setting with its old and new value, and of bank details the last 4 characters', async () => {
      const settings = {
        emailAddress: 'shop@example.com',
        whatsappNumber: '96890000000',
        contactNumber: '96890000000',
        messenger: 'https://m.me/shop',
        address: 'Muscat',
        bankName: 'Bank Muscat',
        accountHolder: 'Haqiba Trading',
        accountNumber: '0123456789',
        bankMobile: '96890000000',
        paymentMethods: ['Cash On Delivery'],
      }
      expect((await send('PUT', '/api/updateWebsiteInfo', settings)).status).toBe(200)
      const again = { ...settings, accountNumber: '0999991111', freeShippingOver: 60 }
      expect((await send('PUT', '/api/updateWebsiteInfo', again)).status).toBe(200)
      const line = await newest(shop, boss)
      expect(line).toMatchObject({
        kind: 'settings-changed',
        topic: 'settings',
        at: shop.now.toISOString(),
        actor: { _id: boss.person.id, name: 'Huda Al Amri', role: 'admin' },
        address: '203.0.113.7',
      })
      expect(line.changes).toEqual([
        { field: 'accountNumber', from: '…6789', to: '…1111' },
        { field: 'freeShippingOver', from: 50, to: 60 },
      ])
      const stored = JSON.stringify(await shop.db.selectFrom('audit_lines').selectAll().execute())
      for (const secret of ['0123456789', '0999991111', 'Haqiba Trading', 'Bank Muscat'])
        expect(stored).not.toContain(secret)
    })

    it('has no line for what was saved as it was, refused, or meant for somebody else’s version', async () => {
      const { id } = await stockOne(shop.db)
      const before = (await read(shop, boss)).length
      expect((await send('PATCH', `/api/updateProduct/${id}`, {})).status).toBe(200)
      expect((await send('PATCH', `/api/updateProduct/${id}`, { originalPrice: -1 })).status).toBe(422)
      expect((await send('PATCH', `/api/updateProduct/${id}`, { name: 'X', version: 99 })).status).toBe(409)
      expect((await read(shop, boss)).length).toBe(before)
    })

    it('has prices, stock, visibility, adding and deleting of products, one line each', async () => {
      const { id } = await stockOne(shop.db, { name: 'Red Tote', sizes: ['S'], colors: [] })
      const stock = [{ size: 'S', color: 'N/A', quantity: 4 }]
      await send('PATCH', `/api/updateProduct/${id}`, { originalPrice: 21.5, stock }, clerk)
      const line = await newest(shop, boss, `&thing=${id}`)
      expect(line).toMatchObject({ kind: 'product-changed', thing: { _id: id, name: 'Red Tote' } })
      expect(line.changes).toEqual([
        { field: 'originalPrice', from: 20, to: 21.5 },
        { field: 'stock', from: null, to: 'S / N/A: 4' },
      ])
      for (const action of ['hide', 'publish', 'delete', 'restore'])
        await send('POST', '/api/products/bulk', { ids: [id], action }, clerk)
      const kinds = (await read(shop, boss, `&thing=${id}`)).map(({ kind }) => kind).reverse()
      expect(kinds).toEqual([
        'product-changed',
        'product-hidden',
        'product-shown',
        'product-deleted',
        'product-restored',
      ])
    })

    it('has every product of an import, and a line for the import', async () => {
      const rows = ['A', 'B', 'C'].map((name) => `${name},Bags Collections,Tote Bags,4.000`)
      const file = ['name,category,subCategory,originalPrice', ...rows].join('\r\n')
      const from = { ...as(clerk), 'content-type': 'text/csv' }
      expect((await shop.send('POST', '/api/import/products', file, from)).status).toBe(200)
      expect((await newest(shop, boss)).kind).not.toBe('products-imported')
      expect((await shop.send('POST', '/api/import/products?apply=1', file, from)).status).toBe(200)
      const [whole, ...added] = (await read(shop, boss)).slice(0, 4)
      expect(whole).toMatchObject({ kind: 'products-imported', changes: [{ field: 'added', to: 3 }, {}] })
      expect(added.map(({ kind, thing }) => [kind, thing.name])).toEqual([
        ['product-added', 'C'],
        ['product-added', 'B'],
        ['product-added', 'A'],
      ])
    })

    it('has what staff do with orders, and nothing of what customers do', async () => {
      const owner = await signIn(shop.shop, 'customer')
      const order = await fileOrder(shop.db, { user_id: owner.person.id, status: 'Pending' })
      await send('PUT', `/api/orderStatus/${order.id}`, { status: 'Confirmed' }, clerk)
      expect((await newest(shop, boss)).changes).toEqual([
        { field: 'status', from: 'Pending', to: 'Confirmed' },
      ])
      const before = (await read(shop, boss)).length
      const mine = await send('PUT', `/api/orderStatus/${order.id}`, { status: 'Cancelled' }, owner)
      expect([mine.status, (await read(shop, boss)).length]).toEqual([200, before])
      expect((await send('DELETE', `/api/deleteOrder/${order.id}`, undefined, clerk)).status).toBe(200)
      expect(await newest(shop, boss)).toMatchObject({
        kind: 'order-deleted',
        thing: { _id: order.id, name: order.order_id },
        actor: { name: 'Salim' },
      })
    })

    it('tells of calls that are not for a manager, the same one once in a quarter of an hour', async () => {
      const refused = () => shop.get('/api/users', as(clerk))
      const before = (await read(shop, boss)).length
      for (let n = 0; n < 3; n += 1) expect((await refused()).status).toBe(403)
      expect(await newest(shop, boss)).toMatchObject({
        kind: 'call-refused',
        thing: { _id: 'GET /users' },
        actor: { _id: clerk.person.id },
      })
      expect((await read(shop, boss)).length).toBe(before + 1)
      shop.now = new Date(shop.now.getTime() + 16 * 60_000)
      clerk = await signIn(shop.shop, 'manager', { name: 'Salim' })
      boss = await signIn(shop.shop, 'admin', { name: 'Huda Al Amri' })
      await refused()
      await refused()
      expect((await read(shop, boss)).length).toBe(before + 2)
      const customer = await signIn(shop.shop, 'customer')
      expect((await shop.get('/api/users', as(customer))).status).toBe(403)
      expect((await read(shop, boss)).length).toBe(before + 2)
    })

    it('names customers and who wrote a message as they are now, and keeps none of these names', async () => {
      const { id: order } = await fileOrder(shop.db, { customer_name: 'Noor Al Rawahi' })
      expect((await send('POST', `/api/customers/${order}/notes`, { note: 'Calls first' })).status).toBe(200)
      expect(await newest(shop, boss)).toMatchObject({
        kind: 'customer-note-written',
        thing: { name: 'Noor Al Rawahi' },
      })
      const message = await writeMessage(shop)
      expect((await send('PUT', `/api/inbox/${message}`, { answered: true })).status).toBe(200)
      expect((await newest(shop, boss)).thing).toEqual({ _id: message, name: 'Salma' })
      expect((await send('DELETE', `/api/inbox/${message}`, undefined)).status).toBe(200)
      expect((await newest(shop, boss)).thing).toEqual({ _id: message, name: '' })
      const stored = JSON.stringify(await shop.db.selectFrom('audit_lines').selectAll().execute())
      for (const name of ['Noor', 'Salma']) expect(stored).not.toContain(name)
    })

    it('is the admin’s alone, and no call changes it', async () => {
      expect((await shop.get('/api/audit', clerk.headers)).status).toBe(403)
      expect((await shop.get('/api/export/audit.csv', clerk.headers)).status).toBe(403)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect((await send(method, '/api/audit', {})).status).toBeGreaterThanOrEqual(400)
    })

    it('leaves as CSV, which is told too', async () => {
      const { text, headers } = await shop.get('/api/export/audit.csv?topic=orders', boss.headers)
      expect(headers['content-type']).toContain('text/csv')
      const [head, ...rows] = text.trim().split('\r\n')
      expect(head).toBe('day,time,who,role,address,what,thingId,thing,changes')
      expect(rows.length).toBeGreaterThan(1)
      expect(text).toContain('status: Pending → Confirmed')
      expect(await newest(shop, boss)).toMatchObject({ kind: 'exported', thing: { name: 'audit.csv' } })
      for (const name of ['products.csv', 'orders.csv', 'customers.csv']) {
        expect((await shop.get(`/api/export/${name}`, as(boss))).status).toBe(200)
        expect(await newest(shop, boss)).toMatchObject({ kind: 'exported', thing: { name } })
      }
    })

    it('is searched by text, person, topic, thing and days, and paged without gaps or repeats', async () => {
      const { id } = await stockOne(shop.db, { name: 'حقيبة الأمل' })
      shop.now = new Date('2026-03-02T20:30:00Z')
      boss = await signIn(shop.shop, 'admin', { name: 'Huda Al Amri' })
      clerk = await signIn(shop.shop, 'manager', { name: 'Zainab' })
      await send('PATCH', `/api/updateProduct/${id}`, { originalPrice: 31.25 }, clerk)
      const found = async (query: string) => (await read(shop, boss, query)).map((line) => line.thing._id)
      for (const query of [
        '&q=31.25',
        `&q=${encodeURIComponent('الامل')}`,
        '&person=zainab',
        `&thing=${id}`,
        // Half past midnight in Muscat is the next day.
        '&from=2026-03-03&to=2026-03-03',
      ])
        expect([query, await found(query)]).toEqual([query, [id]])
      for (const query of ['&q=31.25&topic=orders', '&person=nobody', '&to=2026-02-27', '&from=2026-03-04'])
        expect([query, await found(query)]).toEqual([query, []])
      expect(new Set((await read(shop, boss, '&topic=orders')).map(({ topic }) => topic))).toEqual(
        new Set(['orders']),
      )
      const whole = (await read(shop, boss)).map(({ _id }) => _id)
      expect(whole).toEqual(whole.toSorted().reverse())
      const paged: string[] = []
      for (let cursor = ''; ; ) {
        const page = await shop.get(`/api/audit?limit=3${cursor && `&cursor=${cursor}`}`, boss.headers)
        paged.push(...page.json.data.map(({ _id }: AuditLine) => _id))
        if (!page.json.nextCursor) break
        cursor = page.json.nextCursor
      }
      expect(paged).toEqual(whole)
      for (const query of ['from=yesterday', 'q=ab', 'topic=all', 'cursor=x'])
        expect([400, 422]).toContain((await shop.get(`/api/audit?${query}`, boss.headers)).status)
    })

    it.each([
      ['en', 'The last day is before the first one.'],
      ['ar', 'اليوم الأخير يسبق اليوم الأول.'],
    ])('says that days are the wrong way round, in the list and in the file: %s', async (locale, message) => {
      const headers = { ...boss.headers, 'accept-language': locale }
      const turned = 'from=2026-03-04&to=2026-03-03'
      for (const call of ['/api/audit', '/api/export/audit.csv']) {
        const { status, json } = await shop.get(`${call}?${turned}`, headers)
        expect([call, status, json.errors]).toEqual([call, 422, [{ path: 'to', message }]])
      }
      expect((await shop.get('/api/audit?from=2026-03-04&to=2026-03-04', headers)).status).toBe(200)
    })
  },
  { TRUST_PROXY: '1' },
)

describeShop(
  'sign-ins in the activity log (I13)',
  (shop) => {
    const password = 'a good long one'
    const from = { 'x-forwarded-for': '198.51.100.4' }
    const kinds = async () =>
      (await shop.db.selectFrom('audit_lines').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

    it('has those of staff, right and wrong, and a locked account once; of customers none', async () => {
      const browser = browserOf(shop)
      const email = 'salim@example.com'
      const [customer, wrongly] = ['huda@example.com', 'not the one']
      for (const one of [customer, email])
        await browser.post('/api/auth/sign-up/email', { name: 'Salim', email: one, password }, from)
      const tryAs = (one: string, given: string) =>
        shop.post('/api/auth/sign-in/email', { email: one, password: given }, { ...from })
      const tryIn = (given: string) => tryAs(email, given)
      // By somebody who stays a customer: what is refused is written after it is answered.
      const tried = [await tryAs(customer, password), await tryAs(customer, wrongly)]
      expect(tried.map(({ status }) => status)).toEqual([200, 401])
      await inTransaction(shop.db, (trx) =>
        trx.updateTable('users').set({ role: 'manager' }).where('email', '=', email).execute(),
      )
      expect((await tryIn(password)).status).toBe(200)
      expect(await kinds()).toEqual(['signed-in'])
      for (let n = 0; n < 10; n += 1) expect((await tryIn(wrongly)).status).toBe(401)
      for (let n = 0; n < 3; n += 1) expect((await tryIn(password)).status).toBe(429)
      const wrong = Array<string>(10).fill('sign-in-refused')
      await expect.poll(kinds).toEqual(['signed-in', ...wrong, 'sign-in-locked'])
      const boss = await signIn(shop.shop, 'admin')
      expect(await newest(shop, boss)).toMatchObject({
        actor: { _id: null, role: 'visitor' },
        thing: { name: 'Salim' },
        address: '198.51.100.4',
      })
      await browser.post('/api/auth/get-session')
      const change = {
        currentPassword: password,
        newPassword: 'a good longer one',
        revokeOtherSessions: true,
      }
      expect((await browser.post('/api/auth/change-password', change, from)).status).toBe(200)
      expect((await kinds()).slice(12)).toEqual(['password-changed'])
    })
  },
  { TRUST_PROXY: '1' },
)
