import { sql } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { statusesWith } from '#src/orders/order/order-status.ts'
import { countingStates } from '#src/orders/return-record/return-state.ts'
import type { ShipmentOutcome } from '#src/orders/shipments/shipment.ts'
import type { Stretch } from './days.ts'
import type { Figures, MoneySum, OrderSum, ProductSum, RefusalSum, ReturnSum, ShipmentSum } from './sums.ts'
import type { Counted } from './what-counts.store.ts'

// What is read here is watched by the triggers of db/migrations/067-report-sums.ts and 078-returned-sums.ts: a column that is new to a sum is new to
// them, and `shape` in kept-sums.store.ts goes up.

/** Whatever reports are made of but products, of the instants of a stretch. */
export async function sumFigures(db: Db, counted: Counted, stretch: Stretch): Promise<Figures> {
  return {
    orders: await sumOrders(db, counted, stretch),
    money: await sumMoney(db, counted, stretch),
    returns: await sumReturns(db, counted, stretch),
    shipments: await sumShipments(db, counted, stretch),
    refusals: await sumRefusals(db, counted, stretch),
  }
}

const isDemo = (counted: Counted) => (counted === 'demo' ? 1 : 0)

/** What the lines of sold orders placed then come to, by product. */
export function sumProducts(db: Db, counted: Counted, { from, before }: Stretch): Promise<ProductSum[]> {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((row) => [
      'product_id as id',
      sql<number>`count(distinct orders.id)`.as('orders'),
      row.fn.sum<number>('quantity').as('pieces'),
      sql<number>`sum(quantity * original_price)`.as('sales'),
      row.fn.max('order_lines.order_id').as('seen_in'),
    ])
    .where('placed_at', '>=', from.toISOString())
    .where('placed_at', '<', before.toISOString())
    .where('status', 'not in', statusesWith('isSold', false))
    .where('demo', '=', isDemo(counted))
    .groupBy('product_id')
    .execute()
}

/** What of an order's price nobody owes: paid or let go by its ledger, or of pieces that came back (`moneyOf`). */
const covered = sql<Baisa>`coalesce((select sum(amount + waived) from payments where order_id = orders.id), 0)
  + coalesce((select sum(value) from returns where order_id = orders.id and state in (${sql.join(countingStates)})), 0)`

/** Orders placed then, deleted ones too, summed by everything they are told apart by; only sold ones promise anything. */
function sumOrders(db: Db, counted: Counted, { from, before }: Stretch): Promise<OrderSum[]> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('orders')
        .select(['status', 'delivery_area', 'payment_method', 'source', 'made_by', 'total', 'discount'])
        .select((row) =>
          row
            .case()
            .when('status', 'in', statusesWith('isSold', false))
            .then(sql<Baisa>`total`)
            .else(covered)
            .end()
            .as('covered'),
        )
        .where('placed_at', '>=', from.toISOString())
        .where('placed_at', '<', before.toISOString())
        .where('demo', '=', isDemo(counted))
        .as('placed'),
    )
    .select((row) => [
      'status',
      'delivery_area as area',
      'payment_method as method',
      'source',
      'made_by',
      row.fn.countAll<number>().as('orders'),
      row.fn.sum<number>('total').as('sales'),
      row.fn.sum<number>('discount').as('discounts'),
      sql<number>`sum(case when discount > 0 then 1 else 0 end)`.as('discounted'),
      sql<number>`cast(sum(case when total > covered then total - covered else 0 end) as bigint)`.as(
        'promised',
      ),
    ])
    .groupBy(['status', 'delivery_area', 'payment_method', 'source', 'made_by'])
    .execute()
}

/** A refund is money that went back, everything else came in, also with a minus where it was taken back. */
function sumMoney(db: Db, counted: Counted, { from, before }: Stretch): Promise<MoneySum> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      sql<number>`cast(coalesce(sum(case when kind = 'refund' then 0 else amount end), 0) as bigint)`.as(
        'received',
      ),
      sql<number>`cast(coalesce(sum(case when kind = 'refund' then -amount else 0 end), 0) as bigint)`.as(
        'refunded',
      ),
    ])
    .where('booked_at', '>=', from.toISOString())
    .where('booked_at', '<', before.toISOString())
    .where('demo', '=', isDemo(counted))
    .executeTakeFirstOrThrow()
}

/** Returns asked for then that were neither refused nor withdrawn, by their reason; value in baisa. */
async function sumReturns(db: Db, counted: Counted, { from, before }: Stretch): Promise<ReturnSum[]> {
  const asked = db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where('asked_at', '>=', from.toISOString())
    .where('asked_at', '<', before.toISOString())
    .where('state', 'in', countingStates)
    .where('demo', '=', isDemo(counted))
  const sums = await asked
    .select((row) => [
      'reason as key',
      row.fn.countAll<number>().as('returns'),
      row.fn.sum<number>('value').as('sales'),
    ])
    .groupBy('reason')
    .execute()
  const pieces = await asked
    .innerJoin('return_lines', 'return_lines.return_id', 'returns.id')
    .select((row) => ['reason as key', row.fn.sum<number>('quantity').as('pieces')])
    .groupBy('reason')
    .execute()
  const piecesOf = new Map(pieces.map((one) => [one.key, one.pieces]))
  return sums.map((sum) => ({ ...sum, pieces: piecesOf.get(sum.key) ?? 0 }))
}

/** What couriers were handed then, and what became of it; `sales` is what the delivered orders come to. */
function sumShipments(db: Db, counted: Counted, { from, before }: Stretch): Promise<ShipmentSum[]> {
  const ended = (outcome: ShipmentOutcome) =>
    sql<number>`sum(case when outcome = ${outcome} then 1 else 0 end)`
  return db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select((row) => [
      'courier_id as key',
      row.fn.countAll<number>().as('handed'),
      ended('delivered').as('delivered'),
      ended('refused').as('refusals'),
      ended('not there').as('notThere'),
      sql<number>`sum(case when outcome = 'delivered' then orders.total else 0 end)`.as('sales'),
    ])
    .where('handed_at', '>=', from.toISOString())
    .where('handed_at', '<', before.toISOString())
    .where('demo', '=', isDemo(counted))
    .groupBy('courier_id')
    .execute()
}

/** What was refused at the door then, by where it went. */
function sumRefusals(db: Db, counted: Counted, { from, before }: Stretch): Promise<RefusalSum[]> {
  return db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select((row) => [
      'delivery_area as key',
      row.fn.countAll<number>().as('refusals'),
      row.fn.sum<number>('orders.total').as('sales'),
    ])
    .where('ended_at', '>=', from.toISOString())
    .where('ended_at', '<', before.toISOString())
    .where('outcome', '=', 'refused' satisfies ShipmentOutcome)
    .where('demo', '=', isDemo(counted))
    .groupBy('delivery_area')
    .execute()
}
