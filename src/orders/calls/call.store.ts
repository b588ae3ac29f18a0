import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import type { CallOutcome } from './call-outcome.ts'

/** A call with the name of who made it, while there is such an account. */
export type CallRow = Selectable<Tables['order_calls']> & { by_name: string | null }

const mostCounted = 1000

/** Every call about an order, the newest first. */
export function listCalls(db: Db, orderId: string): Promise<CallRow[]> {
  return db
    .selectFrom('order_calls')
    .leftJoin('users', 'users.id', 'order_calls.called_by')
    .selectAll('order_calls')
    .select('users.name as by_name')
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(100)
    .execute()
}

/** Adds a call to an order that is held. */
export async function insertCall(
  trx: Db,
  call: { orderId: string; outcome: CallOutcome; note: string; again: Date | null; by: string; now: Date },
): Promise<void> {
  const { last } = await trx
    .selectFrom('order_calls')
    .select((row) => row.fn.max('number').as('last'))
    .where('order_id', '=', call.orderId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_calls')
    .values({
      id: randomUUID(),
      order_id: call.orderId,
      number: (last ?? 0) + 1,
      called_at: call.now.toISOString(),
      called_by: call.by,
      outcome: call.outcome,
      call_again_at: call.again?.toISOString() ?? null,
      note: call.note,
    })
    .execute()
}

/** How many calls of an order nobody answered. */
export async function countUnanswered(trx: Db, orderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('order_calls')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'no answer' satisfies CallOutcome)
    .executeTakeFirstOrThrow()
  return count
}

/** Puts an order off until then, and gives it up; false when somebody else has it before them. */
export function putOff(trx: Db, orderId: string, dueAt: Date, asking: Asking): Promise<boolean> {
  return setTurn(trx, orderId, { due_at: dueAt.toISOString(), claimed_by: null, claimed_until: '' }, asking)
}

/** Takes an order for this person until then; false when somebody else was first. */
export function claimTurn(trx: Db, orderId: string, until: Date, asking: Asking): Promise<boolean> {
  return setTurn(trx, orderId, { claimed_by: asking.me, claimed_until: until.toISOString() }, asking)
}

/** Who asks for an order, and when. */
type Asking = { me: string; now: Date }

/** The database says who was first: no look beforehand can. */
async function setTurn(
  trx: Db,
  orderId: string,
  turn: { due_at?: string; claimed_by: string | null; claimed_until: string },
  { me, now }: Asking,
): Promise<boolean> {
  const at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('call_turns')
    .values({ order_id: orderId, due_at: at, ...turn })
    .onConflict((clash) =>
      clash
        .column('order_id')
        .doUpdateSet(turn)
        .where((row) =>
          row.or([row('call_turns.claimed_until', '<=', at), row('call_turns.claimed_by', '=', me)]),
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Who else has an order before them at this moment; undefined when nobody does. */
export async function findClaim(trx: Db, orderId: string, me: string, now: Date) {
  return trx
    .selectFrom('call_turns')
    .leftJoin('users', 'users.id', 'call_turns.claimed_by')
    .select(['call_turns.claimed_by', 'users.name'])
    .where('order_id', '=', orderId)
    .where('claimed_by', '!=', me)
    .where('claimed_until', '>', now.toISOString())
    .executeTakeFirst()
}

/**
 * Pending orders whose turn it is and that nobody else has before them. What staff made for a caller, or its customer
 * confirmed by a link, was agreed on already (O36).
 */
function due(db: Db, me: string, now: Date) {
  const at = now.toISOString()
  return db
    .selectFrom('orders')
    .leftJoin('call_turns', 'call_turns.order_id', 'orders.id')
    .where('orders.status', '=', 'Pending')
    .where('orders.deleted_at', 'is', null)
    .where('orders.made_by', 'is', null)
    .where((row) =>
      row.or([
        row('call_turns.order_id', 'is', null),
        row.and([
          row('call_turns.due_at', '<=', at),
          row.or([row('call_turns.claimed_until', '<=', at), row('call_turns.claimed_by', '=', me)]),
        ]),
      ]),
    )
}

/** The order that is next for this person: the one they have, else the oldest; undefined when none waits. */
export async function findNext(db: Db, me: string, now: Date): Promise<string | undefined> {
  const mine = await db
    .selectFrom('call_turns')
    .innerJoin('orders', 'orders.id', 'call_turns.order_id')
    .select('orders.id')
    .where('call_turns.claimed_by', '=', me)
    .where('call_turns.claimed_until', '>', now.toISOString())
    .where('orders.status', '=', 'Pending')
    .where('orders.deleted_at', 'is', null)
    .where('orders.made_by', 'is', null)
    .orderBy('orders.placed_at')
    .executeTakeFirst()
  if (mine) return mine.id
  const next = await due(db, me, now)
    .select('orders.id')
    .orderBy('orders.placed_at')
    .orderBy('orders.id')
    .limit(1)
    .executeTakeFirst()
  return next?.id
}

/** How many orders this person could call now, counted to 1,000. */
export async function countDue(db: Db, me: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(due(db, me, now).select('orders.id').limit(mostCounted).as('due'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
