import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { contains, isCommon } from '#src/db/text-search.ts'
import { listCancellations } from '#src/orders/history/cancellation.store.ts'
import type { Cancellation } from '#src/orders/history/reconfirming.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import type { PaymentProofState } from '#src/orders/ledger/payment-proof-state.ts'
import type { PaymentState } from '#src/orders/ledger/payment-state.ts'
import { hasReceipt } from '#src/orders/ledger/receipt-filter.store.ts'
import type { OrderSource } from '#src/orders/order-source.ts'
import { listPurposes, type Purpose } from '#src/orders/return-record/exchange-stage.store.ts'
import { listTakenBack } from '#src/orders/return-record/taken-back.store.ts'
import {
  areCarriedBy,
  type CarriedBy,
  countRefusals,
  planCourier,
} from '#src/orders/shipments/shipment.store.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'
import { readMoneyOf, type StoredOrder } from './order.store.ts'
import { orderSearch } from './order-search.ts'
import { type OrderStatus, orderStatuses, statusNames } from './order-status.ts'
import { areOrdersOf, type OrdersOf } from './own-orders.ts'

/** Which orders a list is about; all given conditions hold together. */
export type OrderFilter = {
  statuses?: readonly OrderStatus[] | undefined
  /** What record id, number, name or phone must contain (O9): planOrderSearch. */
  search?: OrderSearch | undefined
  /** Orders of this account, of a guest with this e-mail, or of either (I10). */
  of?: OrdersOf | undefined
  /** Deleted orders, which are in no list but in the bin: `only` them, or `too` (O21). */
  deleted?: 'only' | 'too' | undefined
  /** Orders placed in this account or with this phone: who ordered, as staff know them. */
  customer?: OneCustomer | undefined
  /** These record ids alone. */
  ids?: readonly string[] | undefined
  method?: PaymentMethod | undefined
  /** What became of its receipt (O15). */
  receipt?: PaymentProofState | undefined
  area?: DeliveryArea | undefined
  /** Where its money stands (O17). */
  payment?: PaymentState | undefined
  source?: OrderSource | undefined
  /** What went out with this courier and was not called back (O31). */
  courier?: CarriedBy | undefined
  /** Placed at this instant or later, and before this one; ISO 8601 in UTC. */
  from?: string | undefined
  before?: string | undefined
  /** Somebody of the shop has to act: it is pending, a return is asked, or a receipt waits (O24). */
  needsStaff?: true | undefined
  /** Not those whose return came to its end (O16), unless a receipt waits. */
  unfinished?: true | undefined
}

type OneCustomer = { userId: string | null; phone: string }

/** Texts of which one must be there, and whether so many orders have it that they are found by reading. */
type OrderSearch = { texts: readonly string[]; common: boolean }

/**
 * An order of a list; `reconfirmed` when its customer ever took back a cancellation (O6), `cancelled` tells of a cancelled
 * one by whom and when (O6'), `money` by its ledger (O17). Amounts in baisa.
 */
export type ListedOrder = StoredOrder & {
  reconfirmed: boolean
  cancelled?: Cancellation | undefined
  money: OrderMoney
  /** How often goods were refused at the door by its phone (O34). */
  refusals: number
  /** What is taken back where it is brought (O37). */
  takesBack: StoredOrder['lines']
  /** What the return is for that it is in (O16). */
  purpose: Purpose
}

const mostCounted = 1000

/** How to look for what a courier carries (O31). */
export function planCarried(db: Db, courierId: string): Promise<CarriedBy> {
  return planCourier(db, courierId, mostCounted)
}

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
  const ids = shown.map(({ id }) => id)
  const items = await readOrders(db, ids, filter.deleted !== undefined)
  return { items, ...(keys.length > limit && last && { next: encodeCursor([last.placed_at, last.id]) }) }
}

/** How many orders the filter leaves; of a search or a busy courier so many at most, for nobody reads on and counting goes on for long. */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const counts = await Promise.all(parts(filter).map((part) => countPart(db, part)))
  const sum = counts.reduce((all, count) => all + count, 0)
  return isCapped(filter) ? Math.min(sum, mostCounted) : sum
}

/** Whether nobody reads on to where counting would end. */
function isCapped({ search, courier }: OrderFilter): boolean {
  return search !== undefined || courier?.many === true
}

async function countPart(db: Db, part: OrderFilter): Promise<number> {
  const all = filtered(db, part)
  const counted = isCapped(part) ? db.selectFrom(all.select('orders.id').limit(mostCounted).as('found')) : all
  const { count } = await (counted as Orders)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Who placed the order of this record id; undefined when there is none. A customer who was forgotten is nobody. */
export async function findCustomerOf(db: Db, id: string): Promise<OneCustomer | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(['user_id', 'phone_digits'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { userId: row.user_id, phone: row.phone_digits }
}

/** The orders of these record ids that are there, in the order of the ids. */
export function listOrdersById(db: Db, ids: readonly string[]): Promise<ListedOrder[]> {
  return readOrders(db, ids)
}

/** The order of this record id as lists show it; undefined for a stranger and for a deleted one. */
export async function findListedOrder(db: Db, id: string): Promise<ListedOrder | undefined> {
  const [order] = await readOrders(db, [id])
  return order
}

/** The whole orders of these ids, in the order of the ids. */
async function readOrders(db: Db, ids: readonly string[], withDeleted = false): Promise<ListedOrder[]> {
  if (ids.length === 0) return []
  let found = db.selectFrom('orders').selectAll().where('id', 'in', ids)
  if (!withDeleted) found = found.where('deleted_at', 'is', null)
  const rows = await found.execute()
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
  const cancellations = await listCancellations(
    db,
    rows.filter(({ status }) => status === 'Cancelled').map(({ id }) => id),
  )
  const reconfirmed = new Set(taken.map((change) => change.order_id))
  const linesOf = Map.groupBy(lines, (line) => line.order_id)
  const byId = new Map<string, Selectable<Tables['orders']>>(rows.map((row) => [row.id, row]))
  const moneyOf = await readMoneyOf(db, rows)
  const refusals = await countRefusals(
    db,
    rows.map((row) => row.phone_digits),
  )
  const takenBack = await listTakenBack(db, rows)
  const purposes = await listPurposes(db, rows)
  return ids.flatMap((id) => {
    const [row, money] = [byId.get(id), moneyOf.get(id)]
    if (!row || !money) return []
    const marks = { reconfirmed: reconfirmed.has(id), cancelled: cancellations.get(id) }
    const refused = refusals.get(row.phone_digits) ?? 0
    const returning = { takesBack: takenBack.get(id) ?? [], purpose: purposes.get(id) ?? {} }
    return [{ ...row, lines: linesOf.get(id) ?? [], ...marks, money, refusals: refused, ...returning }]
  })
}

/** Filters that share no order and together are this one: what needs staff is all or a part of some states. */
function parts(filter: OrderFilter): OrderFilter[] {
  if (!filter.needsStaff) return [filter]
  const { needsStaff, ...rest } = filter
  const asked = filter.statuses ?? statusNames
  const [all, some] = [true, false].map((needs) =>
    asked.filter((status) => orderStatuses[status].needsStaff === needs),
  ) as [OrderStatus[], OrderStatus[]]
  const unfinished = true as const
  const waiting = filter.receipt === undefined || filter.receipt === 'waiting'
  return [
    ...all.map((status) => ({ ...rest, statuses: [status], ...(status === 'Return' && { unfinished }) })),
    ...(some.length > 0 && waiting ? [{ ...rest, statuses: some, receipt: 'waiting' as const }] : []),
  ]
}

function stretches(filter: OrderFilter): OrderFilter[] {
  return parts(filter).flatMap((part) => {
    const { statuses, search, of, customer, receipt } = part
    if (
      statuses === undefined ||
      of ||
      part.ids ||
      customer ||
      receipt === 'waiting' ||
      (search && !search.common)
    )
      return [part]
    return statuses.map((status) => ({ ...part, statuses: [status] }))
  })
}

function filtered(db: Db, { statuses, search, of, deleted, customer, ...plain }: OrderFilter): Orders {
  let query: Orders = db.selectFrom('orders')
  if (deleted !== 'too') query = query.where('deleted_at', deleted === 'only' ? 'is not' : 'is', null)
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
  if (customer) query = query.where(areOrdersOfCustomer(customer))
  if (plain.ids) query = query.where('orders.id', 'in', plain.ids)
  if (plain.method) query = query.where('payment_method', '=', plain.method)
  if (plain.area) query = query.where('delivery_area', '=', plain.area)
  if (plain.receipt) query = query.where(hasReceipt(plain.receipt))
  if (plain.payment) query = query.where('payment_state', '=', plain.payment)
  if (plain.source) query = query.where('source', '=', plain.source)
  if (plain.courier) query = query.where(areCarriedBy(plain.courier))
  if (plain.unfinished)
    query = query.where((row) =>
      row.or([row('return_state', '<>', 'closed'), row('receipt', '=', 'waiting')]),
    )
  if (plain.from) query = query.where('placed_at', '>=', plain.from)
  if (plain.before) query = query.where('placed_at', '<', plain.before)
  return query
}

function areOrdersOfCustomer({ userId, phone }: OneCustomer) {
  return (row: ExpressionBuilder<Tables, 'orders'>) =>
    row.or([
      ...(userId === null ? [] : [row('user_id', '=', userId)]),
      ...(phone === '' ? [] : [row('phone_digits', '=', phone)]),
    ])
}
