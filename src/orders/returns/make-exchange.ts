import { randomUUID } from 'node:crypto'
import { priceElsewhere } from '#src/catalogue/product/buying.ts'
import { listPublicByIds } from '#src/catalogue/product/product.store.ts'
import { presentForStaff } from '#src/catalogue/product/product-row.ts'
import { listStock } from '#src/catalogue/stock/stock.store.ts'
import { storedLocale } from '#src/core/locale.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import type { Actor } from '#src/http/authorize.ts'
import { placeOf } from '#src/orders/destination/destination.ts'
import { moveToExchange } from '#src/orders/money/book.ts'
import { findOrder, insertOrder, type StoredOrder } from '#src/orders/order/order.store.ts'
import { settleOrders } from '#src/orders/order/order-change.store.ts'
import type { OrderLine, StaffOrderLine } from '#src/orders/order/order-line.ts'
import { takeStock } from '#src/orders/order/order-stock.ts'
import { methodsThere } from '#src/orders/placing/delivery-terms.ts'
import { cellKey, checkLines, isQuantity, notInOrder, piecesIn } from '#src/orders/placing/order-lines.ts'
import { exchangeTotals } from '#src/orders/return-record/exchange-totals.ts'
import { type StoredReturn, setExchange } from '#src/orders/return-record/return.store.ts'
import { settleTax } from '#src/orders/tax/settle-tax.ts'
import type { DeliveryArea, PaymentMethod } from '#src/settings/delivery.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { ExchangePiece } from './order-return.ts'

type Making = { by: Actor; now: Date; owed: number; catalogueChanged: () => void }

/**
 * Makes the order that takes the new pieces of a return out, inside the transaction that approves it (O16): its pieces are
 * reserved, what was paid for the old ones moves to it, the difference is its balance, which is collected at the door where
 * cash is taken there (O37). Answers its number, and what is still to be paid for it in baisa. Throws `refused`
 * for more pieces than come back and for sizes, colours and products that are not sold, `conflict` with what is left
 * where stock is short.
 */
export async function makeExchange(
  trx: Db,
  one: StoredReturn,
  asked: readonly ExchangePiece[],
  { by, now, owed, catalogueChanged }: Making,
): Promise<{ exchange: string; exchangeDue: number }> {
  const order = await findOrder(trx, one.order_id)
  const back = one.lines.map(({ position, quantity }) => ({ ...lineAt(order, position), quantity }))
  const fresh = await linesOf(trx, order, one, asked)
  const sums = exchangeTotals(
    {
      subTotal: order.sub_total,
      discount: order.discount,
      deliveryCharge: order.delivery_charge,
      cashFee: order.cash_fee,
    },
    {
      value: one.value,
      whole: one.whole === 1,
      back: back.map(({ original_price: price, quantity }) => ({ price, quantity })),
    },
    fresh.map(({ line, isSame }) => ({
      price: inBaisa(line.originalPrice),
      quantity: line.quantity,
      isSame,
    })),
  )
  const lines = fresh.map(({ line }) => line)
  const stock = await listStock(
    trx,
    lines.map(({ _id }) => _id),
  )
  const settings = await readSettings(trx)
  const pathOf = (line: OrderLine) => `exchange.${fresh[lines.indexOf(line as StaffOrderLine)]?.at}.quantity`
  const reserved = await takeStock(trx, lines, { stock, pathOf, catalogueChanged, now, settings })
  const id = randomUUID()
  const amount = Math.min(owed, sums.total)
  const due = sums.total - amount
  const to = customerOf(order)
  const methods = await methodsThere(trx, to, settings)
  const method = due > 0 && (methods.includes('Cash On Delivery') ? 'Cash On Delivery' : methods[0])
  const made = await insertOrder(trx, {
    id,
    request: {
      customerData: { ...to, ...(method && { paymentMethod: method }) },
      paymentProof: '',
    },
    lines,
    reserved,
    totals: { ...sums, ...(sums.discount === 0 && { discount: undefined }) },
    vatin: order.customer_vatin,
    settings,
    placement: {
      locale: storedLocale(order.locale),
      userId: order.user_id ?? undefined,
      now,
      demo: order.demo,
      forgetWhenFinished: order.forget_when_finished,
      staff: { id: by.id, role: by.role, source: 'exchange' },
    },
  })
  await setExchange(trx, one.id, id)
  const names = { from: order.order_id, to: made.order_id }
  await moveToExchange(trx, { from: order.id, to: id, amount, names }, { by, now })
  await settleOrders(trx, [id])
  await settleTax(trx, id, now)
  return { exchange: made.order_id, exchangeDue: due }
}

/** The new pieces as lines: the same product at the price that was paid for it, and what another size of it differs by; others at today's. `at`: the first place it was asked for at. */
async function linesOf(
  trx: Db,
  order: StoredOrder,
  one: StoredReturn,
  asked: readonly ExchangePiece[],
): Promise<{ line: StaffOrderLine; isSame: boolean; at: number }[]> {
  for (const { position, quantity } of one.lines) {
    const wanted = asked.filter(({ line }) => line === position)
    if (wanted.reduce((sum, piece) => sum + piece.quantity, 0) > quantity) throw refused(texts.tooMany)
  }
  if (asked.some(({ line }) => !one.lines.some(({ position }) => position === line)))
    throw refused(texts.tooMany)
  const wanted = asked.map(({ line, _id, ...choice }) => {
    const was = lineAt(order, line)
    return { was, productId: _id ?? was.product_id, ...choice }
  })
  const rows = await listPublicByIds(trx, [...new Set(wanted.map(({ productId }) => productId))])
  const products = rows.map((row) => presentForStaff(row, []))
  // One by one: equal pieces may have been paid at different prices, which then are lines of their own.
  const fresh = wanted.flatMap(({ was, ...request }, at) => {
    const isSame = request.productId === was.product_id
    const paid = { size: was.size, color: was.color, price: was.original_price }
    return checkLines([request], products, { pathOf: () => `exchange.${at}`, refused: notInOrder }).map(
      (line) => {
        const product = isSame && products.find(({ _id }) => _id === line._id)
        const originalPrice = product ? toOmr(priceElsewhere(product, paid, line)) : line.originalPrice
        return { line: { ...line, originalPrice }, isSame, at }
      },
    )
  })
  const alike = ({ line, isSame }: (typeof fresh)[number]) =>
    `${cellKey(line)} ${line.originalPrice} ${isSame}`
  return [...Map.groupBy(fresh, alike).values()].flatMap((equal) => {
    const quantity = piecesIn(equal.map(({ line }) => line))
    return isQuantity(quantity)
      ? equal.slice(0, 1).map((one) => ({ ...one, line: { ...one.line, quantity } }))
      : equal
  })
}

/** Who it goes to: as the order says. */
function customerOf(order: StoredOrder) {
  return {
    name: order.customer_name,
    email: order.customer_email,
    mobileNumber: order.customer_mobile,
    address: order.customer_address,
    place: placeOf(order),
    comment: '',
    deliveryArea: order.delivery_area as DeliveryArea,
    paymentMethod: order.payment_method as PaymentMethod,
  }
}

function lineAt({ lines }: StoredOrder, position: number) {
  const line = lines.find((other) => other.position === position)
  if (!line) throw refused(texts.tooMany)
  return line
}

function refused(message: { en: string; ar: string }): Problem {
  return new Problem('refused', message, { errors: [{ path: 'exchange', message }] })
}

const texts = {
  tooMany: {
    en: 'More pieces cannot be exchanged than come back.',
    ar: 'لا يمكن استبدال قطع أكثر من القطع المرتجعة.',
  },
}
