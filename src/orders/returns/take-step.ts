import { holdAccount } from '#src/accounts/person/hold-account.store.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { storedLocale, type Text } from '#src/core/locale.ts'
import { type Baisa, toBaisa, toOmr } from '#src/core/money.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { withdrawLetterOf } from '#src/orders/changes/status-letter.store.ts'
import { readOwed } from '#src/orders/ledger/money-of-returns.store.ts'
import { insertPayment } from '#src/orders/ledger/payment.store.ts'
import { waivedBy } from '#src/orders/ledger/payment-state.ts'
import { type HeldOrder, holdMoney } from '#src/orders/money/hold-money.ts'
import { tellOfRefund } from '#src/orders/money/tell-of-refund.ts'
import { queueCustomerEmail } from '#src/orders/order/customer-email.store.ts'
import { forgetIfMarked } from '#src/orders/order/forget-orders.store.ts'
import { presentLine } from '#src/orders/order/order.present.ts'
import { findOrder } from '#src/orders/order/order.store.ts'
import { findStatus, insertChange, moveOrder, settleOrders } from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { orderStatuses } from '#src/orders/order/order-status.ts'
import { giveBackStock } from '#src/orders/order/order-stock.ts'
import {
  listReturns,
  markRestocked,
  moveReturn,
  type StoredReturn,
} from '#src/orders/return-record/return.store.ts'
import { type ReturnState, type ReturnStep, returnStates } from '#src/orders/return-record/return-state.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import { listDocumentsOf } from '#src/tax/tax-document.store.ts'
import { makeExchange } from './make-exchange.ts'
import type { StepRequest } from './order-return.ts'

/** `owed` for the return in baisa, before the step. */
type Step = {
  order: Authorized<ListedOrder>
  held: HeldOrder
  one: StoredReturn
  owed: Baisa
  by: Actor
  now: Date
}

/**
 * Takes a return a step further (O16), with its pieces, its money and its letter, or nothing of it. The order is held,
 * so of two people at once one wins. Throws `conflict` with the present state for who came second, for a step that is
 * none, for an amount that is not the one owed, for closing what is still owed and for new pieces that were not sent; `refused` for more pieces than come back.
 */
export async function takeStep(
  db: Db,
  order: Authorized<ListedOrder>,
  returnId: string,
  request: StepRequest,
  { by, now }: { by: Actor; now: Date },
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    // Before the order, as a deletion does: the order of the new pieces will ask for it (order.store.ts).
    if (request.exchange && order.user_id !== null) await holdAccount(trx, order.user_id)
    let [seen, given] = [request.from, 0]
    for (let isLast = false; !isLast; ) {
      const held = await holdMoney(trx, order.id)
      const one = (await listReturns(trx, order.id)).find(({ id }) => id === returnId)
      if (!one) throw new Problem('not-found', texts.none)
      const owed = await readOwed(trx, one, held.money)
      const to = request.finish ? nextOf(one, owed) : request.to
      isLast = to === request.to
      const step: Step = { order, held, one, owed, by, now }
      given += await takeOne(trx, step, { ...request, from: seen, to }, { isLast, catalogueChanged })
      seen = to
    }
    await settleOrders(trx, [order.id])
    await settleTax(trx, order.id, now)
    if (given > 0) {
      const note = await noteOf(trx, order.id, returnId)
      await tellOfRefund(trx, order, { amount: given, note, returnId }, now)
    }
    await forgetIfMarked(trx, order.id)
  })
}

/** The number of the credit note over a return's pieces, which they had once they were back (T3). */
async function noteOf(trx: Db, orderId: string, returnId: string): Promise<string | undefined> {
  const documents = await listDocumentsOf(trx, [orderId])
  return documents.findLast(({ content }) => content.returns?.includes(returnId))?.number
}

/** The common road of a return, on to its end: received, the money back where some is owed, closed. */
function nextOf(one: StoredReturn, owed: Baisa): ReturnStep {
  if (one.state === 'requested') return 'approved'
  if (one.state === 'approved') return 'received'
  if (returnStates[one.state].steps.includes('refunded') && owed > 0) return 'refunded'
  if (one.state !== 'received') return 'closed'
  return one.exchange_order_id === null ? 'closed' : 'exchanged'
}

type How = { isLast: boolean; catalogueChanged: () => void }

/** Takes one step; answers what went back to the customer, in baisa. */
async function takeOne(
  trx: Db,
  step: Step,
  request: StepRequest,
  { isLast, catalogueChanged }: How,
): Promise<Baisa> {
  const { order, held, one, owed, by, now } = step
  const { from, to, words } = request
  const steps: readonly ReturnState[] = returnStates[one.state].steps
  if (one.state !== from || held.status !== 'Return' || !steps.includes(to)) throw changed(one.state)
  if (!(await moveReturn(trx, { id: one.id, from, to, ...(isLast && { words }) }, by, now)))
    throw changed(one.state)
  const exchange = to === 'approved' && request.exchange
  const fresh = exchange && (await makeExchange(trx, one, exchange, { by, now, owed, catalogueChanged }))
  if (to === 'exchanged' || to === 'closed') await checkSent(trx, step, to)
  if (to === 'received') await receive(trx, step, request, catalogueChanged)
  const given = to === 'refunded' || to === 'credited' ? await giveBackMoney(trx, step, request) : 0
  if (to === 'closed') await close(trx, step)
  const changes = [{ field: 'status', from, to }]
  const thing = { id: order.id, name: order.order_id }
  await recordAudit(trx, { kind: 'return-changed', thing, changes }, { by, now })
  // A refund has a letter of its own; of many steps at once the last one is told.
  if (isLast && to !== 'refunded' && (to !== 'closed' || request.finish))
    await tell(trx, step, { state: to, words: words ?? '', ...fresh })
  return given
}

/** Puts pieces back to the stock they were taken from, each once: the state left `approved` in this transaction (O14). */
async function receive(
  trx: Db,
  { order, one }: Step,
  { restocked }: StepRequest,
  catalogueChanged: () => void,
): Promise<void> {
  if (!restocked) throw wrong('restocked', texts.sayWhere)
  const { lines } = await findOrder(trx, order.id)
  const back: ReturnType<typeof presentLine>[] = []
  for (const asked of restocked)
    if (!one.lines.some(({ position, quantity }) => position === asked.line && asked.quantity <= quantity))
      throw wrong('restocked', texts.tooMany)
  for (const { return_id, position, quantity } of one.lines) {
    const asked = restocked.filter(({ line }) => line === position)
    const count = asked.reduce((sum, piece) => sum + piece.quantity, 0)
    if (count > quantity) throw wrong('restocked', texts.tooMany)
    await markRestocked(trx, { return_id, position, restocked: count })
    const line = lines.find((other) => other.position === position)
    if (line?.reserved === 1 && count > 0) back.push({ ...presentLine(line), quantity: count })
  }
  await giveBackStock(trx, back, catalogueChanged)
}

/** Books what is owed for the return, all of it; parts are booked in the order's ledger (O17). Answers what her letter tells of: no credit. */
async function giveBackMoney(
  trx: Db,
  step: Step,
  { to, amount, method, reference }: StepRequest,
): Promise<Baisa> {
  const { order, held, one, owed, by, now } = step
  if (owed === 0) throw new Problem('conflict', texts.nothingOwed)
  if (amount === undefined || toBaisa(amount) !== owed) throw otherAmount(owed)
  const isCredit = to === 'credited'
  if (!isCredit && !method) throw wrong('method', texts.method)
  await insertPayment(trx, {
    orderId: order.id,
    kind: 'refund',
    amount: -owed,
    waived: waivedBy(owed, held.money),
    method: isCredit ? 'other' : (method ?? 'other'),
    reference,
    isCredit,
    returnId: one.id,
    by,
    now,
  })
  const thing = { id: order.id, name: order.order_id }
  const changes = [{ field: 'amount', from: null, to: toOmr(-owed) }]
  const kind = isCredit ? 'credit-recorded' : 'refund-recorded'
  await recordAudit(trx, { kind, thing, changes }, { by, now })
  return isCredit ? 0 : owed
}

/** Ends a return. An order of which something stays with its customer is Delivered again. */
async function close(trx: Db, { order, one, owed, by, now }: Step): Promise<void> {
  if (owed > 0) throw new Problem('conflict', stillOwed(owed), { extra: { toRefund: toOmr(owed) } })
  if (one.whole === 1) return
  const moved = await moveOrder(trx, { ...order, status: 'Return' }, 'Delivered', now)
  if (!moved) throw changed(one.state)
  const change = { orderId: order.id, from: 'Return', to: 'Delivered', by, now } as const
  await insertChange(trx, { ...change, reason: 'return closed', comment: null })
}

/** The new pieces of an exchange went out before it is called exchanged, or the return ends. */
async function checkSent(trx: Db, { one }: Step, to: ReturnState): Promise<void> {
  const id = one.exchange_order_id
  if (id === null && to === 'exchanged') throw changed(one.state)
  const status = id === null ? undefined : await findStatus(trx, id)
  if (status && orderStatuses[status].isEditable) throw new Problem('conflict', texts.notSent)
}

async function tell(
  trx: Db,
  { order, one, now }: Step,
  told: { state: ReturnState; words: string; exchange?: string; exchangeDue?: number },
) {
  const replaces = (await withdrawLetterOf(trx, order, 'Return')).length > 0
  const payload = { orderId: order.id, returnId: one.id, ...told }
  const locale = storedLocale(order.locale)
  const email = { kind: 'return-step', recipient: order.customer_email, locale, payload } as const
  await queueCustomerEmail(trx, order, email, now, { replaces })
}

function changed(state: ReturnState): Problem {
  const { en, ar } = returnStates[state].staffWords
  const text = {
    en: `This return was changed meanwhile, or cannot go on like that. It is: ${en}.`,
    ar: `تغيّر هذا الإرجاع قبل لحظات أو لا يمكن متابعته هكذا، وحالته: ${ar}.`,
  }
  return new Problem('conflict', text, { extra: { returnState: state } })
}

function otherAmount(owed: number): Problem {
  const text = {
    en: `What is owed for this return is ${amountInText('en', owed)} now. Please look again.`,
    ar: `المبلغ المستحق لهذا الإرجاع الآن ${amountInText('ar', owed)}. يرجى المراجعة من جديد.`,
  }
  return new Problem('conflict', text, { extra: { toRefund: toOmr(owed) } })
}

function stillOwed(owed: number): Text {
  return {
    en: `${amountInText('en', owed)} still has to go back before the return is closed.`,
    ar: `يلزم استرداد ${amountInText('ar', owed)} قبل إغلاق الإرجاع.`,
  }
}

function wrong(path: string, message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

const texts = {
  none: { en: 'There is no such return.', ar: 'هذا الإرجاع غير موجود.' },
  sayWhere: {
    en: 'Please say how many pieces go back to the stock.',
    ar: 'يرجى تحديد عدد القطع التي تعود إلى المخزون.',
  },
  tooMany: { en: 'So many pieces do not come back.', ar: 'عدد القطع أكبر من عدد القطع المرتجعة.' },
  notSent: {
    en: 'The new pieces have not been sent yet. Send or cancel their order first.',
    ar: 'لم تُرسل القطع البديلة بعد. يلزم إرسال طلبها أو إلغاؤه أولًا.',
  },
  nothingOwed: {
    en: 'Nothing is owed for this return: it can be closed.',
    ar: 'لا يوجد مبلغ مستحق لهذا الإرجاع، ويمكن إغلاقه.',
  },
  method: { en: 'Please choose how the money went back.', ar: 'يرجى اختيار طريقة استرداد المبلغ.' },
}
