import type { Baisa } from '#src/core/money.ts'

/** What a sum on a tax document is for. */
export const taxItemKinds = ['line', 'discount', 'deliveryCharge', 'cashFee', 'adjustment'] as const
export type TaxItemKind = (typeof taxItemKinds)[number]

/**
 * One sum with the VAT in it: `gross` in baisa, below 0 for what is taken off; `rate` in hundredths of a percent, 0 for
 * zero-rated goods.
 */
export type TaxItem = { kind: TaxItemKind; rate: number; gross: Baisa }

/** The same as it was split; net and VAT are its gross to the baisa. */
export type Taxed<T extends TaxItem = TaxItem> = T & { net: Baisa; vat: Baisa }

/** The sums of one rate of a document. */
export type RateSums = { rate: number; gross: Baisa; net: Baisa; vat: Baisa }

/** VAT that a price includes, in baisa: rounded once, half up (T1). */
export function vatIn(gross: Baisa, rate: number): Baisa {
  return Math.round((gross * rate) / (10_000 + rate))
}

/**
 * A document's sums (T1): VAT is rounded once for each rate, and what is left of its gross is the net. Each item has the
 * part of its rate that brings the items up to here to their own VAT, so that items add up to their rates exactly. Of a
 * credit note, `earlier` is what those before it took back: the rounding goes on from there.
 */
export function taxOf<T extends TaxItem>(
  items: readonly T[],
  earlier: readonly RateSums[] = [],
): { items: Taxed<T>[]; rates: RateSums[] } {
  const rates = new Map(earlier.map((sums) => [sums.rate, sums]))
  const taxed = items.map((item) => {
    const before = rates.get(item.rate) ?? { rate: item.rate, gross: 0, net: 0, vat: 0 }
    const gross = before.gross + item.gross
    const vat = vatIn(gross, item.rate)
    rates.set(item.rate, { rate: item.rate, gross, net: gross - vat, vat })
    return { ...item, vat: vat - before.vat, net: item.gross - (vat - before.vat) }
  })
  const sums = [...new Set(taxed.map(({ rate }) => rate))].map((rate) => {
    const own = taxed.filter((item) => item.rate === rate)
    return { rate, gross: sumOf(own, 'gross'), net: sumOf(own, 'net'), vat: sumOf(own, 'vat') }
  })
  return { items: taxed, rates: sums.sort((one, other) => other.rate - one.rate) }
}

/** What is taxed in an order: `zeroRated` lines at 0, all else at the order's own rate; amounts in baisa. */
export type Taxable = {
  lines: readonly { gross: Baisa; zeroRated: boolean }[]
  discount: Baisa
  deliveryCharge: Baisa
  cashFee: Baisa
}

/**
 * The items of an order at its rate, the lines first and in their order. Delivery and fee are services of the shop and
 * have the standard rate; a discount is split between the rates as the lines are. At 0, of what is exported, all is one rate.
 */
export function taxItems({ lines, discount, deliveryCharge, cashFee }: Taxable, rate: number): TaxItem[] {
  const goods = lines.map(({ gross, zeroRated }) => item('line', zeroRated ? 0 : rate, gross))
  const [standard, zero] = [rate === 0 ? 0 : sumAt(goods, rate), sumAt(goods, 0)]
  const [offStandard, offZero] = shares(discount, [standard, zero])
  return [
    ...goods,
    ...[item('discount', rate, -offStandard), item('discount', 0, -offZero)].filter(isSomething),
    ...[item('deliveryCharge', rate, deliveryCharge), item('cashFee', rate, cashFee)].filter(isSomething),
  ]
}

/** VAT in an order, in baisa. */
export function vatOfOrder(order: Taxable, rate: number): Baisa {
  return sumOf(taxOf(taxItems(order, rate)).rates, 'vat')
}

/** An amount in two parts that are to each other as the weights are, to the baisa; all of it in the first without weights. */
export function shares(amount: Baisa, [first, second]: readonly [number, number]): [Baisa, Baisa] {
  const part = first + second > 0 ? Math.round((amount * first) / (first + second)) : amount
  return [part, amount - part]
}

/** One of the sums of some items or rates, added up. */
export function sumOf(some: readonly Partial<RateSums>[], of: 'gross' | 'net' | 'vat'): Baisa {
  return some.reduce((sum, one) => sum + (one[of] ?? 0), 0)
}

/** What these items come to at one rate. */
export function sumAt(items: readonly TaxItem[], rate: number): Baisa {
  return sumOf(
    items.filter((one) => one.rate === rate),
    'gross',
  )
}

function item(kind: TaxItemKind, rate: number, gross: Baisa): TaxItem {
  return { kind, rate, gross }
}

function isSomething({ gross }: TaxItem): boolean {
  return gross !== 0
}
