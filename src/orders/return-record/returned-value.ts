import type { Baisa } from '#src/core/money.ts'

/** A line of the order: what a piece was charged at, how many were ordered, came back earlier, and come back now. */
export type ReturningLine = { price: Baisa; ordered: number; earlier: number; now: number }

type Bought = { total: Baisa; subTotal: Baisa; discount: Baisa; earlierValue: Baisa }

/**
 * By how much an order costs less once these pieces are back (O16), and whether nothing of it stays with the customer.
 * A part is its price less its share of the discount, which is rounded up over all that is back so far: no return is
 * rounded twice, and the last one's goods are never worth more than their price. With the last piece everything that is left
 * goes back, the delivery charge too. All returns of an order together never exceed its total.
 */
export function returnedValue(
  { total, subTotal, discount, earlierValue }: Bought,
  lines: readonly ReturningLine[],
): { value: Baisa; whole: boolean } {
  const left = Math.max(0, total - earlierValue)
  const whole = lines.every(({ ordered, earlier, now }) => earlier + now >= ordered)
  if (whole) return { value: left, whole }
  const gross = lines.reduce((sum, { price, now }) => sum + price * now, 0)
  const before = lines.reduce((sum, { price, earlier }) => sum + price * earlier, 0)
  const shareOf = (part: Baisa) => (subTotal > 0 ? Math.ceil((discount * part) / subTotal) : 0)
  const share = shareOf(before + gross) - shareOf(before)
  return { value: Math.min(left, Math.max(0, gross - share)), whole }
}
