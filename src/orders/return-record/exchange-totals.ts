import type { Baisa } from '#src/core/money.ts'

/** What an order of new pieces comes to, in baisa. */
type ExchangeTotals = {
  subTotal: Baisa
  discount: Baisa
  deliveryCharge: Baisa
  cashFee: Baisa
  total: Baisa
}

type Bought = { subTotal: Baisa; discount: Baisa; deliveryCharge: Baisa; cashFee: Baisa }
/** What comes back, what it is worth, and whether it is the last of its order. */
type Returned = { value: Baisa; whole: boolean; back: readonly Back[] }
/** A piece that comes back: what one was charged at, and how many. */
type Back = { price: Baisa; quantity: number }
/** A new piece; `isSame` where it is the product that comes back, in another size or colour. */
type Fresh = Back & { isSame: boolean }

/**
 * What the order of an exchange comes to (O16). The same product keeps its price and its share of the discount; another
 * costs its price, without the discount. With the last pieces what was paid for delivery, and the fee for cash, move along, each as
 * itself, so that nothing is delivered for a second charge; what the shares of earlier returns were rounded by is the discount's. All pieces exchanged for the same products come to exactly what the return is worth.
 */
export function exchangeTotals(
  bought: Bought,
  { value, whole, back }: Returned,
  fresh: readonly Fresh[],
): ExchangeTotals {
  const shareOf = (gross: Baisa) =>
    bought.subTotal > 0 ? Math.min(gross, Math.ceil((bought.discount * gross) / bought.subTotal)) : 0
  const gone = sum(back)
  const deliveryCharge = whole ? Math.min(bought.deliveryCharge, value) : 0
  const cashFee = whole ? Math.min(bought.cashFee, value - deliveryCharge) : 0
  const rounded = value - deliveryCharge - cashFee - (gone - shareOf(gone))
  const subTotal = sum(fresh)
  const same = sum(fresh.filter(({ isSame }) => isSame))
  const discount = Math.min(same, Math.max(0, shareOf(same) - rounded))
  return {
    subTotal,
    discount,
    deliveryCharge,
    cashFee,
    total: subTotal - discount + deliveryCharge + cashFee,
  }
}

function sum(pieces: readonly Back[]): Baisa {
  return pieces.reduce((all, { price, quantity }) => all + price * quantity, 0)
}
