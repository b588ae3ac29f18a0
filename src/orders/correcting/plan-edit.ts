import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import { presentForStaff } from '#src/catalogue/product/product-row.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { storedLocale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { termsAt, zoneOf } from '#src/delivery/zone.ts'
import {
  correctedDestination,
  type DestinationColumns,
  placeOf,
} from '#src/orders/destination/destination.ts'
import type { Differences } from '#src/orders/history/order-differences.ts'
import { readSums } from '#src/orders/ledger/payment.store.ts'
import { noMoney } from '#src/orders/ledger/payment-state.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import { type StockShift, tooFewLeft } from '#src/orders/order/order-stock.ts'
import { type OrderTotals, withCashFee } from '#src/orders/order/order-totals.ts'
import { checkCity, checkCountry, checkOtherWay } from '#src/orders/placing/delivery-terms.ts'
import { cashFeeOf, type PaymentMethod } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import { correctLines } from './corrected-lines.ts'
import { stockShifts } from './corrected-stock.ts'
import { correctedTotals } from './corrected-totals.ts'
import { differencesOf } from './differences-of.ts'
import type { OrderEdit } from './order-edit.ts'

/** What an edit comes to before anything is written. */
export type EditPlan = {
  lines: StaffOrderLine[]
  /** Which of the lines hold pieces of a counted stock. */
  reserved: boolean[]
  shifts: StockShift[]
  totals: OrderTotals
  /** Where it goes then. */
  to: DestinationColumns
  differences: Differences
  /** As the settings say; whoever takes the pieces reads them no more. */
  lowStockAt: Settings['lowStockAt']
}

/**
 * What an edit would make of an order: the same for the quote and for saving (O18). Throws `refused` for lines, sizes,
 * colours, quantities, discounts and places that cannot be, and `conflict` with what is left where stock is short.
 */
export async function planEdit(db: Db, order: StoredOrder, edit: OrderEdit): Promise<EditPlan> {
  const ids = [
    ...new Set([...order.lines.map((line) => line.product_id), ...edit.products.map(({ _id }) => _id)]),
  ]
  const [rows, stock, settings] = [
    await listPublicByIds(db, ids),
    await listStock(db, ids),
    await readSettings(db),
  ]
  const corrected = correctLines(
    order.lines,
    edit.products,
    rows.map((row) => presentForStaff(row, [])),
  )
  const lines = corrected.map(({ line }) => line)
  const to = correctedDestination(order, edit.customerData, storedLocale(order.locale))
  const zones = await listZones(db)
  const [from, place] = [placeOf(order), placeOf(to)]
  const terms = termsAt(settings, zones, place)
  const moved = zoneOf(zones, from) !== zoneOf(zones, place)
  const { deliveryArea } = edit.customerData
  const [goes, went] = [
    { place, deliveryArea },
    { place: from, deliveryArea: order.delivery_area },
  ]
  checkCountry(goes, settings, went)
  checkCity(goes, went)
  const before = {
    moved,
    area: order.delivery_area,
    subTotal: order.sub_total,
    deliveryCharge: order.delivery_charge,
    cashFee: order.cash_fee,
  }
  const asked = { before, area: deliveryArea, discount: edit.discount }
  const kept = correctedTotals(lines, asked, terms)
  const isAnotherWay = (asked.area === 'SHOP COLLECTION') !== (before.area === 'SHOP COLLECTION')
  const totals = isAnotherWay
    ? withCashFee(kept, cashFeeOf(terms, asked.area), order.payment_method as PaymentMethod)
    : kept
  if (moved || asked.area !== before.area) {
    const paymentMethod = await unpaidMethod(db, order, totals)
    checkOtherWay({ deliveryArea: asked.area, paymentMethod }, terms)
  }
  const { shifts, reserved } = stockShifts(order.lines, corrected, stock)
  const short = shifts.flatMap((shift) => {
    const { _id, size, color } = shift.line
    const row = stock.find((one) => one.product_id === _id && one.size === size && one.color === color)
    return row && shift.pieces > row.quantity ? [{ shift, left: row.quantity }] : []
  })
  if (short.length > 0) throw tooFewLeft(short)
  return {
    lines,
    reserved,
    shifts,
    totals,
    to,
    differences: differencesOf(order, edit, { lines: corrected, totals, to }),
    lowStockAt: settings.lowStockAt,
  }
}

/** How an order is still to be paid; undefined where all that it cost before came in, or all that it costs then. */
async function unpaidMethod(
  db: Db,
  { id, total: before, payment_method }: StoredOrder,
  { total }: OrderTotals,
): Promise<PaymentMethod | undefined> {
  const { received, refunded, waived } = (await readSums(db, [id])).get(id) ?? noMoney
  const kept = received - refunded
  const isPaid = kept >= total - waived || (kept > 0 && kept >= before - waived)
  return isPaid ? undefined : (payment_method as PaymentMethod)
}
