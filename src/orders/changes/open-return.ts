import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { claimProof } from '#src/media/proof.store.ts'
import { proofId } from '#src/media/proof-address.ts'
import { readOwed } from '#src/orders/ledger/money-of-returns.store.ts'
import type { Booking } from '#src/orders/money/book.ts'
import { holdMoney } from '#src/orders/money/hold-money.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import {
  insertReturn,
  listReturns,
  moveReturn,
  type StoredReturn,
} from '#src/orders/return-record/return.store.ts'
import { currentReturn, type ReturnState, returnStates } from '#src/orders/return-record/return-state.ts'
import { returnedValue } from '#src/orders/return-record/returned-value.ts'
import type { ReturnGoods } from './order-change.ts'
import { cancelExchange } from './release-exchange.ts'

type By = { id: string | null; role: string }
type Asked = { orderId: string; reason: string; comment: string; goods: ReturnGoods }

/** How many pieces of each line of an order have not come back: of no return that counts (O16). */
export function returnable<Line extends { position: number; quantity: number }>(
  lines: readonly Line[],
  returns: readonly StoredReturn[],
): (Line & { left: number })[] {
  const counted = returns.filter(({ state }) => returnStates[state].counts).flatMap((one) => one.lines)
  return lines.map((line) => {
    const earlier = counted.filter(({ position }) => position === line.position)
    return { ...line, left: line.quantity - earlier.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
}

/**
 * Stores the return that begins with an order's move to Return (O16), inside its transaction: these pieces, or all that
 * are left where none are named. Throws `refused` for a piece the order does not have, and for a photo that is no
 * unused upload of this shop (F2). Answers its id.
 */
export async function openReturn(
  trx: Db,
  { orderId, goods, ...asked }: Asked,
  by: By,
  now: Date,
): Promise<string> {
  const order = await findOrder(trx, orderId)
  const earlier = await listReturns(trx, orderId)
  const there = returnable(order.lines, earlier)
  const lines = there.map((line) => ({ ...line, now: piecesOf(line, goods.lines) }))
  const unknown = goods.lines?.some(({ line }) => !there.some(({ position }) => position === line))
  if (unknown || lines.some(({ now: pieces, left }) => pieces > left)) throw wrong('lines', texts.tooMany)
  if (lines.every(({ now: pieces }) => pieces === 0)) throw wrong('lines', texts.none)
  for (const photo of goods.photos ?? [])
    if (!(await claimProof(trx, photo, orderId))) throw wrong('photos', texts.photo)
  const counted = earlier.filter(({ state }) => returnStates[state].counts)
  const { value, whole } = returnedValue(
    {
      total: order.total,
      subTotal: order.sub_total,
      discount: order.discount,
      earlierValue: counted.reduce((sum, one) => sum + one.value, 0),
    },
    lines.map(({ original_price: price, quantity: ordered, left, now: pieces }) => ({
      price,
      ordered,
      earlier: ordered - left,
      now: pieces,
    })),
  )
  const named = lines
    .filter(({ now: pieces }) => pieces > 0)
    .map(({ position, now: quantity }) => ({ position, quantity }))
  const photos = (goods.photos ?? []).flatMap((photo) => proofId(photo) ?? [])
  const wants = goods.wants ?? 'refund'
  return insertReturn(trx, { ...asked, orderId, wants, photos, value, whole, lines: named }, by, now)
}

function piecesOf(
  { position, left }: { position: number; left: number },
  asked: ReturnGoods['lines'],
): number {
  if (!asked) return left
  return asked.filter(({ line }) => line === position).reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Ends the return under way because its order leaves Return: refused, or taken back with the status (O5'); the pieces of an
 * exchange are free again. Throws `conflict` once its goods were received, or the new pieces sent. Answers its id; an
 * order that has no return is left alone.
 */
export async function endReturn(
  trx: Db,
  orderId: string,
  { to, words }: { to: 'refused' | 'withdrawn'; words?: string | undefined },
  { by, now, catalogueChanged }: Booking & { catalogueChanged: () => void },
): Promise<string | undefined> {
  const last = currentReturn(await listReturns(trx, orderId))
  if (!last) return undefined
  const mayEnd = returnStates[last.state].endings.includes(to)
  if (!mayEnd || !(await moveReturn(trx, { id: last.id, from: last.state, to, words }, by, now)))
    throw new Problem('conflict', texts.received, { extra: { returnState: last.state } })
  await cancelExchange(trx, last, { by, now, catalogueChanged })
  return last.id
}

/**
 * Takes up the return that ended with a change where it was, because that change was taken back (O5'). Where its own money
 * was taken back in the ledger since, it waits for it again (O16). Answers its id.
 */
export async function resumeReturn(trx: Db, orderId: string, by: By, now: Date): Promise<string | undefined> {
  const last = currentReturn(await listReturns(trx, orderId))
  const before = last?.changes.at(-1)?.from_state as ReturnState | null | undefined
  if (!last || !before) return last?.id
  const isPaid = before === 'refunded' || before === 'credited'
  const isOwed = isPaid && (await readOwed(trx, last, (await holdMoney(trx, orderId)).money)) > 0
  const to = isOwed ? 'received' : before
  await moveReturn(trx, { id: last.id, from: last.state, to }, by, now)
  return last.id
}

function wrong(path: string, message: { en: string; ar: string }): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

const texts = {
  tooMany: {
    en: 'The order does not have so many pieces that could come back.',
    ar: 'لا يحتوي الطلب على هذا العدد من القطع القابلة للإرجاع.',
  },
  none: { en: 'Please choose what comes back.', ar: 'يرجى اختيار القطع المراد إرجاعها.' },
  photo: {
    en: 'A photo is no longer kept. Please choose it again.',
    ar: 'لم تعد إحدى الصور محفوظة. يرجى اختيارها من جديد.',
  },
  received: {
    en: 'The goods of this return were received already, so it goes on to its end.',
    ar: 'تم استلام بضاعة هذا الإرجاع، لذلك يستمر حتى نهايته.',
  },
}
