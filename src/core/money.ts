/** An amount in baisa, a whole number: 1 OMR = 1000 baisa (M1). */
export type Baisa = number

/**
 * OMR as it travels in JSON → baisa. Answers undefined for anything that is not a finite amount
 * with at most 3 decimals (M1), so that nobody rounds a price silently.
 */
export function toBaisa(omr: number): Baisa | undefined {
  const baisa = Math.round(omr * 1000)
  // The division gives the very number that three typed decimals give, so nothing else compares equal.
  return Number.isSafeInteger(baisa) && baisa / 1000 === omr ? baisa : undefined
}

/** OMR from our own data in baisa. Throws for what never stands there: an amount with more than 3 decimals. */
export function inBaisa(omr: number): Baisa {
  const baisa = toBaisa(omr)
  if (baisa === undefined) throw new Error(`Not an amount of money: ${omr}`)
  return baisa
}

/** Baisa → the JSON number in OMR (M1): 12500 → 12.5. */
export function toOmr(baisa: Baisa): number {
  return baisa / 1000
}

/** Baisa → "12.500": three decimals, Latin digits, no locale of the machine involved (M1). */
export function formatBaisa(baisa: Baisa): string {
  const amount = Math.abs(baisa)
  const whole = Math.trunc(amount / 1000)
  const rest = String(amount % 1000).padStart(3, '0')
  return `${baisa < 0 ? '-' : ''}${String(whole).replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** Whole percent saved: (original − offer) / original, rounded (product.md section 9). */
export function discountPercent(original: Baisa, offer: Baisa): number {
  return Math.round(((original - offer) / original) * 100)
}
