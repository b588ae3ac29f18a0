import type { Context, TypedResponse } from 'hono'
import type { Db } from '#src/db/db.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { streamOf } from '#src/http/stream.ts'
import type { Order } from './order.ts'
import { type ListedOrder, listOrders, type OrderFilter } from './order-list.store.ts'
import { presentOrder, type Reader } from './order-view.ts'

/** Orders read, written and forgotten at a time: what a whole list costs in memory, however long it is. */
const chunk = 100

type List = Response & TypedResponse<Order[], 200, 'json'>

/**
 * The whole list as one JSON array that is written while it is read (A1), as fast as the reader takes it. The first
 * orders are read before the reply begins, so that a database that is away is still told as 503.
 */
export async function allOrders(
  c: Context<ApiEnv>,
  db: Db,
  filter: OrderFilter,
  { cursor, reader }: { cursor: string | undefined; reader: Reader },
): Promise<List> {
  const first = await listOrders(db, filter, { limit: chunk, cursor })
  return c.body(streamOf(written()), 200, { 'content-type': 'application/json' }) as unknown as List

  async function* written(): AsyncGenerator<string> {
    yield `[${textOf(first.items)}`
    for (let next = first.next; next !== undefined; ) {
      const page = await listOrders(db, filter, { limit: chunk, cursor: next })
      if (page.items.length > 0) yield `,${textOf(page.items)}`
      next = page.next
    }
    yield ']'
  }

  function textOf(orders: readonly ListedOrder[]): string {
    return orders.map((order) => JSON.stringify(presentOrder(order, reader))).join(',')
  }
}
