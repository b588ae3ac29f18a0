import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { storedLocale, type Text } from '#src/core/locale.ts'
import { type Authorized, isStaff, type Person } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import { queueCustomerEmail } from '#src/orders/order/customer-email.store.ts'
import { forgetIfMarked } from '#src/orders/order/forget-orders.store.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import { actorOn, noSuchOrder } from '#src/orders/order/order-access.ts'
import {
  countCustomerMoves,
  findStatus,
  freeReserved,
  insertChange,
  markReserved,
  moveOrder,
} from '#src/orders/order/order-change.store.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { movesFrom, type OrderStatus, orderStatuses } from '#src/orders/order/order-status.ts'
import { giveBackStock, takeStock } from '#src/orders/order/order-stock.ts'
import { type ReturnReason, returnDays, returnUntil } from '#src/orders/order/return-reason.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { RunningChange } from './concurrent-changes.ts'
import type { StatusRequest } from './order-change.ts'

type Change = {
  by: Person
  now: Date
  running: RunningChange
  /** Where the shop's own emails go; the settings' address when nobody said otherwise. */
  shopMail?: string | undefined
}

/** Emails a day that customers can cause by changing one order: its e-mail may be a stranger's. */
const maxEmailsPerDay = 10

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3600 * 1000)

/**
 * Moves an order to another state, with its history, its stock and the customer's email, or nothing of it (O5, O14).
 * The shop hears of what its customer cancelled. Of a customer who deleted her account a finished order keeps nothing,
 * and she gets no email (I8). Throws `conflict` with the present state for a move product.md section 4 does not have
 * and for who came second, `conflict` with what is left where a re-confirmed order cannot have its pieces again, and
 * `refused` for a return without a reason or after its days (O8).
 */
export async function changeOrderStatus(
  db: Db,
  order: Authorized<ListedOrder>,
  { status: to, from, reason, comment }: StatusRequest,
  { by, now, running, shopMail }: Change,
): Promise<void> {
  const status = order.status as OrderStatus
  if (from !== undefined && from !== status) throw changedMeanwhile(status)
  if (!movesFrom(status, actorOn(order, by)).includes(to)) throw noSuchMove(status, to)
  const why = to === 'Return' ? checkReturn(order, reason, now) : null
  await inTransaction(db, async (trx, catalogueChanged) => {
    if (!(await moveOrder(trx, order, to, now))) throw await currentConflict(trx, order.id)
    if (running.overtaken) throw changedMeanwhile(status)
    await insertChange(trx, {
      orderId: order.id,
      from: status,
      to,
      by,
      now,
      reason: why,
      comment: comment || null,
    })
    if (to === 'Cancelled') {
      const freed = await freeReserved(trx, order.id)
      await giveBackStock(trx, freed.map(presentLine), catalogueChanged)
    }
    if (status === 'Cancelled') await reserveStockAgain(trx, order, catalogueChanged)
    const isCustomer = !isStaff(by)
    const isTooOften =
      isCustomer && (await countCustomerMoves(trx, order.id, dayBefore(now))) > maxEmailsPerDay
    if (to === 'Cancelled' && isCustomer && !isTooOften) await emailShop(trx, order.id, { shopMail, now })
    if ((await forgetIfMarked(trx, order.id)) || isTooOften) return
    const recipient = order.customer_email
    const locale = storedLocale(order.locale)
    const payload = { orderId: order.id, status: to }
    await queueCustomerEmail(trx, order, { kind: 'order-status-changed', recipient, locale, payload }, now)
  })
}

async function emailShop(trx: Db, orderId: string, { shopMail, now }: Pick<Change, 'shopMail' | 'now'>) {
  const recipient = shopMail ?? (await readSettings(trx)).emailAddress
  await queueEmails(trx, [{ kind: 'order-cancelled', recipient, locale: 'en', payload: { orderId } }], now)
}

/** The reply to a change of what somebody else has changed before (O5). */
async function currentConflict(db: Db, id: string): Promise<Problem> {
  const now = await findStatus(db, id)
  return now ? changedMeanwhile(now) : new Problem('not-found', noSuchOrder)
}

/** A re-confirmed order takes its pieces once more, and stays cancelled where there are too few (O14). */
async function reserveStockAgain(trx: Db, order: ListedOrder, catalogueChanged: () => void): Promise<void> {
  const lines = order.lines.map(presentLine)
  const stock = await listStock(
    trx,
    lines.map(({ _id }) => _id),
  )
  const pathOf = (line: OrderLine) => `products.${lines.indexOf(line)}.quantity`
  const reserved = await takeStock(trx, lines, { stock, pathOf, catalogueChanged })
  const positions = order.lines.filter((_, index) => reserved[index]).map(({ position }) => position)
  await markReserved(trx, order.id, positions)
}

/** O8: a return says why, and comes within the days its reason has. Both ends of the last day count. */
function checkReturn(
  { delivered_at }: ListedOrder,
  reason: ReturnReason | undefined,
  now: Date,
): ReturnReason {
  if (!reason) {
    throw refusedReason({
      en: 'Please choose why you are returning the order.',
      ar: 'اختاري سبب الإرجاع من فضلكِ.',
    })
  }
  const days = returnDays[reason]
  if (delivered_at !== null && now > returnUntil(new Date(delivered_at))[reason]) {
    throw refusedReason(
      reason === 'defect'
        ? {
            en: `A defect can be reported within ${days} days of delivery. Please call us.`,
            ar: `يمكن الإبلاغ عن عيب خلال ${days} يومًا من الاستلام. اتصلي بنا من فضلكِ.`,
          }
        : {
            en: `You can change your mind within ${days} days of delivery. After that only a defect counts.`,
            ar: `يمكنكِ الإرجاع لتغيير الرأي خلال ${days} أيام من الاستلام، وبعدها يُقبل الإرجاع لوجود عيب فقط.`,
          },
    )
  }
  return reason
}

function refusedReason(message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path: 'reason', message }] })
}

function changedMeanwhile(now: OrderStatus): Problem {
  const text = {
    en: `Somebody changed this order a moment ago: it is ${orderStatuses[now].words.en} now.`,
    ar: `تغيّر هذا الطلب قبل لحظات، وحالته الآن «${orderStatuses[now].words.ar}».`,
  }
  return new Problem('conflict', text, { extra: { orderStatus: now } })
}

function noSuchMove(now: OrderStatus, to: OrderStatus): Problem {
  const text = {
    en: `This order is ${orderStatuses[now].words.en} now and cannot be changed to ${orderStatuses[to].words.en}.`,
    ar: `حالة هذا الطلب الآن «${orderStatuses[now].words.ar}»، ولا يمكن تغييرها إلى «${orderStatuses[to].words.ar}».`,
  }
  return new Problem('conflict', text, { extra: { orderStatus: now } })
}
