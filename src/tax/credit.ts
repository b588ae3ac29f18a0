import type { Baisa } from '#src/core/money.ts'
import type { StoredTaxDocument } from './tax-document.ts'
import { type RateSums, shares, sumOf, type Taxed, type TaxItem, taxOf } from './vat.ts'

/** An invoice that still stands, with what credit notes took back of it. */
export type Standing = { invoice: StoredTaxDocument; credits: StoredTaxDocument[] }

/** The invoice of an order that is not taken back in whole; an order has one at most (T3). */
export function standingInvoice(documents: readonly StoredTaxDocument[]): Standing | undefined {
  for (const invoice of documents.filter(({ kind }) => kind === 'invoice').toReversed()) {
    const credits = documents.filter(({ corrects }) => corrects === invoice.id)
    if (sumOf(leftOf({ invoice, credits }), 'gross') > 0) return { invoice, credits }
  }
  return undefined
}

/** What of each rate of an invoice was not taken back yet. */
export function leftOf({ invoice, credits }: Standing): RateSums[] {
  return invoice.content.rates.map((sums) => {
    const gone = creditedAt(credits, sums.rate)
    return {
      rate: sums.rate,
      gross: sums.gross - gone.gross,
      net: sums.net - gone.net,
      vat: sums.vat - gone.vat,
    }
  })
}

function creditedAt(credits: readonly StoredTaxDocument[], rate: number): RateSums {
  const rates = credits.flatMap(({ content }) => content.rates).filter((sums) => sums.rate === rate)
  return { rate, gross: sumOf(rates, 'gross'), net: sumOf(rates, 'net'), vat: sumOf(rates, 'vat') }
}

/**
 * The items and sums of a credit note over `amount` of an invoice (T1, T3). Its rates share the amount as the goods that
 * come back do, and never get more than was left of them; what goods and amount differ by is an adjustment. VAT is that of all
 * that was taken back so far less what earlier notes said, so that notes over a whole invoice add up to it exactly.
 */
export function creditOver<T extends TaxItem>(
  standing: Standing,
  amount: Baisa,
  goods: readonly T[],
): { items: Taxed<T | TaxItem>[]; rates: RateSums[] } {
  const left = leftOf(standing)
  const isWhole = amount >= sumOf(left, 'gross')
  if (isWhole && standing.credits.length === 0) {
    const { items, rates } = standing.invoice.content
    return { items: items as Taxed<T | TaxItem>[], rates }
  }
  const parts = isWhole ? left : share(left, amount, goods.length > 0 ? goods : left)
  const items = parts.flatMap(({ rate, gross }): (T | TaxItem)[] => {
    const own = goods.filter((item) => item.rate === rate)
    const adjustment = gross - sumOf(own, 'gross')
    return [...own, ...(adjustment === 0 ? [] : [{ kind: 'adjustment' as const, rate, gross: adjustment }])]
  })
  const earlier = left.map(({ rate }) => creditedAt(standing.credits, rate))
  return taxOf(items, earlier)
}

type Part = { rate: number; gross: Baisa }

/** An amount shared by two rates as the weights are, neither with more than is left of it. */
function share([standard, zero]: readonly Part[], amount: Baisa, weights: readonly Part[]): Part[] {
  if (!standard || !zero) return standard ? [{ rate: standard.rate, gross: amount }] : []
  const weight = (rate: number) =>
    sumOf(
      weights.filter((one) => one.rate === rate),
      'gross',
    )
  const [wanted] = shares(amount, [weight(standard.rate), weight(zero.rate)])
  const first = Math.min(standard.gross, Math.max(wanted, amount - zero.gross))
  return [
    { rate: standard.rate, gross: first },
    { rate: zero.rate, gross: amount - first },
  ]
}
