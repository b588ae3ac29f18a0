import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { countingStates, openStates, type ReturnState, type ReturnWish } from './return-state.ts'

/** Who changes a return: a person, or somebody with the tracking link. */
type By = { id: string | null; role: string }

export type ReturnLineRow = Selectable<Tables['return_lines']>
export type ReturnChangeRow = Selectable<Tables['return_changes']> & { by_name: string | null }
export type ReturnRow = Omit<Selectable<Tables['returns']>, 'state'> & { state: ReturnState }
/** A return with its lines, and its history from the first entry on. */
export type StoredReturn = ReturnRow & { lines: ReturnLineRow[]; changes: ReturnChangeRow[] }

/** What a new return is made of; `value` in baisa. */
export type NewReturn = {
  orderId: string
  reason: string
  comment: string
  wants: ReturnWish
  photos: readonly string[]
  value: Baisa
  whole: boolean
  lines: readonly { position: number; quantity: number }[]
}

/** Stores a return that is requested; its order is held by the caller. Answers its id. */
export async function insertReturn(trx: Db, asked: NewReturn, by: By, now: Date): Promise<string> {
  const id = randomUUID()
  const last = await trx
    .selectFrom('returns')
    .select((row) => row.fn.max('asked_at').as('at'))
    .where('order_id', '=', asked.orderId)
    .executeTakeFirstOrThrow()
  await markReturn(trx, asked.orderId, 'requested')
  // One millisecond for two returns must not turn their order around.
  const at = Math.max(now.getTime(), last.at === null ? 0 : Date.parse(last.at) + 1)
  await trx
    .insertInto('returns')
    .values({
      id,
      order_id: asked.orderId,
      state: 'requested' satisfies ReturnState,
      reason: asked.reason,
      comment: asked.comment,
      wants: asked.wants,
      photos: JSON.stringify(asked.photos),
      asked_at: new Date(at).toISOString(),
      asked_by_role: by.role,
      value: asked.value,
      whole: asked.whole ? 1 : 0,
    })
    .execute()
  const lines = asked.lines.map((line) => ({ return_id: id, ...line, restocked: 0 }))
  await trx.insertInto('return_lines').values(lines).execute()
  await insertReturnChange(trx, { id, from: null, to: 'requested', words: asked.comment }, by, now)
  return id
}

type Move = { id: string; from: ReturnState; to: ReturnState; words?: string | undefined }

/** Moves a return, with its history; false when it no longer is what it was. */
export async function moveReturn(
  trx: Db,
  { id, from, to, words }: Move,
  by: By,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('returns')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await markReturn(trx, (await findOrderOfReturn(trx, id)) ?? '', to)
  await insertReturnChange(trx, { id, from, to, words: words ?? '' }, by, now)
  return true
}

/** The order says where its last return is: only that one moves. */
async function markReturn(trx: Db, orderId: string, state: ReturnState): Promise<void> {
  await trx.updateTable('orders').set({ return_state: state }).where('id', '=', orderId).execute()
}

type Change = { id: string; from: ReturnState | null; to: ReturnState; words: string }

async function insertReturnChange(trx: Db, { id, from, to, words }: Change, by: By, now: Date) {
  const { last } = await trx
    .selectFrom('return_changes')
    .select((row) => row.fn.max('number').as('last'))
    .where('return_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('return_changes')
    .values({
      id: randomUUID(),
      return_id: id,
      number: Number(last ?? 0) + 1,
      from_state: from,
      to_state: to,
      changed_at: now.toISOString(),
      changed_by: by.id,
      changed_by_role: by.role,
      words,
    })
    .execute()
}

/** The returns of an order, the oldest first. */
export async function listReturns(db: Db, orderId: string): Promise<StoredReturn[]> {
  const rows = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('position')
    .execute()
  const changes = await db
    .selectFrom('return_changes')
    .leftJoin('users', 'users.id', 'return_changes.changed_by')
    .selectAll('return_changes')
    .select('users.name as by_name')
    .where('return_id', 'in', ids)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    ...row,
    state: row.state as ReturnState,
    lines: lines.filter(({ return_id }) => return_id === row.id),
    changes: changes.filter(({ return_id }) => return_id === row.id),
  }))
}

/** Stores which order takes the new pieces of a return out, or that none does. */
export async function setExchange(trx: Db, id: string, orderId: string | null): Promise<void> {
  await trx.updateTable('returns').set({ exchange_order_id: orderId }).where('id', '=', id).execute()
}

/** The return whose new pieces this order takes out, with its order; undefined for any other order (O16). */
export async function findReturnOfExchange(db: Db, exchangeOrderId: string) {
  return db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.order_id as orderId', 'orders.order_id as number'])
    .where('exchange_order_id', '=', exchangeOrderId)
    .executeTakeFirst()
}

/** Whether new pieces go out for old ones that are not here yet: of this order, or in it (O12). */
export async function hasExchangeUnderWay(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('returns')
    .select('id')
    .where('state', '=', 'approved' satisfies ReturnState)
    .where('exchange_order_id', 'is not', null)
    .where((of) => of.or([of('order_id', '=', orderId), of('exchange_order_id', '=', orderId)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The order a return is of; undefined for one that never was. */
export async function findOrderOfReturn(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst()
  return row?.order_id
}

/** Stores how many pieces of a line went back to the stock. */
export async function markRestocked(
  trx: Db,
  { return_id, position, restocked }: Omit<ReturnLineRow, 'quantity'>,
) {
  await trx
    .updateTable('return_lines')
    .set({ restocked })
    .where('return_id', '=', return_id)
    .where('position', '=', position)
    .execute()
}

/** By how much an order costs less, whether a return of it is under way, and whether its money went to another order. */
type Returned = { value: Baisa; isUnderWay: boolean; isExchanged: boolean }

/** By how much these orders cost less for what came or comes back, and whether a return of them is under way. */
export async function readReturned(db: Db, orderIds: readonly string[]): Promise<Map<string, Returned>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.order_id', 'returns.value', 'orders.status', 'exchange_order_id'])
    .where('returns.order_id', 'in', orderIds)
    .where('returns.state', 'in', countingStates)
    .execute()
  const values = new Map<string, Returned>()
  for (const { order_id, value, status, exchange_order_id } of rows) {
    const before = values.get(order_id)
    values.set(order_id, {
      value: (before?.value ?? 0) + value,
      isUnderWay: status === 'Return',
      isExchanged: exchange_order_id !== null || before?.isExchanged === true,
    })
  }
  return values
}

/** Those of these orders that have a return that is not finished, or one whose new pieces are in an order in no state of these. */
export async function listWaitingReturns(
  db: Db,
  orderIds: readonly string[],
  final: readonly string[],
): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('returns')
    .leftJoin('orders as fresh', 'fresh.id', 'exchange_order_id')
    .select('returns.order_id')
    .where('returns.order_id', 'in', orderIds)
    .where((row) => row.or([row('returns.state', 'in', openStates), row('fresh.status', 'not in', final)]))
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Takes what customers wrote and showed out of the returns of these orders (I8). */
export async function forgetReturns(trx: Db, orderIds: readonly string[]): Promise<void> {
  const ofThem = trx.selectFrom('returns').select('id').where('order_id', 'in', orderIds)
  await trx.updateTable('return_changes').set({ words: '' }).where('return_id', 'in', ofThem).execute()
  await trx
    .updateTable('returns')
    .set({ comment: '', photos: '[]' })
    .where('order_id', 'in', orderIds)
    .execute()
}

/** Removes the returns of these orders for good. */
export async function deleteReturns(trx: Db, orderIds: readonly string[]): Promise<void> {
  const ofThem = trx.selectFrom('returns').select('id').where('order_id', 'in', orderIds)
  await trx.deleteFrom('return_changes').where('return_id', 'in', ofThem).execute()
  await trx.deleteFrom('return_lines').where('return_id', 'in', ofThem).execute()
  await trx.deleteFrom('returns').where('order_id', 'in', orderIds).execute()
}
