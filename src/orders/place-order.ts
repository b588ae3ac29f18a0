import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { fewLeft } from '#src/catalogue/buying.ts'
import { listPublicByIds, listStock, presentProduct, reserveStock } from '#src/catalogue/product.store.ts'
import type { Locale, Text } from '#src/core/locale.ts'
import type { Baisa } from '#src/core/money.ts'
import { type FieldError, Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/open.ts'
import type { Tables } from '#src/db/tables.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { plural } from '#src/i18n/messages.ts'
import { claimProof } from '#src/media/proof.store.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import { claimIdempotencyKey, findOrder, insertOrder, type StoredOrder } from './order.store.ts'
import type { OrderLine, OrderRequest } from './order.ts'
import { checkLines } from './order-lines.ts'
import { type Sums, sumsInOmr, sumUp } from './quote.ts'

export type Attempt = {
  /** The checkout's key of this attempt; the same key places one order, however often it is sent (O2). */
  key?: string | undefined
  /** The language the shopper reads, for letters and the tracking link. */
  locale: Locale
  userId?: string | undefined
  now: Date
  /** Where the shop's own letters go; the settings' address when nobody said otherwise. */
  shopMail?: string | undefined
}

/**
 * Places an order in one transaction: the key is claimed, prices and charges are the server's, limited stock is
 * taken, the order, its lines, its history and its letters are stored - or nothing is (O1, O2, O14).
 * Throws `refused` for lines or methods the shop does not sell, `conflict` with the fresh quote for a price that
 * is not today's, `conflict` naming what is left when stock ran short.
 */
export async function placeOrder(db: Db, request: OrderRequest, attempt: Attempt): Promise<StoredOrder> {
  const id = randomUUID()
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  return inTransaction(db, async (trx, catalogueChanged) => {
    if (attempt.key !== undefined) {
      const earlier = await claimIdempotencyKey(trx, {
        key: attempt.key,
        hash,
        orderId: id,
        now: attempt.now,
      })
      if (earlier) return findPlaced(trx, earlier, hash)
    }
    const settings = await readSettings(trx)
    const ids = [...new Set(request.products.map((line) => line.productId))]
    const [rows, stock] = [await listPublicByIds(trx, ids), await listStock(trx, ids)]
    const lines = checkLines(
      request.products,
      rows.map((row) => presentProduct(row, [])),
    )
    await checkPayment(trx, request, settings, id)
    const sums = sumUp(lines, request.customerData.deliveryArea, settings)
    checkShown(request, lines, sums)
    const reserved = await reserve(trx, request, lines, stock, catalogueChanged)
    return insertOrder(trx, { id, request, lines, reserved, sums, settings, attempt })
  })
}

async function findPlaced(
  trx: Transaction<Tables>,
  earlier: { orderId: string; hash: string },
  hash: string,
): Promise<StoredOrder> {
  if (earlier.hash !== hash) {
    throw new Problem('refused', {
      en: 'This order was already sent with other contents. Please open checkout again.',
      ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف. افتحي صفحة الدفع من جديد.',
    })
  }
  return findOrder(trx, earlier.orderId)
}

/** Only ways to pay that are switched on (O15); a transfer takes its receipt, an unused upload of this shop (F2). */
async function checkPayment(
  trx: Transaction<Tables>,
  request: OrderRequest,
  settings: Settings,
  orderId: string,
): Promise<void> {
  const { paymentMethod } = request.customerData
  if (!settings.paymentMethods.includes(paymentMethod)) {
    throw refusedField('customerData.paymentMethod', {
      en: 'This payment method is not offered at the moment. Please choose another.',
      ar: 'طريقة الدفع هذه غير متاحة حاليًا. اختاري طريقة أخرى.',
    })
  }
  if (paymentMethod === 'Online Payment' && !(await claimProof(trx, request.paymentProof, orderId))) {
    throw refusedField('paymentProof', {
      en: 'Please Enter Your Payment Proof!',
      ar: 'أرفقي إيصال الدفع من فضلك!',
    })
  }
}

function refusedField(path: string, message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

/** What the shopper was shown must be what the shop asks; else 409 with the fresh quote (O1). */
function checkShown(request: OrderRequest, lines: readonly OrderLine[], sums: Sums): void {
  const priceOf = new Map(lines.map((line) => [line._id, line.originalPrice]))
  const { deliveryCharge } = request.customerData
  const asShown =
    request.products.every((line) => line.originalPrice === priceOf.get(line.productId)) &&
    isShown(request.subTotal, sums.subTotal) &&
    isShown(request.total, sums.total) &&
    (deliveryCharge === undefined || isShown(deliveryCharge, sums.deliveryCharge))
  if (asShown) return
  throw new Problem(
    'conflict',
    {
      en: 'The price has changed since you saw it. Please look at the new total before you confirm.',
      ar: 'تغيّر السعر منذ اطلاعك عليه. راجعي المجموع الجديد قبل التأكيد.',
    },
    { extra: { quote: { products: lines, ...sumsInOmr(sums) } } },
  )
}

/** Somebody who adds prices up in floats is off by far less than a baisa, and was shown the right sum. */
function isShown(omr: number, baisa: Baisa): boolean {
  return Math.abs(omr * 1000 - baisa) < 1e-6
}

/** Takes the pieces of every line whose stock is limited, or none at all. Answers which lines took some. */
async function reserve(
  trx: Transaction<Tables>,
  request: OrderRequest,
  lines: readonly OrderLine[],
  stock: readonly { product_id: string; size: string; color: string; quantity: number }[],
  catalogueChanged: () => void,
): Promise<boolean[]> {
  const limited = (line: OrderLine) =>
    stock.some((row) => row.product_id === line._id && row.size === line.size && row.color === line.color)
  const errors: FieldError[] = []
  const leftAt: Record<string, number> = {}
  // In one fixed order, so that two orders for the same goods never wait for each other in a circle.
  const inOrder = lines.filter(limited).sort((a, b) => (stockKey(a) < stockKey(b) ? -1 : 1))
  for (const line of inOrder) {
    const { left, taken } = await reserveStock(trx, line)
    const index = request.products.findIndex(
      (asked) => asked.productId === line._id && asked.size === line.size && asked.color === line.color,
    )
    const path = `products.${index}.quantity`
    if (!taken) {
      errors.push({ path, message: whatIsLeft(line, left) })
      leftAt[path] = left
    } else if (left <= fewLeft) catalogueChanged()
  }
  const first = errors[0]
  if (first) throw new Problem('conflict', first.message, { errors, extra: { left: leftAt } })
  return lines.map(limited)
}

function stockKey(line: OrderLine): string {
  return JSON.stringify([line._id, line.size, line.color])
}

function whatIsLeft(line: OrderLine, left: number): Text {
  if (left === 0) {
    return { en: `${line.name} is sold out.`, ar: `نفدت الكمية من ${line.nameAr ?? line.name}.` }
  }
  return {
    en: plural('en', left, {
      one: `Only # piece of ${line.name} is left.`,
      other: `Only # pieces of ${line.name} are left.`,
    }),
    ar: plural('ar', left, {
      one: `بقيت قطعة واحدة فقط من ${line.nameAr ?? line.name}.`,
      two: `بقيت قطعتان فقط من ${line.nameAr ?? line.name}.`,
      few: `بقيت # قطع فقط من ${line.nameAr ?? line.name}.`,
      other: `بقيت # قطعة فقط من ${line.nameAr ?? line.name}.`,
    }),
  }
}
