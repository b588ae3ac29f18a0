import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import type { Actor } from '#src/http/authorize.ts'
import { findOrderFor } from '#src/orders/order/order-access.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import type { StaffMove } from '#src/orders/order/order-status.ts'
import { presentOrder, type Reader } from '#src/orders/order/order-view.ts'
import { changeOrderStatus } from './change-order-status.ts'
import type { RunningChange } from './concurrent-changes.ts'
import type { BulkRequest } from './order-change.ts'

/** What became of one order: it was moved, was so already, or `problem` says why not; `order` is what it is now. */
export type ManyResult = {
  id: string
  outcome: 'changed' | 'already' | 'refused'
  order?: ListedOrder
  problem?: Problem
}

type Change = {
  by: Actor
  now: () => Date
  /** Tells those who change the same order without naming the state they saw. */
  moved: (id: string, by: RunningChange) => void
  shopMail?: string | undefined
}

/**
 * Moves several orders to one state, each in a transaction of its own, in the order they were given: what one refuses
 * stops no other. Sent again it moves nothing twice, for an order that is so already counts as done. Throws what no
 * order can help, such as a database that is away; what was moved before stays moved.
 */
export async function changeManyOrders(
  db: Db,
  { orders, status }: BulkRequest,
  change: Change,
): Promise<ManyResult[]> {
  const results: ManyResult[] = []
  const wanted = new Map(orders.map((one) => [one.id, one]))
  for (const { id, from } of wanted.values()) results.push(await moveOne(id, from))
  return results

  async function moveOne(id: string, from: BulkRequest['orders'][number]['from']): Promise<ManyResult> {
    const { by, shopMail } = change
    return resultOf(db, { id, by }, async (order) => {
      if (order.status === (status satisfies StaffMove)) return 'already'
      const running: RunningChange = { overtaken: false }
      await changeOrderStatus(db, order, { status, from }, { by, now: change.now(), running, shopMail })
      change.moved(id, running)
      return 'changed'
    })
  }
}

/** Does something to one of many orders, and says what became of it. Throws what no order can help. */
export async function resultOf(
  db: Db,
  { id, by }: { id: string; by: Actor },
  work: (order: Authorized<ListedOrder>) => Promise<'changed' | 'already'>,
): Promise<ManyResult> {
  try {
    const order = await findOrderFor(db, id, by)
    const outcome = await work(order)
    return { id, outcome, order: outcome === 'already' ? order : await findOrderFor(db, id, by) }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const order = await findOrderFor(db, id, by).catch(() => undefined)
    return { id, outcome: 'refused', problem, ...(order && { order }) }
  }
}

/** What became of each, as the reply tells it to this reader. */
export function presentResults(results: readonly ManyResult[], reader: Reader) {
  return results.map(({ id, outcome, order, problem }) => ({
    _id: id,
    outcome,
    ...(problem && { message: problem.text[reader.locale] }),
    ...(order && { order: presentOrder(order, reader) }),
  }))
}
