import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import { presentForStaff } from '#src/catalogue/product/product-row.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import type { Text } from '#src/core/locale.ts'
import type { Baisa } from '#src/core/money.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { claimIdempotencyKey, type EarlierRequest } from '#src/db/idempotency-keys.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { inRowTurns } from '#src/db/turns/row-turns.ts'
import { missingProofText } from '#src/media/missing-proof.ts'
import { claimProof } from '#src/media/proof.store.ts'
import { recordNotice } from '#src/notices/record-notice.store.ts'
import { cashRefusal, checkCashLimits } from '#src/orders/changes/cash-limits.ts'
import { findOrder, insertOrder, type Placement, type StoredOrder } from '#src/orders/order/order.store.ts'
import { isForgotten, noSuchOrder } from '#src/orders/order/order-access.ts'
import { type OrderLine, Quote } from '#src/orders/order/order-line.ts'
import { type OrderRequest, required } from '#src/orders/order/order-request.ts'
import { takeStock, tooFewLeft } from '#src/orders/order/order-stock.ts'
import { type OrderTotals, totalsInOmr, totalsOf } from '#src/orders/order/order-totals.ts'
import { homeCountry } from '#src/places/country.ts'
import { storedPhone } from '#src/places/phone.ts'
import type { PaymentMethod } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import { checkWay, checkWilayat, termsOf } from './delivery-terms.ts'
import { cellKey, checkLines } from './order-lines.ts'

/**
 * Places an order in one transaction: the key is claimed, prices and charges are the server's, limited stock is
 * taken, the order, its lines, its history and its emails are stored - or nothing is (O1, O2, O14).
 * Throws `refused` for lines or methods the shop does not sell, `conflict` with the fresh quote for a price that
 * is not today's, `conflict` naming what is left when stock ran short.
 */
export async function placeOrder(db: Db, request: OrderRequest, placement: Placement): Promise<StoredOrder> {
  const id = randomUUID()
  const cells = request.products.map((line) => cellKey({ ...line, _id: line.productId }))
  const work = () =>
    inTransaction(db, async (trx, catalogueChanged) => {
      if (placement.key !== undefined) {
        const claim = { key: placement.key, request, insertedId: id, now: placement.now }
        const earlier = await claimIdempotencyKey(trx, claim)
        if (earlier) return findPlaced(trx, earlier)
      }
      const { settings, lines, stock, totals } = await planOrder(trx, request, placement)
      await checkPayment(trx, request, settings, { id, total: totals.total })
      checkShown(request, lines, totals)
      const pathOf = (line: OrderLine) => `products.${indexOf(request, line)}.quantity`
      const { now } = placement
      const reserved = await takeStock(trx, lines, { stock, pathOf, catalogueChanged, now, settings })
      const order = await insertOrder(trx, { id, request, lines, reserved, totals, settings, placement })
      await checkCashLimits(trx, order, settings)
      await recordNotice(trx, { kind: 'order-placed', thing: { id, name: order.order_id } }, now)
      return order
    })
  return inRowTurns(db, cells, { work, rowsOf: () => countedCells(db, request) })
}

/** Of an order's cells those it would take pieces of now: counted ones with enough left. Another takes nothing, or what is not counted. */
async function countedCells(db: Db, { products }: OrderRequest): Promise<string[]> {
  const stock = await listStock(db, [...new Set(products.map((line) => line.productId))])
  const left = new Map(stock.map((row) => [cellKey({ ...row, _id: row.product_id }), row.quantity]))
  return products
    .filter((line) => (left.get(cellKey({ ...line, _id: line.productId })) ?? 0) >= line.quantity)
    .map((line) => cellKey({ ...line, _id: line.productId }))
}

/**
 * What an order would come to now, by the rules it is placed by, and nothing is stored (O1). What only placing can tell, who
 * takes the last piece at the same moment and how many orders in cash a phone has, is told then. Throws as placeOrder does.
 */
export async function quoteOrder(
  db: Db,
  request: OrderRequest,
  placement: Pick<Placement, 'userId' | 'refuseBlocked'>,
): Promise<Quote> {
  const { settings, lines, stock, totals } = await planOrder(db, request, placement)
  const { paymentMethod } = request.customerData
  checkMethod(paymentMethod, settings)
  const short = lines.flatMap((line) => {
    const cell = stock.find((row) => cellKey({ ...row, _id: row.product_id }) === cellKey(line))
    const shift = { line, pieces: line.quantity, path: `products.${indexOf(request, line)}.quantity` }
    return cell && cell.quantity < line.quantity ? [{ shift, left: cell.quantity }] : []
  })
  if (short.length > 0) throw tooFewLeft(short)
  const asked = { payment_method: paymentMethod, total: totals.total, phone_digits: '' }
  const message = await cashRefusal(db, asked, settings)
  if (message) throw refusedField('customerData.paymentMethod', message)
  return Quote.parse({ products: lines, ...totalsInOmr(totals) })
}

/** The lines and sums of an order as the shop has them today; throws what it does not sell or bring so (O1, O40). */
async function planOrder(
  db: Db,
  request: OrderRequest,
  placement: Pick<Placement, 'userId' | 'refuseBlocked'>,
) {
  const { email, mobileNumber: typed, place, deliveryArea, paymentMethod } = request.customerData
  // As it is stored: abroad that has the code of the country, which most people leave out.
  const mobileNumber = storedPhone(typed, place?.country ?? homeCountry)
  await placement.refuseBlocked?.(db, { userId: placement.userId, mobileNumber, email })
  const settings = await readSettings(db)
  const ids = [...new Set(request.products.map((line) => line.productId))]
  const [rows, stock] = [await listPublicByIds(db, ids), await listStock(db, ids)]
  const lines = checkLines(
    request.products,
    rows.map((row) => presentForStaff(row, [])),
  )
  if (email === '' && !settings.emailOptional) throw refusedField('customerData.email', emailNeeded)
  await checkWilayat(db, request.customerData)
  const terms = await termsOf(db, request.customerData, settings)
  checkWay(request.customerData, terms)
  return { settings, lines, stock, totals: totalsOf(lines, deliveryArea, terms, paymentMethod) }
}

/** The order that was placed under a key before. Throws `refused` where it was asked for in other words (O2), `not-found` where its customer was forgotten since (I8). */
export async function findPlaced(
  trx: Transaction<Tables>,
  { insertedId, isSame }: EarlierRequest,
): Promise<StoredOrder> {
  if (!isSame) {
    throw new Problem('refused', {
      en: 'This order was already sent with other contents. Please open checkout again.',
      ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف. يرجى فتح صفحة إتمام الطلب من جديد.',
    })
  }
  const order = await findOrder(trx, insertedId)
  if (isForgotten(order)) throw new Problem('not-found', noSuchOrder)
  return order
}

/**
 * Only ways to pay that are switched on (O15); a transfer takes its receipt, an unused upload of this shop (F2), but for an
 * order of nothing: `total` in baisa.
 */
export async function checkPayment(
  trx: Transaction<Tables>,
  request: { customerData: Pick<OrderRequest['customerData'], 'paymentMethod'>; paymentProof: string },
  settings: Settings,
  { id, total }: { id: string; total: Baisa },
): Promise<void> {
  const { paymentMethod } = request.customerData
  checkMethod(paymentMethod, settings)
  if (paymentMethod !== 'Online Payment' || (total === 0 && request.paymentProof === '')) return
  if (!(await claimProof(trx, request.paymentProof, id, { sum: total, after: 0 }))) {
    throw refusedField('paymentProof', missingProofText(request.paymentProof))
  }
}

/** Throws `refused` for a way to pay that is not switched on (O15). */
export function checkMethod(paymentMethod: PaymentMethod, settings: Settings): void {
  if (settings.paymentMethods.includes(paymentMethod)) return
  throw refusedField('customerData.paymentMethod', {
    en: 'This payment method is not offered at the moment. Please choose another.',
    ar: 'طريقة الدفع هذه غير متاحة حاليًا. يرجى اختيار طريقة أخرى.',
  })
}

const emailNeeded = required.text

function refusedField(path: string, message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

/** What the shopper was shown must be what the shop asks; else 409 with the fresh quote (O1). */
function checkShown(request: OrderRequest, lines: readonly OrderLine[], totals: OrderTotals): void {
  const priceOf = new Map(lines.map((line) => [cellKey(line), line.originalPrice]))
  const { deliveryCharge } = request.customerData
  const asShown =
    request.products.every(
      ({ productId: _id, ...line }) => line.originalPrice === priceOf.get(cellKey({ ...line, _id })),
    ) &&
    isShown(request.subTotal, totals.subTotal) &&
    isShown(request.total, totals.total) &&
    (deliveryCharge === undefined || isShown(deliveryCharge, totals.deliveryCharge))
  if (asShown) return
  throw new Problem(
    'conflict',
    {
      en: 'The price has changed since you saw it. Please look at the new total before you confirm.',
      ar: 'تغيّر السعر بعد عرضه. يرجى مراجعة المجموع الجديد قبل التأكيد.',
    },
    // The schema leaves out what is for staff.
    { extra: { quote: Quote.parse({ products: lines, ...totalsInOmr(totals) }) } },
  )
}

/** Somebody who adds prices up in floats is off by far less than a baisa, and was shown the right sum. */
function isShown(omr: number, baisa: Baisa): boolean {
  return Math.abs(omr * 1000 - baisa) < 1e-6
}

/** Which of the shopper's lines this one was; of merged ones the first. */
function indexOf(request: OrderRequest, line: OrderLine): number {
  return request.products.findIndex(
    (asked) => asked.productId === line._id && asked.size === line.size && asked.color === line.color,
  )
}
