import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { stockOne } from '#src/catalogue/product/product.sample.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { followCustomers } from '#src/orders/customer/follow-customers.store.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { sampleOrder } from '#src/orders/order/order.sample.ts'
import { describeShop, type TestShop } from '#test/shop.ts'

/** Who belongs to which customer, and each customer's figures. */
async function readAll({ db }: TestShop) {
  const customers = await db.selectFrom('customers').selectAll().orderBy('key').execute()
  const orders = await db.selectFrom('orders').select(['id', 'customer_id']).orderBy('id').execute()
  return { customers, orders }
}

let visitors = 0

describeShop(
  'a new order of a customer who is known (O26)',
  (shop) => {
    const place = async (
      product: Awaited<ReturnType<typeof stockOne>>,
      who: Record<string, unknown>,
      headers = {},
    ) => {
      const { status, json } = await shop.post('/api/postOrder', sampleOrder([{ product }], who), {
        'x-forwarded-for': `10.9.0.${++visitors}`,
        ...headers,
      })
      expect([status, json.message]).toEqual([200, undefined])
      shop.now = new Date(shop.now.getTime() + 61_000)
    }

    it('comes to what is derived anew from all orders, whoever orders how', async () => {
      const product = await stockOne(shop.db)
      const people = [
        {},
        (await signIn(shop.shop, 'customer')).headers,
        (await signIn(shop.shop, 'customer')).headers,
      ]
      const step = fc.record({
        mobileNumber: fc.constantFrom('91110000', '+968 9111 0000', '92220000'),
        name: fc.constantFrom('Amina', 'أمينة'),
        email: fc.constantFrom('amina@example.com', 'other@example.com'),
        headers: fc.constantFrom(...people),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          for (const { headers, ...who } of steps) await place(product, who, headers)
          const added = await readAll(shop)
          const ids = added.orders.map(({ id }) => id)
          await inTransaction(shop.db, (trx) => followCustomers(trx, ids))
          expect(added).toEqual(await readAll(shop))
        }),
        { numRuns: 30 },
      )
    })

    it('is added to the figures, whatever number of orders there are', async () => {
      const product = await stockOne(shop.db)
      await place(product, { mobileNumber: '94440000' })
      const key = 'p:94440000'
      // A figure that no order bears out: who counts them all again would lose it.
      await shop.db.updateTable('customers').set({ orders: 2000 }).where('key', '=', key).execute()
      await place(product, { mobileNumber: '94440000' })
      const read = () => shop.db.selectFrom('customers').select('orders').where('key', '=', key)
      expect(await read().executeTakeFirst()).toEqual({ orders: 2001 })
      await place(product, { mobileNumber: '94440000', name: 'Another name' })
      expect(await read().executeTakeFirst()).toEqual({ orders: 3 })
    })

    it('leaves the figures that the demo invented behind (B3)', async () => {
      const product = await stockOne(shop.db)
      const who = { name: 'Noor', email: 'noor@example.com', mobileNumber: '95550000' }
      const typed = { customer_name: who.name, customer_email: who.email, customer_mobile: who.mobileNumber }
      await fileOrder(shop.db, { ...typed, demo: 1, placed_at: '2026-02-01T08:00:00.000Z' })
      await place(product, who)
      const { customers } = await readAll(shop)
      const her = customers.find(({ key }) => key === 'p:95550000')
      expect(her).toMatchObject({ orders: 1, demo: 0, last_at: expect.stringMatching(/^2026-03/) })
    })
  },
  { TRUST_PROXY: '1' },
)
