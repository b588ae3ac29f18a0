import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Tables } from '#src/db/db.ts'
import { countingStates } from '#src/orders/return-record/return-state.ts'
import type { PaymentProofState } from './payment-proof-state.ts'
import type { PaymentState } from './payment-state.ts'

type Row = ExpressionBuilder<Tables, 'orders'>
type Condition = ExpressionWrapper<Tables, 'orders', SqlBool>

/** Orders with a receipt of which this is to be said; one that is asked for again is awaited only while money is owed (O15: `receiptOf`). */
export function hasReceipt(review: PaymentProofState) {
  return (row: Row): Condition =>
    row.and([
      // Said twice, the second time as its index says it.
      row('receipt', '=', review),
      row('receipt', '<>', sql.lit('')),
      ...(review === 'asked-again' ? [owes(row)] : []),
    ])
}

/** States of payment of an order that owes money; one that is off and of which nothing came is `unpaid` too. */
const owingStates: readonly PaymentState[] = ['unpaid', 'balance due']

/** Whether money is owed of an order whose receipt is not waiting, as `moneyOf` has it. */
function owes(row: Row): Condition {
  return row.and([
    row('payment_state', 'in', owingStates),
    row('status', '<>', 'Cancelled'),
    row.or([row('payment_state', '=', 'balance due'), row('status', '<>', 'Return'), keepsARest]),
  ])
}

/** Whether a return is under way, and not of all that the order costs. */
const keepsARest = sql<boolean>`total - coalesce((select sum(waived) from payments where order_id = orders.id), 0)
  > (select sum(value) from returns where order_id = orders.id and state in (${sql.join(countingStates)}))`
