import { expect, it } from 'vitest'
import { holdAccount } from '#src/accounts/person/hold-account.store.ts'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { lockAccount } from '#src/accounts/person/person.store.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { staffOrderOf } from '#src/orders/staff-orders/staff-order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

/** The orders of accounts that are gone. */
async function ofNobody({ db }: TestShop): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'is not', null)
    .where('user_id', 'not in', (users) => users.selectFrom('users').select('id'))
    .execute()
  return rows.map(({ id }) => id)
}

describeShop('an order that is placed in the moment its account is deleted (I8, I10)', (shop) => {
  it('is waited for by the deletion, which then finds it', async () => {
    const admin = await signIn(shop.shop, 'admin')
    const { person } = await signIn(shop.shop, 'customer')
    const { id } = await fileOrder(shop.db, { status: 'Pending', user_id: null })
    const { gone } = await inTransaction(shop.db, async (trx) => {
      expect(await holdAccount(trx, person.id)).toBe(person.id)
      await trx.updateTable('orders').set({ user_id: person.id }).where('id', '=', id).execute()
      const gone = shop.send('DELETE', `/api/deleteUser/${person.id}`, '', admin.headers)
      await new Promise((done) => setTimeout(done, 300))
      return { gone }
    })
    expect((await gone).status).toBe(200)
    expect(await ofNobody(shop)).toEqual([])
  })

  it('is of no account that is gone, in whichever order the two come', async () => {
    const admin = await signIn(shop.shop, 'admin')
    const bag = await stockOne(shop.db)
    const order = sampleOrder([{ product: bag }])
    const people = await Promise.all(Array.from({ length: 36 }, () => signIn(shop.shop, 'customer')))
    const answers = await Promise.all(
      people.flatMap(({ person, headers }, place) => {
        const placed = () => shop.post('/api/postOrder', order, headers)
        const deleted = () => shop.send('DELETE', `/api/deleteUser/${person.id}`, '', admin.headers)
        return place % 2 === 0 ? [placed(), deleted()] : [deleted(), placed()]
      }),
    )
    // An access token of a session that has ended is refused before anything is placed.
    const statuses = new Set(answers.map(({ status }) => status))
    statuses.delete(401)
    expect([...statuses]).toEqual([200])
    expect(await ofNobody(shop)).toEqual([])
  })

  it.each(['at checkout', 'by the link of a prepared order'])(
    'is a guest’s where the account went first, %s',
    async (way) => {
      const boss = await signIn(shop.shop, 'admin')
      const bag = await stockOne(shop.db)
      const { person, headers } = await signIn(shop.shop, 'customer')
      const prepared = await shop.post('/api/orderDraft', staffOrderOf([{ product: bag }]), boss.headers)
      const token = prepared.json.draftUrl.split('/').at(-1)
      const { answer } = await inTransaction(shop.db, async (trx) => {
        await lockAccount(trx, person.id)
        await trx.deleteFrom('users').where('id', '=', person.id).execute()
        const answer =
          way === 'at checkout'
            ? shop.post('/api/postOrder', sampleOrder([{ product: bag }]), headers)
            : shop.post(`/api/orderDraft/${token}/confirm`, { paymentMethod: 'Cash On Delivery' }, headers)
        await new Promise((done) => setTimeout(done, 300))
        return { answer }
      })
      const { status, json } = await answer
      expect(status).toBe(200)
      const stored = await shop.db
        .selectFrom('orders')
        .innerJoin('order_status_changes', 'order_status_changes.order_id', 'orders.id')
        .innerJoin('customers', 'customers.id', 'orders.customer_id')
        .select(['orders.user_id', 'changed_by', 'changed_by_role', 'customers.user_id as customer'])
        .where('orders.id', '=', json.insertedId)
        .execute()
      expect(stored).toEqual([
        { user_id: null, changed_by: null, changed_by_role: 'customer', customer: null },
      ])
    },
  )
})
