import { sql } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { statusesWith } from '#src/orders/order/order-status.ts'
import { countingStates } from '#src/orders/return-record/return-state.ts'
import type { ShipmentOutcome } from '#src/orders/shipments/shipment.ts'
import type { Stretch } from './report-range.ts'

/** Orders that are alike in all that reports tell apart; amounts in baisa. */
export type OrderSum = {
  status: string
  area: string
  method: string
  source: string
  made_by: string | null
  orders: number
  sales: Baisa
  discounts: Baisa
  discounted: number
}

/** Orders placed then, deleted ones too, summed by everything they are told apart by. */
export function sumOrders(db: Db, { from, before }: Stretch): Promise<OrderSum[]> {
  return db
    .selectFrom('orders')
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
    ])
    .where('placed_at', '>=', from.toISOString())
    .where('placed_at', '<', before.toISOString())
    .groupBy(['status', 'delivery_area', 'payment_method', 'source', 'made_by'])
    .execute()
}

/** What the lines of sold orders placed then come to, by product; `seen_in` is one of these orders. */
export function sumLines(db: Db, { from, before }: Stretch) {
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
    .groupBy('product_id')
    .execute()
}

/** Returns asked for then that were neither refused nor withdrawn, by their reason; value in baisa. */
export async function sumReturns(db: Db, { from, before }: Stretch) {
  const asked = db
    .selectFrom('returns')
    .where('asked_at', '>=', from.toISOString())
    .where('asked_at', '<', before.toISOString())
    .where('state', 'in', countingStates)
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
export function sumShipments(db: Db, { from, before }: Stretch) {
  const ended = (outcome: ShipmentOutcome) =>
    sql<number>`sum(case when outcome = ${outcome} then 1 else 0 end)`
  return db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .select((row) => [
      'couriers.id as key',
      row.fn.max('couriers.name').as('name'),
      row.fn.countAll<number>().as('handed'),
      ended('delivered').as('delivered'),
      ended('refused').as('refusals'),
      ended('not there').as('notThere'),
      sql<number>`sum(case when outcome = 'delivered' then orders.total else 0 end)`.as('sales'),
    ])
    .where('handed_at', '>=', from.toISOString())
    .where('handed_at', '<', before.toISOString())
    .groupBy('couriers.id')
    .execute()
}

/** What was refused at the door then, by where it went. */
export function sumRefusals(db: Db, { from, before }: Stretch) {
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
    .groupBy('delivery_area')
    .execute()
}
