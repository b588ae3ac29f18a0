import { expect } from 'vitest'
import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import { readOrder } from '#src/orders/correcting/edit-order.sample.ts'
import { leftOf, standingInvoice } from '#src/tax/credit.ts'
import { listDocumentsOf } from '#src/tax/tax-document.store.ts'
import { sumOf } from '#src/tax/vat.ts'
import type { TestShop } from '#test/shop.ts'

export const sizes = ['S', 'M']
/** How many pieces of each size there are before anything is done. */
export const each = 8

/** Every piece is in the stock or held, every baisa in a ledger, every history whole, every invoice what is sold (O14, O16, O17, O32, T3). */
export async function expectWhole(
  shop: TestShop,
  boss: SignedIn,
  { shoe, ids, after }: { shoe: string; ids: readonly string[]; after: string },
): Promise<void> {
  const { db } = shop
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', [...ids, ''])
    .execute()
  const payments = await db.selectFrom('payments').selectAll().orderBy('order_id').orderBy('number').execute()
  const returns = await db.selectFrom('returns').selectAll().execute()
  const returned = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .select(['order_id', 'position', 'quantity', 'restocked', 'state'])
    .execute()
  const issuedOf = await listDocumentsOf(db, ids)
  for (const size of sizes) {
    const { quantity } = await db
      .selectFrom('product_stock')
      .select('quantity')
      .where('product_id', '=', shoe)
      .where('size', '=', size)
      .executeTakeFirstOrThrow()
    const mine = lines.filter((line) => line.product_id === shoe && line.size === size && line.reserved === 1)
    const back = returned.filter((one) =>
      mine.some((line) => line.order_id === one.order_id && line.position === one.position),
    )
    expect(quantity + sum(mine, 'quantity') - sum(back, 'restocked'), `pieces in ${size} ${after}`).toBe(each)
    expect(quantity).toBeGreaterThanOrEqual(0)
  }
  expect(
    sum(
      payments.filter(({ kind }) => kind === 'adjustment'),
      'amount',
    ),
    `moved ${after}`,
  ).toBe(0)
  for (const order of orders) {
    const own = lines.filter(({ order_id }) => order_id === order.id)
    const ledger = payments.filter(({ order_id }) => order_id === order.id)
    const changes = await db
      .selectFrom('order_status_changes')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('changed_at')
      .execute()
    const said = `${order.id} ${after}`
    // Its sums are its lines'.
    const subTotal = own.reduce((all, line) => all + line.original_price * line.quantity, 0)
    expect([order.sub_total, order.total], said).toEqual([
      subTotal,
      subTotal - order.discount + order.delivery_charge + order.cash_fee,
    ])
    if (order.status === 'Cancelled')
      expect(
        own.filter(({ reserved }) => reserved === 1),
        said,
      ).toEqual([])
    // Its ledger has no gap, takes nothing back twice, and never gave more than came.
    expect(
      ledger.map(({ number }) => number),
      said,
    ).toEqual(ledger.map((_, at) => at + 1))
    const reversals = ledger.filter(({ reverses }) => reverses !== null)
    expect(new Set(reversals.map(({ reverses }) => reverses)).size, said).toBe(reversals.length)
    for (const { reverses, amount } of reversals)
      expect(ledger.find(({ id }) => id === reverses)?.amount, said).toBe(-amount)
    let kept = 0
    for (const { amount } of ledger) {
      kept += amount
      expect(kept, `given back ${said}`).toBeGreaterThanOrEqual(0)
    }
    // Its history begins where it was placed, each change where the one before ended.
    const moved = changes.filter(({ from_status }) => from_status !== null)
    let at = moved[0]?.from_status ?? order.status
    for (const change of moved) {
      expect(change.from_status, `history of ${said}`).toBe(at)
      at = change.to_status
    }
    expect(order.status, said).toBe(at)
    // Cash was collected once for each time it was brought to a door.
    const doors = moved.filter(
      ({ from_status, to_status, undoes }) =>
        to_status === 'Delivered' && from_status !== 'Return' && undoes === null,
    )
    const collected = ledger.filter(({ kind, reverses }) => kind === 'cash collected' && reverses === null)
    expect(collected.length, `cash of ${said}`).toBeLessThanOrEqual(doors.length)
    // Of its lines no more comes back than it has, and the returns are never worth more than it.
    const counts = ({ state }: { state: string }) => state !== 'refused' && state !== 'withdrawn'
    for (const line of own) {
      const gone = returned.filter(
        (one) => one.order_id === order.id && one.position === line.position && counts(one),
      )
      expect(sum(gone, 'quantity'), said).toBeLessThanOrEqual(line.quantity)
    }
    const worth = sum(
      returns.filter((one) => one.order_id === order.id && counts(one)),
      'value',
    )
    expect(worth, said).toBeLessThanOrEqual(order.total)
    // Its tax invoice stands, less its credit notes, over what is still sold of it (T3).
    const documents = issuedOf.filter(({ orderId }) => orderId === order.id)
    const standing = standingInvoice(documents)
    const taxed = standing ? sumOf(leftOf(standing), 'gross') : 0
    const issued = documents.reduce(
      (all, one) => all + (one.kind === 'invoice' ? 1 : -1) * sumOf(one.content.rates, 'gross'),
      0,
    )
    expect(issued, `documents of ${said}`).toBe(taxed)
    const goodsAreBack = returns.filter((one) => one.order_id === order.id && isBack(one))
    const sold = ['Pending', 'Cancelled'].includes(order.status)
      ? 0
      : Math.max(0, order.total - sum(ledger, 'waived') - sum(goodsAreBack, 'value'))
    // Of an order on its way back nothing new is invoiced.
    if (order.vat_rate !== null && !(order.status === 'Return' && taxed === 0))
      expect(taxed, `taxed ${said}`).toBe(sold)
    if (order.deleted_at !== null) continue
    const owes = !['Cancelled', 'Return'].includes(order.status) || (order.status === 'Return' && worth > 0)
    const owed = owes ? Math.max(0, order.total - sum(ledger, 'waived') - worth) : 0
    const shown = await readOrder(shop, order.id, boss)
    expect(Math.round((shown.balance ?? 0) * 1000), `balance of ${said}`).toBe(owed - kept)
    expect(order.payment_state, said).toBe(shown.paymentState)
  }
  const couriers = (await shop.get('/api/couriers', boss.headers)).json.data
  const settled = await db.selectFrom('courier_settlements').selectAll().execute()
  for (const { _id: id, due } of couriers) {
    const took = sum(
      payments.filter(({ courier_id }) => courier_id === id),
      'amount',
    )
    const brought = sum(
      settled.filter(({ courier_id }) => courier_id === id),
      'amount',
    )
    expect(Math.round(due * 1000), `due ${after}`).toBe(took - brought)
  }
}

const isBack = ({ state }: { state: string }) =>
  ['received', 'refunded', 'exchanged', 'credited', 'closed'].includes(state)

/** The report of the day is a hand sum of every order there is, deleted ones too. */
export async function expectReported(shop: TestShop, boss: SignedIn): Promise<void> {
  const orders = await shop.db.selectFrom('orders').selectAll().execute()
  const payments = await shop.db.selectFrom('payments').selectAll().execute()
  const sold = orders.filter(({ status }) => status !== 'Cancelled' && status !== 'Return')
  const returns = await shop.db
    .selectFrom('returns')
    .select(['order_id', 'value'])
    .where('state', 'not in', ['refused', 'withdrawn'])
    .execute()
  const owed = sold.map(({ id, total }) => {
    const own = payments.filter(({ order_id }) => order_id === id)
    const back = returns.filter(({ order_id }) => order_id === id)
    return { owed: Math.max(0, total - sum(own, 'amount') - sum(own, 'waived') - sum(back, 'value')) }
  })
  const range = 'from=2026-03-01&to=2026-03-01'
  const { figures } = (await shop.get(`/api/report?${range}`, boss.headers)).json
  expect(figures).toMatchObject({
    orders: sold.length,
    sales: sum(sold, 'total') / 1000,
    discounts: sum(sold, 'discount') / 1000,
    promised: sum(owed, 'owed') / 1000,
    cancelled: orders.filter(({ status }) => status === 'Cancelled').length,
    cameBack:
      0 -
      sum(
        payments.filter(({ kind }) => kind === 'refund'),
        'amount',
      ) /
        1000,
    paid:
      sum(
        payments.filter(({ kind }) => kind !== 'refund'),
        'amount',
      ) / 1000,
  })
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((all, row) => all + row[key], 0)
}
