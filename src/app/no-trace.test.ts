import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { browserOf } from '#src/accounts/identity/browser.sample.ts'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { putStatus } from '#src/orders/changes/change-status.sample.ts'
import { editOf, putEdit, readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

const password = 'a good long one'
/** In whatever she and others typed about her stands one of these. */
const hers = /zubaida|markerova|92999111|92999222/gi

/** All that is stored and names her, by table; without what a full-text index keeps for itself, which is no text. */
async function traces(shop: TestShop): Promise<string[]> {
  const tables = (await shop.db.introspection.getTables()).map(({ name }) => name)
  const found = tables
    .filter((name) => !/_text_|_text$|kysely|^pg_/.test(name))
    .sort()
    .map(async (name) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(shop.db)
      return rows.some((row) => JSON.stringify(row).search(hers) !== -1) ? [name] : []
    })
  return (await Promise.all(found)).flat()
}

describeShop('a person whom customers, staff and the shop itself wrote about (I8)', (shop) => {
  it('stands in no table any more once the account is deleted', async () => {
    const boss = await signIn(shop.shop, 'manager')
    const email = 'zubaida@example.com'
    const browser = browserOf(shop)
    await browser.post('/api/auth/sign-up/email', { name: 'Zubaida', email, password })
    await shop.db.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
    const { token } = (await browser.post('/api/jwt', { email })).json
    const headers = { authorization: `Bearer ${token}` }
    const as = { headers } as typeof boss
    const done = async (answer: Promise<{ status: number; text: string }>) => {
      const { status, text } = await answer
      expect([status, text]).toEqual([200, text])
    }
    const bag = await stockOne(shop.db)
    const customer = {
      name: 'Zubaida Markerova',
      email,
      mobileNumber: '92999111',
      address: 'Markerova street',
      comment: 'Ask for Zubaida',
    }
    const { insertedId: id } = (
      await shop.post('/api/postOrder', sampleOrder([{ product: bag }], customer), headers)
    ).json
    const address = { label: '', name: 'Zubaida', mobileNumber: '92999111', place: { line: 'Markerova st' } }
    await done(shop.post('/api/addresses', address, headers))
    await shop.post('/api/contact', { fullName: 'Zubaida', email, message: 'It is Markerova' })
    await done(shop.post(`/api/customers/${id}/notes`, { note: 'Markerova pays late' }, boss.headers))
    await done(
      shop.send('PUT', `/api/customers/${id}/tags`, JSON.stringify({ tags: ['zubaida'] }), {
        'content-type': 'application/json',
        ...boss.headers,
      }),
    )
    const call = { outcome: 'no answer', note: 'Markerova does not answer' }
    await done(shop.post(`/api/orderCalls/${id}`, call, boss.headers))
    const order = await readOrder(shop, id, boss)
    const other = { customerData: { mobileNumber: '92999222', address: 'At the other Markerova' } }
    await done(putEdit(shop, id, editOf(order, [{ product: bag, line: 0, quantity: 2 }], other), boss))
    const edited = await readOrder(shop, id, boss)
    const friend = { discount: { omr: 1, reason: 'A sister of Zubaida' } }
    const again = editOf(edited, [{ product: bag, line: 0, quantity: 2 }], other)
    await done(putEdit(shop, id, { ...again, ...friend }, boss))
    const { version } = await readOrder(shop, id, boss)
    const note = JSON.stringify({ staffNote: 'Zubaida again', version })
    const json = { 'content-type': 'application/json', ...boss.headers }
    await done(shop.send('PUT', `/api/orderNote/${id}`, note, json))
    const money = { amount: 1, method: 'transfer', reference: 'TRX 12', note: 'Sent by Zubaida', seen: 0 }
    await done(shop.post(`/api/orderPayment/${id}`, money, boss.headers))
    for (const status of ['Confirmed', 'Delivered']) await done(putStatus(shop, id, { status }, boss))
    const wish = { status: 'Return', reason: 'defect', comment: 'The strap of Zubaida broke' }
    await done(putStatus(shop, id, wish, as))
    const [{ _id: asked }] = (await shop.get(`/api/orderReturn/${id}`, boss.headers)).json.data.returns
    const step = JSON.stringify({ from: 'requested', to: 'approved', words: 'Zubaida, bring it please' })
    await done(shop.send('PUT', `/api/returnStep/${asked}`, step, json))
    const block = JSON.stringify({ reason: 'Zubaida refused twice' })
    await done(shop.send('PUT', `/api/customers/${id}/block`, block, json))
    const offer = staffOrderOf([{ product: bag }], { customerData: { name: 'Zubaida', email } })
    await done(shop.post('/api/orderDraft', offer, boss.headers))
    const refusal = JSON.stringify({ status: 'Delivered', from: 'Return', comment: 'Dear Zubaida, no' })
    await done(shop.send('PUT', `/api/orderReturn/${id}`, refusal, json))

    expect((await traces(shop)).length, 'tables that name her before').toBeGreaterThan(8)
    expect((await browser.post('/api/auth/delete-user', { password })).status).toBe(200)
    expect(await traces(shop)).toEqual([])
  })
})
