import { beforeAll, expect, it } from 'vitest'
import { signIn } from '#src/accounts/person/person.sample.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'
import { planOf, statementsOf } from '#test/statements.ts'
import { readCustomers } from './customer-export.store.ts'

describeShop('the file of customers', (shop) => {
  const guests = Array.from({ length: 900 }, (_, n) => `guest-${String(n).padStart(4, '0')}@people.test`)
  let account: string
  beforeAll(async () => {
    account = (await signIn(shop.shop, 'customer')).person.email
    await signIn(shop.shop, 'manager')
    const twice = [...guests, ...guests, account].map((customer_email) => ({ customer_email }))
    await fileOrders(shop.db, [...twice, { customer_email: 'invented@people.test', demo: 1 as const }])
  })

  it('has each once, with an account or without, however many orders they placed', async () => {
    const chunks = []
    for await (const chunk of readCustomers(shop.db)) chunks.push(chunk)
    const found = chunks.flat()
    expect(found.map(({ email }) => email)).toEqual([...guests, account].sort())
    expect(new Set(found.map(({ email, orders }) => (email === account ? 1 : orders)))).toEqual(
      new Set([1, 2]),
    )
  })

  it('asks of accounts and of orders no more than it writes next', async () => {
    const asked = await statementsOf(shop, async (db) =>
      expect((await readCustomers(db).next()).value).toHaveLength(400),
    )
    const emails = asked.find(({ sql }) => sql.includes('as "known"'))
    if (!emails) throw new Error('Nothing was asked')
    const plan = await planOf(shop, emails, { explain: 'explain (analyze, format json)' })
    if (shop.engine === 'sqlite') return expect(plan).toMatch(/CO-ROUTINE guests.*USING INDEX orders_email/)
    // Two branches and the whole, each cut off.
    expect(plan.match(/"Node Type":"Limit"/g)).toHaveLength(3)
  })
})
