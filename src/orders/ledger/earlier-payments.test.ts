import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addPayments } from '#src/db/migrations/017-payments.ts'
import { fileOrder } from '#src/orders/order/filed-orders.sample.ts'
import { describeShop } from '#test/shop.ts'

describeShop('what was paid before there was a ledger (O17)', (shop) => {
  it('is booked: cash of what was delivered and transfers that were approved; what came back stands as due', async () => {
    const { db } = shop
    const change = async (id: string, to_status: string, reason: string | null, changed_at: string) =>
      db
        .insertInto('order_status_changes')
        .values({
          id: `${id}-${changed_at}`,
          order_id: id,
          from_status: reason ? to_status : 'Confirmed',
          to_status,
          changed_at,
          changed_by: 'clerk',
          changed_by_role: 'manager',
          reason,
          comment: null,
        })
        .execute()
    const at = '2026-02-20T10:00:00.000Z'
    const file = async (status: string, more: Record<string, string | null> = {}) =>
      (await fileOrder(db, { status, ...more })).id
    const delivered = await file('Delivered', { delivered_at: at })
    await change(delivered, 'Delivered', null, at)
    const deleted = await file('Delivered', { delivered_at: at, deleted_at: at })
    const returned = await file('Return', { delivered_at: at })
    const pending = await file('Pending')
    const transfer = { payment_method: 'Online Payment' }
    const approved = await file('Confirmed', transfer)
    await change(approved, 'Pending', 'proof approved', at)
    const cancelled = await file('Cancelled', transfer)
    await change(cancelled, 'Pending', 'proof approved', at)
    const picture = '0123456789abcdef0123456789abcdef'
    const waiting = await file('Pending', { ...transfer, payment_proof: `/proofs/${picture}.webp` })
    await sql`insert into pictures (id, purpose, width, height, private, created_at, order_id)
      values (${picture}, 'proof', 10, 10, 1, ${at}, ${waiting})`.execute(db)

    await db.schema.dropTable('payments').execute()
    await db.schema.dropIndex('orders_payment_state').execute()
    await db.schema.alterTable('orders').dropColumn('payment_state').execute()
    await addPayments(db as never)

    const states = await db.selectFrom('orders').select(['id', 'payment_state']).execute()
    const stateOf = (id: string) => states.find((one) => one.id === id)?.payment_state
    expect([delivered, deleted, returned, pending, approved, cancelled, waiting].map(stateOf)).toEqual([
      'paid',
      'paid',
      'refund due',
      'unpaid',
      'paid',
      'refund due',
      'proof waiting',
    ])
    const entries = await db.selectFrom('payments').selectAll().orderBy('order_id').execute()
    expect(new Set(entries.map(({ order_id }) => order_id))).toEqual(
      new Set([delivered, deleted, returned, approved, cancelled]),
    )
    expect(entries.every(({ amount, number }) => amount === 22_000 && number === 1)).toBe(true)
    expect(entries.find(({ order_id }) => order_id === delivered)).toMatchObject({
      kind: 'cash collected',
      booked_at: at,
      booked_by: 'clerk',
    })
    expect(entries.find(({ order_id }) => order_id === approved)).toMatchObject({
      kind: 'transfer approved',
      booked_by_role: 'manager',
    })
  })
})
