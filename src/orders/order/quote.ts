import { type Baisa, inBaisa, toOmr } from '#src/core/money.ts'
import { type DeliveryArea, deliveryCharge } from '#src/settings/delivery.ts'
import type { Settings } from '#src/settings/settings.ts'

/** Sums of an order, in baisa (M1). */
export type Sums = { subTotal: Baisa; deliveryCharge: Baisa; total: Baisa }

/** Price times quantity of every line, in baisa; prices are OMR as lines carry them. */
export function subTotalOf(lines: readonly { originalPrice: number; quantity: number }[]): Baisa {
  return lines.reduce((sum, line) => sum + inBaisa(line.originalPrice) * line.quantity, 0)
}

/** What the lines cost with delivery to an area; the server's answer counts, the browser's is a preview (O1). */
export function sumUp(
  lines: readonly { originalPrice: number; quantity: number }[],
  area: DeliveryArea,
  settings: Parameters<typeof deliveryCharge>[0] & Partial<Settings>,
): Sums {
  const subTotal = subTotalOf(lines)
  const charge = deliveryCharge(settings, area, subTotal)
  return { subTotal, deliveryCharge: charge, total: subTotal + charge }
}

/** The same sums as the API carries them, in OMR. */
export function sumsInOmr(sums: Sums): { subTotal: number; deliveryCharge: number; total: number } {
  return {
    subTotal: toOmr(sums.subTotal),
    deliveryCharge: toOmr(sums.deliveryCharge),
    total: toOmr(sums.total),
  }
}
