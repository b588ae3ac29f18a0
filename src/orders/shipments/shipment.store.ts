import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { phoneSpellings } from '#src/core/phone.ts'
import type { Db, Tables } from '#src/db/db.ts'
import type { ShipmentOutcome } from './shipment.ts'

/** A shipment with who has it; `tracking_pattern` is the courier's. */
export type ShipmentRow = Selectable<Tables['shipments']> & {
  courier_name: string
  courier_phone: string
  tracking_pattern: string
}

/** Gives an order, which is held, to a courier; its number within the order goes up. */
export async function insertShipment(
  trx: Db,
  given: { orderId: string; courierId: string; trackingNumber: string; by: string; now: Date },
): Promise<void> {
  const { last } = await trx
    .selectFrom('shipments')
    .select((row) => row.fn.max('number').as('last'))
    .where('order_id', '=', given.orderId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('shipments')
    .values({
      id: randomUUID(),
      order_id: given.orderId,
      number: (last ?? 0) + 1,
      courier_id: given.courierId,
      tracking_number: given.trackingNumber,
      handed_at: given.now.toISOString(),
      handed_by: given.by,
      outcome: 'out' satisfies ShipmentOutcome,
    })
    .execute()
}

/** The shipment that is under way; undefined where no courier has the order. */
export function findOut(db: Db, orderId: string): Promise<Selectable<Tables['shipments']> | undefined> {
  return db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'out' satisfies ShipmentOutcome)
    .executeTakeFirst()
}

/**
 * Ends the shipment that is under way and answers its courier; undefined where no courier has the order. `changeId` is
 * the entry of the history that ended it.
 */
export async function endShipment(
  trx: Db,
  orderId: string,
  end: { outcome: Exclude<ShipmentOutcome, 'out'>; by: string | null; now: Date; changeId?: string },
): Promise<string | undefined> {
  const ended = await trx
    .updateTable('shipments')
    .set({
      outcome: end.outcome,
      ended_at: end.now.toISOString(),
      ended_by: end.by,
      ended_with: end.changeId ?? null,
    })
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'out' satisfies ShipmentOutcome)
    .returning('courier_id')
    .executeTakeFirst()
  return ended?.courier_id
}

/** Opens again what ended with an entry of the history that was taken back (O5'), and answers its courier. */
export async function reopenShipment(trx: Db, changeId: string): Promise<string | undefined> {
  const opened = await trx
    .updateTable('shipments')
    .set({
      outcome: 'out' satisfies ShipmentOutcome,
      ended_at: null,
      ended_by: null,
      ended_with: null,
    })
    .where('ended_with', '=', changeId)
    .returning('courier_id')
    .executeTakeFirst()
  return opened?.courier_id
}

/** Every shipment of an order, the newest first. */
export function listShipments(db: Db, orderId: string): Promise<ShipmentRow[]> {
  return db
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .selectAll('shipments')
    .select([
      'couriers.name as courier_name',
      'couriers.phone as courier_phone',
      'couriers.tracking_pattern as tracking_pattern',
    ])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .execute()
}

/** A courier by id, and whether so many orders went out with them that a list looks each of its orders up instead. */
export type CarriedBy = { id: string; many: boolean }

/** How to list the orders of a courier: SQLite keeps to the order of the condition it is given. */
export async function planCourier(db: Db, id: string, many: number): Promise<CarriedBy> {
  const { count } = await db
    .selectFrom(db.selectFrom('shipments').select('id').where('courier_id', '=', id).limit(many).as('found'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { id, many: count >= many }
}

/** Orders that went out with this courier and were not called back, whatever came of it at the door. */
export function areCarriedBy({ id, many }: CarriedBy) {
  return (row: ExpressionBuilder<Tables, 'orders'>) => {
    const carried = row
      .selectFrom('shipments')
      .select('shipments.order_id')
      .where('courier_id', '=', id)
      .where('outcome', '<>', 'called back' satisfies ShipmentOutcome)
    return many
      ? row.exists(carried.whereRef('shipments.order_id', '=', 'orders.id'))
      : row('orders.id', 'in', carried)
  }
}

/** How often goods were refused at the door by these phones, as `orders.phone_digits` has them, however they were typed then (O34, M3). */
export async function countRefusals(db: Db, phones: readonly string[]): Promise<Map<string, number>> {
  const known = [...new Set(phones)].filter((phone) => phone !== '')
  const spellings = new Map(known.map((phone) => [phone, phoneSpellings(phone)]))
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .innerJoin('shipments', 'shipments.order_id', 'orders.id')
    .select((row) => ['orders.phone_digits as phone', row.fn.countAll<number>().as('count')])
    .where('orders.phone_digits', 'in', [...new Set([...spellings.values()].flat())])
    .where('orders.deleted_at', 'is', null)
    .where('shipments.outcome', '=', 'refused' satisfies ShipmentOutcome)
    .groupBy('orders.phone_digits')
    .execute()
  const counts = new Map(rows.map(({ phone, count }) => [phone, count]))
  const sum = (own: readonly string[]) => own.reduce((all, one) => all + (counts.get(one) ?? 0), 0)
  return new Map([...spellings].flatMap(([phone, own]) => (sum(own) > 0 ? [[phone, sum(own)]] : [])))
}
