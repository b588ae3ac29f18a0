import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { readReturned } from '#src/orders/return-record/return.store.ts'
import { readSums } from './payment.store.ts'
import { type Money, moneyOf, noMoney } from './payment-state.ts'

/** What of an order its money depends on; amounts in baisa. */
type Facts = { id: string; total: number; isSold: boolean; receipt: string }

/** Where an order stands; `credited` of what went back is a credit with the shop, `exchanged` of what came in the worth of pieces that came back, `movedOn` what of it went on to the order of new pieces, in baisa; `refundBy` is the last instant by which the shop gives back what it owes, where it does. */
export type OrderMoney = Money & {
  credited: Baisa
  exchanged: Baisa
  movedOn: Baisa
  refundBy: Date | undefined
}

/** The shop's own promise: what it owes after a cancellation or a return goes back within 7 days (O17). */
export const refundDays = 7

const dayMs = 24 * 60 * 60 * 1000

/** Where these orders stand, by record id (O17). */
export async function readMoney(db: Db, orders: readonly Facts[]): Promise<Map<string, OrderMoney>> {
  const sums = await readSums(
    db,
    orders.map(({ id }) => id),
  )
  const returned = await readReturned(
    db,
    orders.map(({ id }) => id),
  )
  const money = orders.map(({ id, total, isSold, receipt }) => {
    const asked = { total, isSold, proofWaits: receipt === 'waiting', returned: returned.get(id) }
    const { credited, exchanged, ...booked } = sums.get(id) ?? { ...noMoney, credited: 0, exchanged: 0 }
    const moved = { exchanged: Math.max(0, exchanged), movedOn: Math.max(0, -exchanged) }
    return { id, isSold, credited, ...moved, ...moneyOf(booked, asked) }
  })
  const undecided = await listUndecidedReturns(
    db,
    money.filter(({ isSold }) => !isSold).map(({ id }) => id),
  )
  const owing = money
    .filter(({ id, balance, isSold }) => balance < 0 && !isSold && !undecided.has(id))
    .map(({ id }) => id)
  const since = await readLastMoves(db, owing)
  return new Map(
    money.map(({ id, isSold: _, ...one }) => {
      const from = since.get(id)
      const refundBy = from === undefined ? undefined : new Date(Date.parse(from) + refundDays * dayMs)
      return [id, { ...one, refundBy }]
    }),
  )
}

/** Those of these orders whose return nobody has decided: money is promised once it is approved (O16). */
async function listUndecidedReturns(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('returns')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('state', '=', 'requested')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** When these orders last changed their status, or their return was approved: a promise begins with what it is owed for. */
async function readLastMoves(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const moves = await db
    .selectFrom('order_status_changes')
    .select((row) => ['order_id', row.fn.max('changed_at').as('at')])
    .where('order_id', 'in', ids)
    .whereRef('from_status', '!=', 'to_status')
    .groupBy('order_id')
    .execute()
  const approvals = await db
    .selectFrom('returns')
    .innerJoin('return_changes', 'return_changes.return_id', 'returns.id')
    .select((row) => ['returns.order_id', row.fn.max('return_changes.changed_at').as('at')])
    .where('returns.order_id', 'in', ids)
    .where('return_changes.to_state', '=', 'approved')
    .groupBy('returns.order_id')
    .execute()
  const last = new Map<string, string>()
  for (const { order_id: id, at } of [...moves, ...approvals]) if (at > (last.get(id) ?? '')) last.set(id, at)
  return last
}
