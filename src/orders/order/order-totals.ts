import { type Baisa, inBaisa, toOmr } from '#src/core/money.ts'
import {
  cashFeeOf,
  type DeliveryArea,
  type DeliveryRates,
  deliveryCharge,
  type PaymentMethod,
} from '#src/settings/delivery.ts'

/** What an order comes to, in baisa (M1). */
export type OrderTotals = {
  subTotal: Baisa
  /** What staff took off (O18); absent where they took nothing. */
  discount?: Baisa | undefined
  deliveryCharge: Baisa
  /** What paying at the door costs beside (O34); absent where it costs nothing. */
  cashFee?: Baisa | undefined
  total: Baisa
  /** The VAT in the total (T1); absent where VAT is off. */
  vat?: Baisa | undefined
}

/** Price times quantity of every line, in baisa; prices are OMR as lines carry them. */
export function subTotalOf(lines: readonly { originalPrice: number; quantity: number }[]): Baisa {
  return lines.reduce((sum, line) => sum + inBaisa(line.originalPrice) * line.quantity, 0)
}

/**
 * What the lines cost with delivery to an area and, where a way to pay is chosen, its fee (O34); the server's answer
 * counts, the browser's is a preview (O1).
 */
export function totalsOf(
  lines: readonly { originalPrice: number; quantity: number }[],
  area: DeliveryArea,
  rates: DeliveryRates,
  method: PaymentMethod | '' = '',
): OrderTotals {
  const subTotal = subTotalOf(lines)
  const charge = deliveryCharge(rates, area, subTotal)
  return withCashFee(
    { subTotal, deliveryCharge: charge, total: subTotal + charge },
    cashFeeOf(rates, area),
    method,
  )
}

/** The same totals with the fee for cash, in OMR, where it is paid so, whatever fee was in them (O34). */
export function withCashFee(
  { cashFee: before = 0, ...totals }: OrderTotals,
  cashFee: number,
  method: PaymentMethod | '',
): OrderTotals {
  const fee = method === 'Cash On Delivery' ? inBaisa(cashFee) : 0
  return { ...totals, ...(fee > 0 && { cashFee: fee }), total: totals.total - before + fee }
}

/** The same totals as the API carries them, in OMR. */
export function totalsInOmr(totals: OrderTotals): {
  subTotal: number
  discount?: number
  deliveryCharge: number
  cashFee?: number
  total: number
  vat?: number
} {
  return {
    subTotal: toOmr(totals.subTotal),
    ...(totals.discount && { discount: toOmr(totals.discount) }),
    deliveryCharge: toOmr(totals.deliveryCharge),
    ...(totals.cashFee && { cashFee: toOmr(totals.cashFee) }),
    total: toOmr(totals.total),
    ...(totals.vat !== undefined && { vat: toOmr(totals.vat) }),
  }
}

/** An order, a quote or its totals, in whatever unit; without a delivery charge while no area is chosen. */
export type WithTotals = {
  subTotal: number
  discount?: number | undefined
  deliveryCharge?: number | undefined
  cashFee?: number | undefined
  customerData?: { deliveryCharge: number }
  total?: number | undefined
  vat?: number | undefined
  /** Why there is no delivery charge yet, where it is not for want of an area. */
  unpriced?: string | undefined
}

export type TotalKey = 'subTotal' | 'discount' | 'deliveryCharge' | 'cashFee' | 'total' | 'vat' | 'zeroVat'

/** One row under the lines of an order; `isTotal` is the one that is paid, a discount is below zero, VAT is in the total; of an export, or of goods that bear none, it is a rate and no part of the price (T1). */
export type TotalRow<Amount = number | undefined> = { key: TotalKey; amount: Amount; isTotal: boolean }

/** The rows under the lines of an order, the same on every screen, in e-mails and on paper. */
export function totalRows(order: WithTotals & (Charged | { customerData: Charged })): TotalRow<number>[]
export function totalRows(order: WithTotals): TotalRow[]
export function totalRows({
  subTotal,
  discount,
  cashFee,
  vat,
  customerData,
  ...order
}: WithTotals): TotalRow[] {
  const { deliveryCharge = customerData?.deliveryCharge, total } = order
  const amounts: Partial<Record<TotalKey, number | undefined>> = {
    subTotal,
    ...(discount && { discount: -discount }),
    deliveryCharge,
    ...(cashFee && { cashFee }),
    // A sum without delivery is no total.
    ...(total !== undefined && { total }),
    ...(vat !== undefined && { [vat || !total ? 'vat' : 'zeroVat']: vat }),
  }
  const keys = Object.keys(amounts) as TotalKey[]
  return keys.map((key) => ({ key, amount: amounts[key], isTotal: key === 'total' }))
}

type Charged = { deliveryCharge: number }
