import { type Selectable, sql } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import type { ShipmentOutcome } from '#src/orders/shipments/shipment.ts'
import { mostCouriers } from './courier.ts'

export type CourierRow = Selectable<Tables['couriers']>

/** A courier with what is due in baisa, how many orders are out, and how many settlements there are. */
export type CourierAccount = CourierRow & { due: Baisa; out: number; settlements: number }

/** All couriers, those who work first, each with its account. */
export async function listCouriers(db: Db): Promise<CourierAccount[]> {
  const couriers = await db
    .selectFrom('couriers')
    .selectAll()
    .orderBy('active', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(mostCouriers)
    .execute()
  return withAccounts(db, couriers)
}

/** One courier with its account; undefined when there is none. */
export async function findCourier(db: Db, id: string): Promise<CourierAccount | undefined> {
  const [courier] = await withAccounts(
    db,
    await db.selectFrom('couriers').selectAll().where('id', '=', id).execute(),
  )
  return courier
}

/** A courier, held for the rest of the transaction: nobody settles with them before it ends. */
export function holdCourier(trx: Db, id: string): Promise<CourierRow | undefined> {
  return lockRows(trx, trx.selectFrom('couriers').selectAll().where('id', '=', id)).executeTakeFirst()
}

async function withAccounts(db: Db, couriers: readonly CourierRow[]): Promise<CourierAccount[]> {
  if (couriers.length === 0) return []
  const ids = couriers.map(({ id }) => id)
  const collected = await db
    .selectFrom('payments')
    .select(['courier_id as id', sql<number>`cast(sum(amount) as bigint)`.as('sum')])
    .where('courier_id', 'in', ids)
    .groupBy('courier_id')
    .execute()
  const settled = await db
    .selectFrom('courier_settlements')
    .select((row) => [
      'courier_id as id',
      sql<number>`cast(sum(amount) as bigint)`.as('sum'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('courier_id', 'in', ids)
    .groupBy('courier_id')
    .execute()
  const out = await db
    .selectFrom('shipments')
    .select((row) => ['courier_id as id', row.fn.countAll<number>().as('count')])
    .where('courier_id', 'in', ids)
    .where('outcome', '=', 'out' satisfies ShipmentOutcome)
    .groupBy('courier_id')
    .execute()
  return couriers.map((courier) => {
    const brought = settled.find(({ id }) => id === courier.id)
    const took = collected.find(({ id }) => id === courier.id)?.sum ?? 0
    return {
      ...courier,
      due: took + courier.removed_cash - (brought?.sum ?? 0),
      out: out.find(({ id }) => id === courier.id)?.count ?? 0,
      settlements: brought?.count ?? 0,
    }
  })
}

/** An entry of what a courier brought, with who took it while there is such an account. */
export type SettlementRow = Selectable<Tables['courier_settlements']> & {
  by_name: string | null
  reversed: string | null
}

/** One page of what a courier brought, the newest first. Throws a `malformed` Problem for a foreign cursor. */
export async function listSettlements(
  db: Db,
  courierId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<SettlementRow>> {
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['number'])
  let query = db
    .selectFrom('courier_settlements as one')
    .leftJoin('users', 'users.id', 'one.settled_by')
    .leftJoin('courier_settlements as against', 'against.reverses', 'one.id')
    .selectAll('one')
    .select(['users.name as by_name', 'against.id as reversed'])
    .where('one.courier_id', '=', courierId)
  if (before !== undefined) query = query.where('one.number', '<', Number(before))
  const rows = await query
    .orderBy('one.number', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(rows.length > limit && last && { next: encodeCursor([last.number]) }) }
}
