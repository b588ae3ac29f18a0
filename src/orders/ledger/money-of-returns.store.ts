import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { listReturns, type StoredReturn } from '#src/orders/return-record/return.store.ts'
import type { OrderMoney } from './order-money.store.ts'
import { listPayments, type PaymentRow } from './payment.store.ts'

/** What the shop owes for a return: never more than its pieces are worth beside what it has, nor than was paid for them; in baisa. */
export async function readOwed(
  db: Db,
  one: Pick<StoredReturn, 'id' | 'order_id' | 'value'>,
  { balance }: Pick<OrderMoney, 'balance'>,
): Promise<Baisa> {
  const has = (await listGiven(db, one)).reduce((sum, { amount }) => sum - amount, 0)
  return Math.max(0, Math.min(one.value - has, -balance))
}

/** The credit that a return became last, of another return none; undefined where it was taken back (O16). */
export async function findCreditOf(
  db: Db,
  one: Pick<StoredReturn, 'id' | 'order_id'>,
): Promise<PaymentRow | undefined> {
  return (await listGiven(db, one)).findLast(({ credit }) => credit === 1)
}

/** What a return was given and nobody took back: refunds, credits, and what moved to the order of its new pieces. */
async function listGiven(
  db: Db,
  { id, order_id }: Pick<StoredReturn, 'id' | 'order_id'>,
): Promise<PaymentRow[]> {
  const entries = await listPayments(db, order_id)
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return named(entries, await listReturns(db, order_id)).filter(
    (entry) => entry.return_id === id && !reversed.has(entry.id),
  )
}

/**
 * The entries that gave something for returns, with the return. Those of an exchange name none, nor do those of an older process
 * while its version is replaced: they are known by the instant of the step, each step once.
 */
function named(entries: readonly PaymentRow[], returns: readonly StoredReturn[]): PaymentRow[] {
  const given = entries.filter(
    ({ kind, amount, reverses }) =>
      reverses === null && (kind === 'refund' || (kind === 'adjustment' && amount < 0)),
  )
  const steps = returns.flatMap(stepsOf)
  const take = (is: (step: Step) => boolean) => {
    const at = steps.findIndex(is)
    return at < 0 ? undefined : steps.splice(at, 1)[0]
  }
  const isOf = ({ kind, booked_at }: PaymentRow, step: Step) => step.kind === kind && step.at === booked_at
  for (const entry of given) take((step) => step.id === entry.return_id && isOf(entry, step))
  return given.map((entry) =>
    entry.return_id === null ? { ...entry, return_id: take((step) => isOf(entry, step))?.id ?? null } : entry,
  )
}

type Step = { id: string; kind: 'refund' | 'adjustment'; at: string }

/** The steps of a return with which something was given. */
function stepsOf({ id, changes, exchange_order_id }: StoredReturn): Step[] {
  return changes.flatMap(({ from_state: from, to_state: to, changed_at: at }): Step[] => {
    const isGiven = to === 'refunded' || to === 'credited'
    if (isGiven && (from === 'received' || from === 'exchanged')) return [{ id, kind: 'refund', at }]
    return to === 'approved' && exchange_order_id !== null ? [{ id, kind: 'adjustment', at }] : []
  })
}
