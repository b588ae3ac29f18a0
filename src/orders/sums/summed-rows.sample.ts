import { randomUUID } from 'node:crypto'
import type { Db } from '#src/db/db.ts'
import { removeOrders } from '#src/orders/bin/bin.store.ts'
import { fileCourier } from '#src/orders/couriers/courier.sample.ts'
import { fileOrders } from '#src/orders/order/filed-orders.sample.ts'
import { fileReturn } from '#src/orders/returns/returns.sample.ts'

/** The last of a month, the first of the next, one of its days, and today by a clock that stands at noon of 1 March 2026. */
export const instants = [
  '2026-01-31T19:59:59.999Z',
  '2026-01-31T20:00:00.000Z',
  '2026-02-10T08:00:00.000Z',
  '2026-03-01T07:00:00.000Z',
]

type Rows = { orders: string[]; payments: string[]; returns: string[]; shipments: string[]; courier: string }

/** Orders around the ends of two months and of today, with what is done to them still to come. */
export async function fileMonth(db: Db): Promise<Rows> {
  const orders = await fileOrders(
    db,
    Array.from({ length: 8 }, (_, n) => ({
      placed_at: instants[n % instants.length] ?? '',
      status: ['Pending', 'Delivered', 'Cancelled'][n % 3] ?? '',
      total: 1000 + n,
      lines: [{ product_id: `p-${n % 3}`, quantity: 1 + n }, { product_id: 'p-9' }],
    })),
  )
  const { id: courier } = await fileCourier(db, { name: 'Salim' })
  return { orders: orders.map(({ id }) => id), payments: [], returns: [], shipments: [], courier }
}

/** What somebody may do to the rows of a shop: `at` and `other` choose which, and when. */
export const changes: Record<string, (trx: Db, rows: Rows, at: number, other: number) => Promise<unknown>> = {
  status: (trx, rows, at, other) =>
    ofOrder(trx, rows, at)
      .set({ status: ['Pending', 'Confirmed', 'Cancelled', 'Return'][other % 4] ?? '' })
      .execute(),
  price: (trx, rows, at, other) =>
    ofOrder(trx, rows, at)
      .set({ total: other * 777, discount: other })
      .execute(),
  area: (trx, rows, at, other) =>
    ofOrder(trx, rows, at)
      .set({ delivery_area: `area ${other % 3}`, source: 'phone', made_by: null })
      .execute(),
  move: (trx, rows, at, other) =>
    ofOrder(trx, rows, at)
      .set({ placed_at: instant(other) })
      .execute(),
  bin: (trx, rows, at, other) =>
    ofOrder(trx, rows, at)
      .set({ deleted_at: other % 2 ? instants[3] : null })
      .execute(),
  remove: (trx, rows, at) => removeOrders(trx, [one(rows.orders, at)]),
  line: (trx, rows, at, other) =>
    trx
      .updateTable('order_lines')
      .set({ quantity: 1 + other, product_id: `p-${other % 4}` })
      .where('order_id', '=', one(rows.orders, at))
      .execute(),
  lessLines: (trx, rows, at) =>
    trx
      .deleteFrom('order_lines')
      .where('order_id', '=', one(rows.orders, at))
      .where('position', '=', 1)
      .execute(),
  pay: async (trx, rows, at, other) => {
    if (!(await isThere(trx, one(rows.orders, at)))) return
    const id = randomUUID()
    rows.payments.push(id)
    const plain = {
      method: 'cash',
      reference: '',
      note: '',
      booked_by: null,
      booked_by_role: null,
      waived: 0,
    }
    const kind = other % 3 ? 'cash collected' : 'refund'
    await trx
      .insertInto('payments')
      .values({
        id,
        order_id: one(rows.orders, at),
        number: rows.payments.length,
        kind,
        amount: kind === 'refund' ? -other : other * 100,
        booked_at: instant(other),
        ...plain,
      })
      .execute()
  },
  unpay: (trx, rows, at) => trx.deleteFrom('payments').where('id', '=', one(rows.payments, at)).execute(),
  book: (trx, rows, at, other) =>
    trx
      .updateTable('payments')
      .set({ amount: other * 3, booked_at: instant(other) })
      .where('id', '=', one(rows.payments, at))
      .execute(),
  askReturn: async (trx, rows, at, other) => {
    if (!(await isThere(trx, one(rows.orders, at)))) return
    const filed = { state: 'requested', value: other, asked_at: instant(other) }
    rows.returns.push(await fileReturn(trx, one(rows.orders, at), other, filed))
  },
  answerReturn: (trx, rows, at, other) =>
    trx
      .updateTable('returns')
      .set({ state: other % 2 ? 'refused' : 'closed', value: other })
      .where('id', '=', one(rows.returns, at))
      .execute(),
  fewerReturned: (trx, rows, at, other) =>
    trx
      .updateTable('return_lines')
      .set({ quantity: other + 1 })
      .where('return_id', '=', one(rows.returns, at))
      .execute(),
  hand: async (trx, rows, at, other) => {
    if (!(await isThere(trx, one(rows.orders, at)))) return
    const id = randomUUID()
    rows.shipments.push(id)
    await trx
      .insertInto('shipments')
      .values({
        id,
        order_id: one(rows.orders, at),
        number: rows.shipments.length,
        courier_id: rows.courier,
        tracking_number: '',
        handed_at: instant(other),
        outcome: 'out',
        ended_at: null,
      })
      .execute()
  },
  door: (trx, rows, at, other) =>
    trx
      .updateTable('shipments')
      .set({ outcome: other % 2 ? 'refused' : 'delivered', ended_at: instant(other) })
      .where('id', '=', one(rows.shipments, at))
      .execute(),
}

/** One of them. */
export const instant = (n: number) => instants[n % instants.length] ?? ''
const one = (ids: string[], n: number) => ids[n % Math.max(1, ids.length)] ?? 'none'
const ofOrder = (trx: Db, rows: Rows, at: number) =>
  trx.updateTable('orders').where('id', '=', one(rows.orders, at))
const isThere = (trx: Db, id: string) =>
  trx.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()
