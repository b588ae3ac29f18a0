import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { formatOmrCell } from '#src/core/csv.ts'
import { muscatDay, muscatTime } from '#src/core/muscat.ts'
import { type StoredOrder, storedTotals } from '#src/orders/order/order.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { type TotalKey, totalRows } from '#src/orders/order/order-totals.ts'

/** The columns of the file of orders, by product.md section 3's names where it has one. */
const orderColumns = [
  'orderId',
  'day',
  'time',
  'orderStatus',
  'name',
  'email',
  'mobileNumber',
  'address',
  'comment',
  'products',
  'pieces',
  'subTotal',
  'deliveryArea',
  'deliveryCharge',
  'total',
  'paymentMethod',
  'language',
  'staffNote',
  'demo',
  '_id',
  'paymentState',
  'paid',
  'promised',
  'cameBack',
  'deleted',
  'discount',
  'cashFee',
  'vat',
] as const

export type OrderColumn = (typeof orderColumns)[number]

/** Those that a file has: of VAT only where there may be any (T1). */
export function orderColumnsOf({ hasVat }: { hasVat: boolean }): OrderColumn[] {
  return orderColumns.filter((column) => hasVat || column !== 'vat')
}

/** An order as one row of these columns: amounts in OMR, day (`2026-03-01`) and time in Muscat (M1, M4). */
export function rowOfOrder(order: ListedOrder, columns: readonly OrderColumn[]): (string | number)[] {
  const placedAt = new Date(order.placed_at)
  const cells: Record<OrderColumn, string | number> = {
    orderId: order.order_id,
    day: muscatDay(placedAt),
    time: muscatTime(placedAt),
    orderStatus: order.status,
    name: order.customer_name,
    email: order.customer_email,
    mobileNumber: order.customer_mobile,
    address: order.customer_address,
    comment: order.customer_comment,
    products: order.lines.map(lineText).join('\n'),
    pieces: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    ...totalCells(order),
    deliveryArea: order.delivery_area,
    paymentMethod: order.payment_method,
    language: order.locale,
    staffNote: order.staff_note,
    demo: order.demo === 1 ? 'yes' : '',
    _id: order.id,
    ...moneyCells(order),
    deleted: order.deleted_at === null ? '' : muscatDay(new Date(order.deleted_at)),
  }
  return columns.map((column) => cells[column])
}

function totalCells(order: StoredOrder): Record<Exclude<TotalKey, 'zeroVat'>, string> {
  const cells = totalRows(storedTotals(order)).map(({ key, amount }) => [
    key === 'zeroVat' ? 'vat' : key,
    formatOmrCell(amount),
  ])
  return { discount: '', cashFee: '', vat: '', ...Object.fromEntries(cells) }
}

/** What came in, what is still to come, what went back (O17). */
function moneyCells({ money: { state, received, balance, refunded } }: ListedOrder) {
  return {
    paymentState: state,
    paid: formatOmrCell(received),
    promised: formatOmrCell(Math.max(0, balance)),
    cameBack: formatOmrCell(refunded),
  }
}

/** `2 × Camel Tote (BAG-17, M, camel) at 27.900`; the SKU first, where there is one. */
function lineText({
  quantity,
  name,
  size,
  color,
  sku,
  original_price,
}: StoredOrder['lines'][number]): string {
  const choice = [sku ?? notApplicable, size, color].filter((one) => one !== notApplicable).join(', ')
  return `${quantity} × ${name}${choice && ` (${choice})`} at ${formatOmrCell(original_price)}`
}
