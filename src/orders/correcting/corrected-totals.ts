import type { Text } from '#src/core/locale.ts'
import { type Baisa, inBaisa, toBaisa } from '#src/core/money.ts'
import { Problem } from '#src/core/problem.ts'
import { type OrderTotals, subTotalOf } from '#src/orders/order/order-totals.ts'
import { type DeliveryArea, type DeliveryRates, deliveryCharge } from '#src/settings/delivery.ts'
import type { DiscountEdit } from './order-edit.ts'

/**
 * What an order came to before it was edited, in baisa, and where it went; `moved` where it goes to another zone now. The fee
 * for cash stays (O34).
 */
export type Before = {
  area: string
  subTotal: Baisa
  deliveryCharge: Baisa
  cashFee?: Baisa | undefined
  moved?: boolean
}

/**
 * What an edited order comes to, in baisa (O18). The delivery charge of the order stays, unless the area or zone is another or the
 * subtotal crosses the limit of free delivery (M5): then it is today's. The subtotal is that before the discount.
 */
export function correctedTotals(
  lines: readonly { originalPrice: number; quantity: number }[],
  { before, area, discount }: { before: Before; area: DeliveryArea; discount: DiscountEdit | undefined },
  rates: DeliveryRates,
): OrderTotals {
  const subTotal = subTotalOf(lines)
  const isFree = (sum: Baisa) => rates.freeShippingOver !== null && sum > inBaisa(rates.freeShippingOver)
  const stays = area === before.area && !before.moved && isFree(subTotal) === isFree(before.subTotal)
  const charge = stays ? before.deliveryCharge : deliveryCharge(rates, area, subTotal)
  const off = discountOf(subTotal, discount)
  return {
    subTotal,
    ...(off > 0 && { discount: off }),
    deliveryCharge: charge,
    ...(before.cashFee && { cashFee: before.cashFee }),
    total: subTotal - off + charge + (before.cashFee ?? 0),
  }
}

/** A discount in baisa: an amount, or percent of the subtotal to the nearest baisa. Throws `refused` for what is none. */
function discountOf(subTotal: Baisa, discount: DiscountEdit | undefined): Baisa {
  if (!discount) return 0
  const { omr, percent } = discount
  if ((omr === undefined) === (percent === undefined)) throw refused('discount', words.one)
  if (percent !== undefined) {
    const hundredths = Math.round(percent * 100)
    if (hundredths / 100 !== percent || hundredths <= 0 || hundredths > 10_000)
      throw refused('discount.percent', words.percent)
    return Math.round((subTotal * hundredths) / 10_000)
  }
  const off = toBaisa(omr ?? 0)
  if (off === undefined || off <= 0 || off > subTotal) throw refused('discount.omr', words.amount)
  return off
}

function refused(path: string, message: Text): Problem {
  return new Problem('refused', message, { errors: [{ path, message }] })
}

const words = {
  one: { en: 'A discount is an amount or a percentage.', ar: 'الخصم مبلغ أو نسبة مئوية.' },
  percent: {
    en: 'Enter a percentage above 0 and up to 100, with at most 2 decimals.',
    ar: 'يرجى إدخال نسبة أكبر من 0 وحتى 100، بمنزلتين عشريتين على الأكثر.',
  },
  amount: {
    en: 'Enter an amount in OMR that is not more than the subtotal, such as 1.500.',
    ar: 'يرجى إدخال مبلغ بالريال لا يزيد على المجموع الفرعي، مثل 1.500.',
  },
}
