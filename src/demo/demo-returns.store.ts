import type { Db } from '#src/db/db.ts'
import { insertReturn, markRestocked, moveReturn } from '#src/orders/return-record/return.store.ts'
import type { ReturnState } from '#src/orders/return-record/return-state.ts'
import type { DemoOrder } from './demo-orders.ts'
import { isGivenBack } from './demo-payments.store.ts'

const hourMs = 60 * 60 * 1000
const customer = { id: null, role: 'customer' }
const clerk = { id: null, role: 'manager' }

/** How a return goes on, and how many hours after it was asked for; the money goes back with `refunded` (demo-payments). */
const steps: readonly { to: ReturnState; hours: number }[] = [
  { to: 'approved', hours: 2 },
  { to: 'received', hours: 48 },
  { to: 'refunded', hours: 49 },
  { to: 'closed', hours: 50 },
]

/**
 * The returns of the invented orders, all their pieces (O16): finished where the money went back, the others asked for, or
 * approved where that was more than two hours ago. Answers the return of each order by the order's id.
 */
export async function insertDemoReturns(
  trx: Db,
  orders: readonly DemoOrder[],
  now: Date,
): Promise<Map<string, string>> {
  const returns = new Map<string, string>()
  for (const { order, lines, changes } of orders) {
    const change = changes.find(({ to_status }) => to_status === 'Return')
    if (!change) continue
    const pieces = lines.map(({ position, quantity }) => ({ position, quantity }))
    const { reason, comment } = change
    const what = { orderId: order.id, reason: reason ?? '', comment: comment ?? '', wants: 'refund' as const }
    const askedAt = new Date(change.changed_at)
    const asked = { ...what, photos: [], value: order.total, whole: true, lines: pieces }
    const id = await insertReturn(trx, asked, customer, askedAt)
    returns.set(order.id, id)
    let from: ReturnState = 'requested'
    for (const { to, hours } of isGivenBack(change.changed_at, now) ? steps : steps.slice(0, 1)) {
      const at = new Date(askedAt.getTime() + hours * hourMs)
      if (at > now) break
      await moveReturn(trx, { id, from, to }, clerk, at)
      from = to
    }
    if (from !== 'closed') continue
    for (const { position, quantity } of pieces)
      await markRestocked(trx, { return_id: id, position, restocked: quantity })
  }
  return returns
}
