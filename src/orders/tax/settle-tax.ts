import type { Db } from '#src/db/db.ts'
import { readSums } from '#src/orders/ledger/payment.store.ts'
import { findOrder, type StoredOrder } from '#src/orders/order/order.store.ts'
import { holdStatus } from '#src/orders/order/order-change.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { listReturns, type StoredReturn } from '#src/orders/return-record/return.store.ts'
import type { ReturnState } from '#src/orders/return-record/return-state.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { VatMode } from '#src/settings/vat.ts'
import { creditOver, leftOf, type Standing, standingInvoice } from '#src/tax/credit.ts'
import { issueDocument, listDocumentsOf } from '#src/tax/tax-document.store.ts'
import type { CreditReason, DocumentItem, StoredTaxDocument } from '#src/tax/tax-document.ts'
import { sumOf } from '#src/tax/vat.ts'
import { invoiceContent, isSameBuyer, isSameSupply, itemOf } from './tax-content.ts'

/** The statuses in which an order has its invoice, by the moment it is issued at; a return asked for changes nothing yet. */
const invoiced: Record<VatMode, readonly OrderStatus[]> = {
  off: [],
  confirmation: ['Confirmed', 'Shipping', 'Delivered', 'Return'],
  delivery: ['Delivered', 'Return'],
}

/** The states of a return whose pieces are back: from here on they are credited. */
const back: readonly ReturnState[] = ['received', 'refunded', 'exchanged', 'credited', 'closed']

/**
 * Brings the tax documents of an order to what the order is now (T3), in the transaction that changes it: an invoice at its
 * moment, a credit note for what was cancelled, came back or was given back, and for what was corrected a credit note and a
 * new invoice. Never another change of what was issued. Nothing for an order that was placed without VAT, and when nothing
 * is to be said. Called late, because numbers are waited for. Answers the credit note that was issued last.
 */
export async function settleTax(trx: Db, orderId: string, now: Date): Promise<StoredTaxDocument | undefined> {
  const status = await holdStatus(trx, orderId)
  if (!status) return undefined
  const order = await findOrder(trx, orderId)
  if (order.vat_rate === null || order.demo === 1) return undefined
  const settings = await readSettings(trx)
  const rate = order.vat_rate
  let standing = standingInvoice(await listDocumentsOf(trx, [orderId]))
  const moment = standing?.invoice.content.moment ?? settings.vat
  if (moment === 'off' || !invoiced[moment].includes(status)) {
    return standing && credit(trx, standing, { reason: 'cancelled', now })
  }
  const returns = (await listReturns(trx, orderId)).filter(({ state }) => back.includes(state))
  const waived = (await readSums(trx, [orderId])).get(orderId)?.waived ?? 0
  const kept = Math.max(0, order.total - waived - returns.reduce((sum, { value }) => sum + value, 0))
  const fresh = invoiceContent(order, { rate, moment, settings, now })
  const isWrong =
    standing &&
    !(
      isSameSupply(standing.invoice.content, fresh) &&
      isSameBuyer(standing.invoice.content, order) &&
      kept <= leftGross(standing)
    )
  let note: StoredTaxDocument | undefined
  if (standing && isWrong) {
    note = await credit(trx, standing, { reason: 'corrected', now })
    standing = undefined
  }
  if (!standing) {
    // Of an order on its way back nothing is supplied any more.
    if (kept === 0 || (status === 'Return' && !isWrong)) return note
    standing = {
      invoice: await issueDocument(trx, { kind: 'invoice', orderId, content: fresh, now }),
      credits: [],
    }
  }
  const amount = leftGross(standing) - kept
  if (amount <= 0) return note
  return credit(trx, standing, { ...goodsBack(order, standing, returns, { rate, settings }), amount, now })
}

function leftGross(standing: Standing): number {
  return sumOf(leftOf(standing), 'gross')
}

/** The pieces that came back and stand on no credit note yet. */
function goodsBack(
  order: StoredOrder,
  { credits }: Standing,
  returns: readonly StoredReturn[],
  saying: Pick<Parameters<typeof invoiceContent>[1], 'rate' | 'settings'>,
): Pick<Credit, 'reason' | 'goods' | 'returns'> {
  const told = new Set(credits.flatMap(({ content }) => content.returns ?? []))
  const untold = returns.filter(({ id }) => !told.has(id))
  const goods = untold.flatMap(({ lines }) =>
    lines.flatMap(({ position, quantity }) => {
      const line = order.lines.find((one) => one.position === position)
      return line ? [itemOf(line, saying, quantity)] : []
    }),
  )
  return untold.length > 0
    ? { reason: 'returned', goods, returns: untold.map(({ id }) => id) }
    : { reason: 'reduced', goods: [] }
}

type Credit = {
  reason: CreditReason
  now: Date
  /** In baisa; all that is left of the invoice where it is not said. */
  amount?: number
  goods?: DocumentItem[]
  returns?: string[]
}

async function credit(
  trx: Db,
  standing: Standing,
  { reason, now, amount = leftGross(standing), goods = [], returns }: Credit,
): Promise<StoredTaxDocument> {
  const { invoice } = standing
  const content = {
    ...invoice.content,
    ...creditOver<DocumentItem>(standing, amount, goods),
    corrects: { number: invoice.number, at: invoice.at },
    reason,
    ...(returns && { returns }),
  }
  const { orderId } = invoice
  return issueDocument(trx, { kind: 'credit-note', orderId, content, corrects: invoice.id, now })
}
