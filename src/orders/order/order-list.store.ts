import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { contains, isCommon } from '#src/db/text-search.ts'
import type { StoredOrder } from './order.store.ts'
import { orderSearch } from './order-search.ts'
import type { OrderStatus } from './order-status.ts'
import { areOrdersOf, type OrdersOf } from './own-orders.ts'

/** Which orders a list is about; all given conditions hold together. Deleted ones are in none (O12). */
export type OrderFilter = {
  statuses?: readonly OrderStatus[] | undefined
  /** What record id, number, name or phone must contain (O9): planOrderSearch. */
  search?: OrderSearch | undefined
  /** Orders of this account, of a guest with this e-mail, or of either (I10). */
  of?: OrdersOf | undefined
}

/** Texts of which one must be there, and whether so many orders have it that they are found by reading. */
type OrderSearch = { texts: readonly string[]; common: boolean }

/** An order of a list; `reconfirmed` when its customer ever took back a cancellation (O6). Amounts in baisa. */
export type ListedOrder = StoredOrder & { reconfirmed: boolean }

type Orders = SelectQueryBuilder<Tables, 'orders', object>

/** How to look for what somebody typed (O9); undefined when that is nothing. */
export async function planOrderSearch(db: Db, typed: string): Promise<OrderSearch | undefined> {
  const texts = orderSearch(typed)
  if (!texts) return undefined
  const common = await Promise.all(texts.map((text) => isCommon(db, 'orders.search_folded', text)))
  return { texts, common: common.includes(true) }
}

/** The account of this e-mail, in lower case; undefined when there is none. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** One page by keyset, the newest first. Throws a `malformed` Problem for a foreign cursor. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ListedOrder>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ['string', 'string'])
  const keysOf = (orders: Orders) =>
    (after ? orders.where(sql<boolean>`(placed_at, id) < (${sql.join(after)})`) : orders)
      .select(['orders.id', 'orders.placed_at'])
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
  // Each state is read from its own stretch of the index; a search has found its few rows before.
  const [first, ...rest] = stretches(filter).map((stretch) => keysOf(filtered(db, stretch)).as('stretch'))
  if (!first) return { items: [] }
  let found = db.selectFrom(first).selectAll()
  for (const one of rest) found = found.unionAll(db.selectFrom(one).selectAll())
  const keys = await db
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = keys.slice(0, limit)
  const last = shown.at(-1)
  const items = await readOrders(
    db,
    shown.map(({ id }) => id),
  )
  return { items, ...(keys.length > limit && last && { next: encodeCursor([last.placed_at, last.id]) }) }
}

/** How many orders the filter leaves. */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The order of this record id as lists show it; undefined for a stranger and for a deleted one. */
export async function findListedOrder(db: Db, id: string): Promise<ListedOrder | undefined> {
  const [order] = await readOrders(db, [id])
  return order
}

/** The whole orders of these ids, in the order of the ids. */
async function readOrders(db: Db, ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const taken = await db
    .selectFrom('order_status_changes')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('from_status', '=', 'Cancelled')
    .where('to_status', '=', 'Confirmed')
    .where('changed_by_role', '=', 'customer')
    .execute()
  const reconfirmed = new Set(taken.map((change) => change.order_id))
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const byId = new Map<string, Selectable<Tables['orders']>>(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, lines: linesOf.get(id) ?? [], reconfirmed: reconfirmed.has(id) }] : []
  })
}

function stretches(filter: OrderFilter): OrderFilter[] {
  const { statuses, search, of } = filter
  if (statuses === undefined || of || (search && !search.common)) return [filter]
  return statuses.map((status) => ({ ...filter, statuses: [status] }))
}

function filtered(db: Db, { statuses, search, of }: OrderFilter): Orders {
  let query: Orders = db.selectFrom('orders').where('deleted_at', 'is', null)
  const [only, ...others] = statuses ?? []
  if (only && others.length === 0) query = query.where('status', '=', only)
  else if (statuses) query = query.where('status', 'in', statuses)
  if (search) {
    const { texts, common } = search
    query = query.where((row) =>
      row.or(texts.map((text) => contains(db, 'orders.search_folded', text, { read: common }))),
    )
  }
  if (of) query = query.where(areOrdersOf(of))
  return query
}
