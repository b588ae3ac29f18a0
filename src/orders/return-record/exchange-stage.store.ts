import type { Selectable } from 'kysely'
import type { Baisa } from '#src/core/money.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { currentReturn, type ExchangeStage, type ReturnState, type ReturnWish } from './return-state.ts'

type Fresh = Pick<Selectable<Tables['returns']>, 'exchange_order_id' | 'value' | 'whole'> & {
  state: ReturnState
  wants: ReturnWish
  fresh: string | null
}

/**
 * What the return is for that an order is in: as wished, while nobody has decided, how far its exchange is, and by how much the order
 * costs less for it, where a part of it stays with its customer.
 */
export type Purpose = { wish?: ReturnWish; exchange?: ExchangeStage | undefined; part?: Baisa }

/** What the returns that these orders are in are for, by record id of the order; one read for all. */
export async function listPurposes(
  db: Db,
  orders: readonly { id: string; status: string }[],
): Promise<Map<string, Purpose>> {
  const ids = orders.filter(({ status }) => status === 'Return').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('returns')
    .leftJoin('orders as new_order', 'new_order.id', 'exchange_order_id')
    .select(['returns.order_id', 'returns.state', 'wants', 'exchange_order_id', 'value', 'whole'])
    .select('new_order.status as fresh')
    .where('returns.order_id', 'in', ids)
    .orderBy('asked_at')
    .orderBy('returns.id')
    .execute()
  const of = Map.groupBy(rows as (Fresh & { order_id: string })[], ({ order_id: id }) => id)
  return new Map([...of].map(([id, returns]) => [id, purposeOf(currentReturn(returns))]))
}

function purposeOf(one: Fresh | undefined): Purpose {
  if (!one) return {}
  return {
    ...(one.state === 'requested' && { wish: one.wants }),
    ...(one.whole === 0 && { part: one.value }),
    exchange: stageOf(one),
  }
}

/**
 * Under way until the new pieces are delivered or the return is closed: money that went back meanwhile brings no goods. One whose
 * order was cancelled is none.
 */
function stageOf({ state, wants, exchange_order_id: id, fresh }: Fresh): ExchangeStage | undefined {
  if (state === 'requested') return wants === 'exchange' ? 'asked' : undefined
  if (id === null || fresh === 'Cancelled') return undefined
  return state === 'closed' || fresh === 'Delivered' || fresh === 'Return' ? 'done' : 'under way'
}
