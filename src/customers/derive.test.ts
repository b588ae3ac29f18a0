import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addCustomers } from '#src/db/migrations/025-customers.ts'
import { addDemoCustomers } from '#src/db/migrations/068-demo-customers.ts'
import { insertPayment } from '#src/orders/ledger/payment.store.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import { describeShop } from '#test/shop.ts'

describeShop('customers of orders from before there was a list of them (O26)', (shop) => {
  it('are derived by the migration as the shop derives them', async () => {
    const { db } = shop
    await fileOrder(db, { customer_mobile: '91110000', customer_name: 'أمينة' })
    await fileOrder(db, { customer_mobile: '+968 9111 0000', customer_name: 'Amina', status: 'Return' })
    await fileOrder(db, { customer_mobile: '92220000' })
    await fileOrder(db, { customer_mobile: '92220000', user_id: 'noor' })
    await fileOrder(db, { customer_mobile: '92220000', user_id: 'sister' })
    const paid = await fileOrder(db, { customer_mobile: '93330000', user_id: 'noor' })
    await fileOrder(db, { customer_mobile: '', customer_name: '—', customer_email: '' })
    await fileOrder(db, { customer_mobile: '94440000', demo: 1 })
    const invented = await fileOrder(db, { customer_mobile: '93330000', user_id: 'noor', demo: 1 })
    const by = { id: 'clerk', role: 'manager' } as const
    const entry = { orderId: paid.id, method: 'cash', by, now: shop.now } as const
    await insertPayment(db, { ...entry, kind: 'cash collected', amount: 9000 })
    await insertPayment(db, { ...entry, kind: 'refund', amount: -2000 })
    await insertPayment(db, { ...entry, orderId: invented.id, kind: 'cash collected', amount: 50_000 })
    await settleOrders(db, [paid.id, invented.id])
    const read = async () => {
      const rows = await db.selectFrom('customers').selectAll().orderBy('key').execute()
      const ofOrder = await db
        .selectFrom('orders')
        .leftJoin('customers', 'customers.id', 'customer_id')
        .select(['orders.id', 'key'])
        .orderBy('orders.id')
        .execute()
      return [rows.filter(({ orders }) => orders > 0).map(({ id: _, ...row }) => row), ofOrder]
    }
    const derived = await read()
    expect(derived[0]).toMatchObject([
      { key: 'a:noor', orders: 3, paid: 9000, came_back: 2000 },
      { key: 'a:sister', orders: 1 },
      { key: 'p:91110000', orders: 2, returns: 1, name: 'Amina', demo: 0 },
      { key: 'p:94440000', orders: 1, demo: 1 },
    ])

    for (const table of ['customer_notes', 'customer_tags', 'customer_blocks', 'customers'])
      await db.schema.dropTable(table).execute()
    if (shop.engine === 'sqlite') await sql`drop table customers_text`.execute(db)
    await db.schema.dropIndex('orders_of_customer').execute()
    await db.schema.alterTable('orders').dropColumn('customer_id').execute()
    await addCustomers(db as never)
    await addDemoCustomers(db as never)
    expect(await read()).toEqual(derived)
  })
})
