import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import { presentForStaff } from '#src/catalogue/product/product-row.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { correctedTotals } from '#src/orders/correcting/corrected-totals.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import { type OrderTotals, totalsInOmr, withCashFee } from '#src/orders/order/order-totals.ts'
import { checkWay, checkWilayat, termsOf } from '#src/orders/placing/delivery-terms.ts'
import { checkLines, notInOrder } from '#src/orders/placing/order-lines.ts'
import { checkMethod } from '#src/orders/placing/place-order.ts'
import { noPlace } from '#src/places/place.ts'
import { cashFeeOf } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import { type StaffOrderRequest, StaffQuote } from './staff-order.ts'

export type StaffOrderPlan = {
  lines: StaffOrderLine[]
  totals: OrderTotals
  /** What it costs beside where it is paid in cash, in OMR (O34). */
  feeForCash: number
  settings: Settings
  stock: Awaited<ReturnType<typeof listStock>>
}

/** An order that was never anywhere: whatever the charge is, it is today's. */
const nowhere = { area: '', subTotal: 0, deliveryCharge: 0 }

/**
 * What an order of staff comes to by the shop's own prices of now (O1, O19). Throws `refused` for lines, ways to pay and
 * discounts that cannot be, and for no wilayat where charges differ by it, `conflict` with the quote where staff were shown another total.
 */
export async function planStaffOrder(trx: Db, request: StaffOrderRequest): Promise<StaffOrderPlan> {
  const { products, customerData, discount } = request
  const ids = [...new Set(products.map(({ _id }) => _id))]
  const [settings, rows, stock] = [
    await readSettings(trx),
    await listPublicByIds(trx, ids),
    await listStock(trx, ids),
  ]
  checkMethod(customerData.paymentMethod, settings)
  const lines = checkLines(
    products.map(({ _id: productId, ...line }) => ({ productId, ...line })),
    rows.map((row) => presentForStaff(row, [])),
    { refused: notInOrder },
  )
  // Where charges differ by it a wilayat that is only written in the address has no price.
  await checkWilayat(trx, { ...customerData, place: customerData.place ?? noPlace })
  const terms = await termsOf(trx, customerData, settings)
  checkWay(customerData, terms)
  const asked = { before: nowhere, area: customerData.deliveryArea, discount }
  const feeForCash = cashFeeOf(terms, asked.area)
  const totals = withCashFee(correctedTotals(lines, asked, terms), feeForCash, customerData.paymentMethod)
  if (Math.abs(request.total * 1000 - totals.total) > 1e-6)
    throw new Problem('conflict', anotherPrice, {
      extra: { quote: StaffQuote.parse({ products: lines, ...totalsInOmr(totals) }) },
    })
  return { lines, totals, feeForCash, settings, stock }
}

const anotherPrice = {
  en: 'A price has changed meanwhile. The new total is shown now.',
  ar: 'تغيّر سعر في هذه الأثناء، والمجموع الجديد معروض الآن.',
}
