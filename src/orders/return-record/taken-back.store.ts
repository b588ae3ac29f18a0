import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import type { ReturnState } from './return-state.ts'

type Line = Selectable<Tables['order_lines']>

/** The states of an order that nobody brings any more: it was brought, or never is. */
const isOver: ReadonlySet<string> = new Set(['Delivered', 'Return', 'Cancelled'])

/**
 * What whoever brings these orders takes back at the door, by record id (O37): of each exchange the pieces of its return
 * that are not here yet, while it is still to be brought, as lines of the order they were in with so many of them. One read for all; an order that is
 * none has no entry.
 */
export async function listTakenBack(
  db: Db,
  orders: readonly { id: string; source: string; status: string }[],
): Promise<Map<string, Line[]>> {
  const ids = orders.filter(({ source, status }) => source === 'exchange' && !isOver.has(status))
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('returns')
    .innerJoin('return_lines', 'return_lines.return_id', 'returns.id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'returns.order_id')
        .onRef('order_lines.position', '=', 'return_lines.position'),
    )
    .selectAll('order_lines')
    .select(['return_lines.quantity as back', 'returns.exchange_order_id as exchange'])
    .where(
      'exchange_order_id',
      'in',
      ids.map(({ id }) => id),
    )
    .where('returns.state', '=', 'approved' satisfies ReturnState)
    .orderBy('order_lines.position')
    .execute()
  const byExchange = Map.groupBy(rows, ({ exchange }) => exchange ?? '')
  return new Map(
    [...byExchange].map(([id, lines]) => [
      id,
      lines.map(({ back, exchange: _, ...line }) => ({ ...line, quantity: back })),
    ]),
  )
}
