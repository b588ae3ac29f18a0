import { sql } from 'kysely'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db } from '#src/db/db.ts'
import { readMoneyOf } from '#src/orders/order/order.store.ts'
import { type ListedOrder, listOrdersById } from '#src/orders/order/order-list.store.ts'
import type { ShipmentOutcome } from '#src/orders/shipments/shipment.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'

/** What a courier has now: the order, when it was handed over, and its tracking number. */
export type OutRow = { id: string; handedAt: string; trackingNumber: string; order: ListedOrder }

/** What is to be taken at the door, in baisa: what an order in cash still asks for. */
export function toCollect(order: Pick<ListedOrder, 'payment_method' | 'money'>): number {
  return order.payment_method === 'Cash On Delivery' ? Math.max(0, order.money.balance) : 0
}

/** Whether an order is collected at the shop, as it is in this transaction (O40). */
export async function isCollected(trx: Db, orderId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('orders')
    .select('delivery_area')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.delivery_area === ('SHOP COLLECTION' satisfies DeliveryArea)
}

/** Whether a courier is to take money for anything they have now (O31). */
export async function hasToCollect(trx: Db, courierId: string): Promise<boolean> {
  const orders = await trx
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select(['orders.id', 'orders.total', 'orders.status', 'orders.receipt', 'orders.payment_method'])
    .where('courier_id', '=', courierId)
    .where('outcome', '=', 'out' satisfies ShipmentOutcome)
    .where('orders.payment_method', '=', 'Cash On Delivery' satisfies PaymentMethod)
    .execute()
  const moneyOf = await readMoneyOf(trx, orders)
  return orders.some(({ id, payment_method }) => {
    const money = moneyOf.get(id)
    return money !== undefined && toCollect({ payment_method, money }) > 0
  })
}

/** One page of what a courier has now, the last handed first (O31). Throws a `malformed` Problem for a foreign cursor. */
export async function listOut(
  db: Db,
  courierId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<OutRow>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ['string', 'string'])
  let query = db
    .selectFrom('shipments')
    .select(['id', 'order_id', 'handed_at', 'tracking_number'])
    .where('courier_id', '=', courierId)
    .where('outcome', '=', 'out' satisfies ShipmentOutcome)
  if (after) query = query.where(sql<boolean>`(handed_at, id) < (${sql.join(after)})`)
  const rows = await query
    .orderBy('handed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const orders = await listOrdersById(
    db,
    shown.map(({ order_id }) => order_id),
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  const last = shown.at(-1)
  return {
    items: shown.flatMap(({ id, order_id, handed_at: handedAt, tracking_number: trackingNumber }) => {
      const order = byId.get(order_id)
      return order ? [{ id, handedAt, trackingNumber, order }] : []
    }),
    ...(rows.length > limit && last && { next: encodeCursor([last.handed_at, last.id]) }),
  }
}
