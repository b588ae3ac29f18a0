import { type Baisa, inBaisa } from '#src/core/money.ts'
import type { DestinationColumns } from '#src/orders/destination/destination.ts'
import { correctedAmounts, correctedTexts, type Differences } from '#src/orders/history/order-differences.ts'
import { presentStaffLine } from '#src/orders/order/order.present.ts'
import { type StoredOrder, storedTotals } from '#src/orders/order/order.store.ts'
import type { StaffOrderLine } from '#src/orders/order/order-line.ts'
import type { OrderTotals } from '#src/orders/order/order-totals.ts'
import type { CorrectedLine } from './corrected-lines.ts'
import type { OrderEdit } from './order-edit.ts'

/** What an edit makes of an order, old and new, line by line and field by field; amounts in baisa (O18). */
export function differencesOf(
  order: StoredOrder,
  edit: OrderEdit,
  { lines, totals, to }: { lines: readonly CorrectedLine[]; totals: OrderTotals; to: DestinationColumns },
): Differences {
  const { customerData } = edit
  const texts = {
    name: [order.customer_name, customerData.name],
    mobileNumber: [order.customer_mobile, to.customer_mobile],
    address: [order.customer_address, to.customer_address],
    pin: [order.place_pin, to.place_pin],
    vatin: [order.customer_vatin, customerData.vatin ?? order.customer_vatin],
    deliveryArea: [order.delivery_area, customerData.deliveryArea],
    discountReason: [order.discount_reason, totals.discount ? (edit.discount?.reason ?? '') : ''],
  } satisfies Record<(typeof correctedTexts)[number], [string, string]>
  const [was, now] = [storedTotals(order), totals]
  return {
    lines: lineDifferences(order, lines),
    texts: correctedTexts
      .map((field) => ({ field, before: texts[field][0] as string, after: texts[field][1] as string }))
      .filter(isOther),
    amounts: correctedAmounts
      .map((field) => ({ field, before: was[field] ?? 0, after: now[field] ?? 0 }))
      .filter(isOther),
  }
}

/** True when nothing differs. */
export function isUnchanged({ lines, texts, amounts }: Differences): boolean {
  return lines.length + texts.length + amounts.length === 0
}

function lineDifferences({ lines: stored }: StoredOrder, lines: readonly CorrectedLine[]) {
  const left = new Set(stored)
  const differences: Differences['lines'] = []
  for (const { line, was } of lines) {
    const before = was && left.delete(was) ? presentStaffLine(was) : undefined
    if (before && isSame(before, line)) continue
    differences.push({ ...nameOf(line), ...(before && { before: choiceOf(before) }), after: choiceOf(line) })
  }
  for (const gone of left) {
    const line = presentStaffLine(gone)
    differences.push({ ...nameOf(line), before: choiceOf(line) })
  }
  return differences
}

function isOther<T extends string | Baisa>({ before, after }: { before: T; after: T }): boolean {
  return before !== after
}

function isSame(one: StaffOrderLine, other: StaffOrderLine): boolean {
  return one.size === other.size && one.color === other.color && one.quantity === other.quantity
}

function nameOf({ name, nameAr }: StaffOrderLine) {
  return { name, ...(nameAr !== undefined && { nameAr }) }
}

function choiceOf({ size, color, quantity, originalPrice }: StaffOrderLine) {
  return { size, color, quantity, originalPrice: inBaisa(originalPrice) }
}
