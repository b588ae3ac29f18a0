import { type CartLine, lineKey } from '#src/catalogue/cart/cart.ts'
import { inBaisa } from '#src/core/money.ts'
import type { DraftField } from '#src/orders/checkout-draft/customer-draft.ts'
import type { Quote } from '#src/orders/order/order-line.ts'
import type { OrderTotals } from '#src/orders/order/order-totals.ts'
import { ApiProblem } from '#src/ui/data/api.ts'

/** What is wrong with one line; `left` is how many pieces the shop still has, where too few is what is wrong (O14). */
export type LineError = { message: string; left?: number }

/** Another price: the fresh quote, and what would be ordered at it. */
export type AtNewPrice = { kind: 'price'; quote: Quote; fresh: { lines: CartLine[]; totals: OrderTotals } }

/** Why an order was not placed, as checkout deals with it; `final` where the shop says no, and would again. */
export type CheckoutError =
  | AtNewPrice
  | { kind: 'marked'; lines: Map<number, LineError>; fields: Map<DraftField, string>; detail: string }
  | { kind: 'offline' }
  | { kind: 'failed'; detail: string; final?: boolean }

/**
 * Reads the server's reply to an order of these lines: a fresh quote, errors of lines and fields, or a failure in its own
 * words (O1, A2).
 */
export function checkoutErrorOf(problem: unknown, ordered: readonly CartLine[] = []): CheckoutError {
  if (!(problem instanceof ApiProblem)) return { kind: 'failed', detail: '' }
  if (problem.status === 0) return { kind: 'offline' }
  const { quote, left } = problem.body
  if (problem.status === 409 && isQuote(quote))
    return { kind: 'price', quote, fresh: { lines: withQuote(ordered, quote), totals: totalsOfQuote(quote) } }
  const lines = new Map<number, LineError>()
  const fields = new Map<DraftField, string>()
  for (const { path, message } of problem.errors) {
    const index = /^products\.(\d+)\./.exec(path)?.[1]
    const field = fieldAt[path]
    if (index !== undefined) lines.set(Number(index), { message, ...piecesAt(left, path) })
    else if (field) fields.set(field, message)
  }
  if (lines.size + fields.size > 0) return { kind: 'marked', lines, fields, detail: problem.message }
  return { kind: 'failed', detail: problem.message, final: problem.status === 422 }
}

const fieldAt: Record<string, DraftField> = {
  'customerData.name': 'name',
  'customerData.email': 'email',
  'customerData.mobileNumber': 'mobileNumber',
  'customerData.address': 'address',
  'customerData.place.wilayat': 'place',
  'customerData.place.area': 'place',
  'customerData.place.country': 'place',
  'customerData.place.pin': 'place',
  'customerData.comment': 'comment',
  'customerData.deliveryArea': 'deliveryArea',
  'customerData.paymentMethod': 'paymentMethod',
  paymentProof: 'paymentProof',
}

/** The answer's `left`: pieces by the path of the quantity that asked for more. */
function piecesAt(left: unknown, path: string): { left?: number } {
  if (typeof left !== 'object' || left === null) return {}
  const pieces = (left as Record<string, unknown>)[path]
  return typeof pieces === 'number' ? { left: pieces } : {}
}

function isQuote(value: unknown): value is Quote {
  if (typeof value !== 'object' || value === null) return false
  const { products, subTotal, deliveryCharge, total } = value as Record<string, unknown>
  return Array.isArray(products) && [subTotal, deliveryCharge, total].every((sum) => typeof sum === 'number')
}

function withQuote(lines: readonly CartLine[], quote: Quote): CartLine[] {
  const now = new Map(quote.products.map((line) => [lineKey({ ...line, id: line._id }), line]))
  return lines.map((line) => ({
    ...line,
    originalPrice: now.get(lineKey(line))?.originalPrice ?? line.originalPrice,
  }))
}

function totalsOfQuote({ subTotal, deliveryCharge, cashFee, total }: Quote): OrderTotals {
  return {
    subTotal: inBaisa(subTotal),
    deliveryCharge: inBaisa(deliveryCharge),
    ...(cashFee && { cashFee: inBaisa(cashFee) }),
    total: inBaisa(total),
  }
}
