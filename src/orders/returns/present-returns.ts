import { type Baisa, toOmr } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { signProofUrl } from '#src/media/proof-address.ts'
import { returnable } from '#src/orders/changes/open-return.ts'
import { readOwed } from '#src/orders/ledger/money-of-returns.store.ts'
import type { OrderMoney } from '#src/orders/ledger/order-money.store.ts'
import { presentLine, when } from '#src/orders/order/order.present.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import { isForgotten } from '#src/orders/order/order-access.ts'
import { listOrdersById } from '#src/orders/order/order-list.store.ts'
import { movesFrom, type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { returnReasons, returnUntil } from '#src/orders/order/return-reason.ts'
import { listReturns, type StoredReturn } from '#src/orders/return-record/return.store.ts'
import { currentReturn, returnStates } from '#src/orders/return-record/return-state.ts'
import { presentTakenBack } from '#src/orders/return-record/taken-back.ts'
import { OrderReturns } from './order-return.ts'

type Reached = Pick<StoredOrder, 'customer_mobile' | 'customer_address'>
type Lined = Pick<StoredOrder, 'lines'>
type Asked = Lined & {
  id: string
  status: string
  delivered_at: string | null
  money: OrderMoney
} & Reached & {
    takesBack: Lined['lines']
  }
type Reader = { staff: boolean; secret: string; now: Date }

/** What came and comes back of an order, for its customer or for staff (O16). */
export async function readReturns(db: Db, order: Asked, reader: Reader): Promise<OrderReturns> {
  const returns = await listReturns(db, order.id)
  const moves = movesFrom(order.status as OrderStatus, { staff: false, owner: true })
  const until = order.delivered_at === null ? undefined : returnUntil(new Date(order.delivered_at))
  const underWay = order.status === 'Return' ? currentReturn(returns) : undefined
  const isInTime = moves.includes('Return') && until !== undefined && reader.now <= until.defect
  const isReturnable =
    !isForgotten(order) && orderStatuses[order.status as OrderStatus].returnMoves.includes('Return')
  const exchanges = await listExchanges(db, returns)
  const owed = underWay ? await readOwed(db, underWay, order.money) : 0
  return OrderReturns.parse({
    returns: returns.map((one) => ({
      ...presentReturn(one, order, reader),
      ...exchangeOf(one, exchanges, reader),
      steps: reader.staff ? openSteps(one, { exchanges, owed: one === underWay ? owed : 0 }) : [],
    })),
    returnable: isReturnable
      ? returnable(order.lines, returns)
          .filter(({ left }) => left > 0)
          .map(({ left, ...line }) => ({ ...presentLine(line), line: line.position, quantity: left }))
      : [],
    toRefund: toOmr(owed),
    mayCancel: moves.includes('Cancelled'),
    ...presentTakenBack(order.takesBack),
    ...(isInTime && {
      returnUntil: {
        changeOfMind: until['change of mind'].toISOString(),
        defect: until.defect.toISOString(),
      },
    }),
  })
}

/** The orders that take the new pieces of these returns out. */
async function listExchanges(db: Db, returns: readonly StoredReturn[]) {
  const ids = returns.flatMap((one) => one.exchange_order_id ?? [])
  return listOrdersById(db, ids)
}

function exchangeOf(
  { exchange_order_id: id }: StoredReturn,
  orders: Awaited<ReturnType<typeof listExchanges>>,
  { staff }: Reader,
) {
  const order = orders.find((one) => one.id === id)
  if (!order) return undefined
  return {
    exchange: {
      ...(staff && { _id: order.id }),
      orderId: order.order_id,
      orderStatus: order.status,
      deliveryArea: order.delivery_area,
      balance: toOmr(order.money.balance),
      trackPath: `/track/${order.track_token}`,
    },
  }
}

/** Why staff recorded a return, or took it back: written for the history, and for nobody but staff (O5'). */
const forTheHistory: readonly string[] = ['requested', 'withdrawn']

function presentReturn(one: StoredReturn, { lines }: Lined, { staff, secret, now }: Reader) {
  const photos: string[] = JSON.parse(one.photos)
  const mayRead = (role: string, state: string) =>
    staff || role === 'customer' || !forTheHistory.includes(state)
  return {
    _id: one.id,
    state: one.state,
    reason: returnReasons.find((reason) => reason === one.reason),
    ...(one.comment && mayRead(one.asked_by_role, 'requested') && { comment: one.comment }),
    photos: photos.map((id) => signProofUrl(secret, id, now)),
    askedAt: one.asked_at,
    ...when(one.asked_at),
    byRole: one.asked_by_role,
    value: toOmr(one.value),
    whole: one.whole === 1,
    wants: one.wants,
    lines: one.lines.flatMap(({ position, quantity, restocked }) => {
      const line = lines.find((other) => other.position === position)
      return line ? [{ ...presentLine(line), line: position, quantity, restocked }] : []
    }),
    history: one.changes.map((change) => ({
      state: change.to_state,
      changedAt: change.changed_at,
      ...when(change.changed_at),
      ...(staff && change.by_name !== null && { byName: change.by_name }),
      byRole: change.changed_by_role,
      ...(change.words && mayRead(change.changed_by_role, change.to_state) && { words: change.words }),
    })),
  }
}

/**
 * Where staff can take it now: money goes back while some is owed, in baisa, and the return ends once none is; the new
 * pieces of an exchange go out before it is called exchanged, or ends (take-step.ts).
 */
function openSteps(
  { state, exchange_order_id: id }: StoredReturn,
  { exchanges, owed }: { exchanges: Awaited<ReturnType<typeof listExchanges>>; owed: Baisa },
) {
  const order = exchanges.find((one) => one.id === id)
  const isUnsent = order !== undefined && orderStatuses[order.status as OrderStatus].isEditable
  return returnStates[state].steps.filter((step) => {
    if (step === 'refunded' || step === 'credited') return owed > 0
    if (step === 'exchanged') return id !== null && !isUnsent
    return step !== 'closed' || (owed === 0 && !isUnsent)
  })
}
