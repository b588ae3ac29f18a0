import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Text } from '#src/core/locale.ts'
import { type Authorized, isStaff } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { inRowTurns } from '#src/db/turns/row-turns.ts'
import type { Actor } from '#src/http/authorize.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import type { NoticeKind } from '#src/notices/notice.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import { statusWords } from '#src/orders/display/status-words.ts'
import { collectCash } from '#src/orders/money/book.ts'
import { forgetIfMarked, isToBeForgotten } from '#src/orders/order/forget-orders.store.ts'
import type { RefuseBlocked } from '#src/orders/order/order.store.ts'
import { actorOn, forgottenOrder, isForgotten, noSuchOrder } from '#src/orders/order/order-access.ts'
import {
  countCustomerMoves,
  findStatus,
  insertChange,
  moveOrder,
  settleOrders,
} from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { movesFrom, type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import {
  type ChangeReason,
  type ReturnReason,
  returnDays,
  returnUntil,
} from '#src/orders/order/return-reason.ts'
import { endShipment } from '#src/orders/shipments/shipment.store.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { checkCashAgain, checkReconfirm } from './check-reconfirm.ts'
import type { RunningChange } from './concurrent-changes.ts'
import { endReturn, openReturn } from './open-return.ts'
import type { ReturnGoods, ReturnRequest, StatusRequest } from './order-change.ts'
import { moveStock } from './order-stock-moves.ts'
import { holdOrigin, noExchangeAgain, releaseExchange } from './release-exchange.ts'
import { queueStatusLetter, withdrawLetterOf } from './status-letter.store.ts'

/** Whoever holds the tracking link acts as the order's customer, without a name (O13). */
export type Guest = { id: null; role: 'customer' }

type Change = {
  by: Actor | Guest
  now: Date
  running: RunningChange
  /** Where the shop's own emails go; the settings' address when nobody said otherwise. */
  shopMail?: string | undefined
  /** Told who confirms again: not somebody whom staff blocked (O26). */
  refuseBlocked?: RefuseBlocked | undefined
  /** It was refused at the door (O31), and no courier takes it any further. */
  refusedAtDoor?: true
  /** What else is written in the same transaction, once the order is moved; `changeId` is the entry of its history. */
  beside?: (trx: Db, changeId: string) => Promise<void>
}

/** What tax documents take their numbers from, invoices and credit notes a row each, one transaction after the other (T3). */
const taxNumbers = 'tax_series'

/** Emails a day that customers can cause by changing one order: its e-mail may be a stranger's. */
const maxEmailsPerDay = 10

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3600 * 1000)

/**
 * Moves an order to another state, with its history, its stock, the cash of a delivery and the customer's email, or
 * nothing of it (O5, O14, O17).
 * The shop hears of what its customer cancelled or wants to return (O16). Of a customer who deleted her account a finished order keeps nothing,
 * and she gets no email (I8). Throws `conflict` with the present state for a move product.md section 4 does not have
 * and for who came second, `conflict` with why where a customer cannot have her cancelled order again (O6') or too few
 * pieces are left for it, and `refused` for a return without a reason or after its days (O8), for an exchange without words for what (O37), and for an order whose customer is forgotten (I8).
 */
export async function changeOrderStatus(
  db: Db,
  order: Authorized<ListedOrder>,
  { status: to, from, reason, comment, ...goods }: StatusRequest,
  change: Change,
): Promise<void> {
  const { by } = change
  const status = order.status as OrderStatus
  if (from !== undefined && from !== status) throw changedMeanwhile(status, order)
  const actor = by.id === null ? { staff: false, owner: true } : actorOn(order, by)
  if (!movesFrom(status, actor).includes(to)) throw noSuchMove(order, to)
  const why = to === 'Return' ? checkReturn(order, reason, change.now) : null
  if (to === 'Return' && goods.wants === 'exchange' && !comment) throw wishNeeded()
  await move(db, order, { to, why, comment, goods }, change)
}

/**
 * The moves of returns that staff make beside those of product.md section 4 (O5'): a return recorded for a guest or a
 * caller, after the days of O8 with words why, and a refused return that goes back to Delivered, with words. Throws as
 * `changeOrderStatus` does, and `refused` where the words are missing.
 */
export async function changeReturn(
  db: Db,
  order: Authorized<ListedOrder>,
  { status: to, from, reason, comment, ...goods }: ReturnRequest,
  change: Change,
): Promise<void> {
  const status = order.status as OrderStatus
  if (from !== status) throw changedMeanwhile(status, order)
  if (!orderStatuses[status].returnMoves.includes(to)) throw noSuchMove(order, to)
  const late = to === 'Return' && reason !== undefined && isLate(order, reason, change.now)
  if (to === 'Return' && !reason) throw reasonNeeded()
  if ((late || to === 'Delivered') && !comment) throw wordsNeeded(late)
  const why = to === 'Return' ? (reason ?? null) : 'return refused'
  await move(db, order, { to, why, comment, goods }, change)
}

/** What staff are told of a customer's own change (N1). */
const noticeOf: Partial<Record<OrderStatus, NoticeKind>> = {
  Confirmed: 'order-confirmed-again',
  Cancelled: 'order-cancelled',
  Return: 'return-asked',
}

type Move = {
  to: OrderStatus
  why: ChangeReason | null
  comment: string | undefined
  goods: ReturnGoods
}

async function move(
  db: Db,
  order: Authorized<ListedOrder>,
  { to, why, comment, goods }: Move,
  { by, now, running, shopMail, refuseBlocked, refusedAtDoor, beside }: Change,
): Promise<void> {
  const from = order.status as OrderStatus
  const clerk = by.id !== null && isStaff(by) ? (by as Actor) : undefined
  const isCustomer = clerk === undefined
  const work = () =>
    inTransaction(db, async (trx, catalogueChanged) => {
      if (to === 'Cancelled') await holdOrigin(trx, order)
      const moved = await moveOrder(trx, order, to, now)
      if (!moved) throw await currentConflict(trx, order)
      // Its customer may have deleted the account since it was read.
      if (isForgotten(moved)) throw new Problem('refused', forgottenOrder)
      if (running.overtaken) throw changedMeanwhile(from, order)
      if (from === 'Cancelled' && order.source === 'exchange') throw new Problem('conflict', noExchangeAgain)
      if (from === 'Cancelled' && isCustomer) await checkReconfirm(trx, order, { now, refuseBlocked })
      const changeId = await insertChange(trx, {
        orderId: order.id,
        from,
        to,
        by,
        now,
        reason: why,
        comment: comment || null,
      })
      if (clerk) {
        const changes = [{ field: 'status', from, to }]
        const thing = { id: order.id, name: order.order_id }
        await recordAudit(trx, { kind: 'order-status-changed', thing, changes }, { by: clerk, now })
      }
      let returnId: string | undefined
      if (to === 'Return') {
        const asked = { orderId: order.id, reason: why ?? '', comment: comment ?? '', goods }
        returnId = await openReturn(trx, asked, by, now)
      }
      if (from === 'Return')
        returnId = await endReturn(
          trx,
          order.id,
          { to: 'refused', words: comment },
          { by, now, catalogueChanged },
        )
      if (to === 'Cancelled') await releaseExchange(trx, order.id, { by, now })
      const notice = isCustomer && noticeOf[to]
      if (notice)
        await recordNotice(trx, { kind: notice, thing: { id: order.id, name: order.order_id } }, now)
      await moveStock(trx, { orderId: order.id, from, to }, { catalogueChanged, now })
      const outcome = to === 'Delivered' ? 'delivered' : refusedAtDoor ? 'refused' : 'called back'
      const courierId = await endShipment(trx, order.id, { outcome, by: by.id, now, changeId })
      // A return that is refused brings nobody to the door: what was given back meanwhile is owed again.
      if (to === 'Delivered' && from !== 'Return' && clerk)
        await collectCash(trx, order.id, { by: clerk, now, courierId })
      await beside?.(trx, changeId)
      const isTooOften =
        isCustomer && (await countCustomerMoves(trx, order.id, dayBefore(now))) > maxEmailsPerDay
      const told = to === 'Cancelled' ? 'order-cancelled' : to === 'Return' ? 'return-asked' : undefined
      if (told && isCustomer && !isTooOften)
        await emailShop(trx, told, { orderId: order.id, returnId }, { shopMail, now })
      await settleOrders(trx, [order.id], from === 'Cancelled' || from === 'Return' ? now : undefined)
      if (from === 'Cancelled' && isCustomer) await checkCashAgain(trx, order.id)
      const refused = why === 'return refused' && { why, words: comment ?? '' }
      // What a move that nobody is told of has made untrue is not told either.
      const isOver = isTooOften || (isCustomer && from === 'Cancelled')
      const untrue = refused ? 'Return' : isOver ? from : undefined
      const withdrawn = untrue === undefined ? [] : await withdrawLetterOf(trx, order, untrue)
      const isLeaving = await isToBeForgotten(trx, order.id)
      if (!isLeaving && !isTooOften)
        await queueStatusLetter(trx, order, { status: to, changeId, returnId, ...refused }, now, withdrawn)
      // Last, but while the order still knows its customer.
      await settleTax(trx, order.id, now)
      if (isLeaving) await forgetIfMarked(trx, order.id)
    })
  await (order.vat_rate === null ? work() : inRowTurns(db, [taxNumbers], { work }))
}

async function emailShop(
  trx: Db,
  kind: 'order-cancelled' | 'return-asked',
  payload: { orderId: string; returnId: string | undefined },
  { shopMail, now }: Pick<Change, 'shopMail' | 'now'>,
) {
  const { emailAddress, shopLocale: locale } = await readSettings(trx)
  const recipient = shopMail ?? emailAddress
  await queueEmails(trx, [{ kind, recipient, locale, payload }], now)
}

/** The reply to a change of what somebody else has changed before (O5). */
export async function currentConflict(db: Db, order: Worded & { id: string }): Promise<Problem> {
  const now = await findStatus(db, order.id)
  return now ? changedMeanwhile(now, order) : new Problem('not-found', noSuchOrder)
}

/** O8: a return says why, and comes within the days its reason has. Both ends of the last day count. */
function checkReturn(order: ListedOrder, reason: ReturnReason | undefined, now: Date): ReturnReason {
  if (!reason) {
    throw refusedReason({
      en: 'Please choose why you are returning the order.',
      ar: 'يرجى اختيار سبب الإرجاع.',
    })
  }
  if (isLate(order, reason, now)) {
    const days = returnDays[reason]
    throw refusedReason(
      reason === 'defect'
        ? {
            en: `A defect can be reported within ${days} days of delivery. Please call us.`,
            ar: `يمكن الإبلاغ عن عيب خلال ${days} يومًا من الاستلام. يرجى الاتصال بنا.`,
          }
        : {
            en: `You can change your mind within ${days} days of delivery. After that only a defect counts.`,
            ar: `يمكنك الإرجاع لتغيير الرأي خلال ${days} أيام من الاستلام، وبعدها يُقبل الإرجاع لوجود عيب فقط.`,
          },
    )
  }
  return reason
}

function isLate({ delivered_at }: ListedOrder, reason: ReturnReason, now: Date): boolean {
  return delivered_at !== null && now > returnUntil(new Date(delivered_at))[reason]
}

function reasonNeeded(): Problem {
  return refusedReason({ en: 'Please choose why the order comes back.', ar: 'يرجى اختيار سبب الإرجاع.' })
}

function wordsNeeded(isLateReturn: boolean): Problem {
  const message: Text = isLateReturn
    ? {
        en: 'The days of this return are over. Please write why it is taken all the same.',
        ar: 'انتهت مدة هذا الإرجاع. يرجى كتابة سبب قبوله مع ذلك.',
      }
    : { en: 'Please write why the return is refused.', ar: 'يرجى كتابة سبب رفض الإرجاع.' }
  return new Problem('refused', message, { errors: [{ path: 'comment', message }] })
}

function wishNeeded(): Problem {
  const message: Text = {
    en: 'Please write which size or colour you would like.',
    ar: 'يرجى كتابة المقاس أو اللون المطلوب.',
  }
  return new Problem('refused', message, { errors: [{ path: 'comment', message }] })
}

function refusedReason(message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path: 'reason', message }] })
}

/** How it is delivered has words of its own (O40). */
type Worded = Pick<ListedOrder, 'delivery_area'>

export function changedMeanwhile(now: OrderStatus, { delivery_area: area }: Worded): Problem {
  const { words } = statusWords(now, area)
  const text = {
    en: `Somebody changed this order a moment ago: it is ${words.en} now.`,
    ar: `تغيّر هذا الطلب قبل لحظات، وحالته الآن «${words.ar}».`,
  }
  return new Problem('conflict', text, { extra: { orderStatus: now } })
}

function noSuchMove({ status, delivery_area: area }: ListedOrder, to: OrderStatus): Problem {
  const now = status as OrderStatus
  const [words, wanted] = [statusWords(now, area).words, statusWords(to, area).words]
  const text = {
    en: `This order is ${words.en} now and cannot be changed to ${wanted.en}.`,
    ar: `حالة هذا الطلب الآن «${words.ar}»، ولا يمكن تغييرها إلى «${wanted.ar}».`,
  }
  return new Problem('conflict', text, { extra: { orderStatus: now } })
}
