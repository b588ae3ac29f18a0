import type { Baisa } from '#src/core/money.ts'
import { muscatMinute } from '#src/core/muscat.ts'

/** An offer with its time: minutes of Muscat such as `2026-11-25T09:00`; without one it has always begun, or never ends. */
export type TimedOffer = {
  originalPrice: Baisa
  offerPrice?: Baisa | undefined
  offerFrom?: string | undefined
  offerUntil?: string | undefined
}

/** What is charged at this instant, in baisa: the offer price from its first minute on, and no more from its last (P16). */
export function priceAt({ originalPrice, offerPrice, offerFrom, offerUntil }: TimedOffer, at: Date): Baisa {
  const minute = muscatMinute(at)
  // Minutes are written so that the order of their letters is that of time.
  const begun = offerFrom === undefined || offerFrom <= minute
  const over = offerUntil !== undefined && offerUntil <= minute
  return offerPrice !== undefined && begun && !over ? offerPrice : originalPrice
}

/**
 * What a size and colour with a price of its own is charged while its product is charged `price` instead of
 * `original_price`: the same share of it, to the baisa (P19). In whole numbers, as the database does it: of great prices
 * a fraction falls on the other side of a half.
 */
export function ownPriceNow(own: Baisa, product: { price: Baisa; original_price: Baisa }): Baisa {
  const [price, original] = [BigInt(product.price), BigInt(product.original_price)]
  return Number((2n * BigInt(own) * price + original) / (2n * original))
}
