import type { Baisa } from '#src/core/money.ts'

/** What an order of new pieces comes to, in baisa. */
type ExchangeTotals = { subTotal: Baisa; discount: Baisa; deliveryCharge: Baisa; total: Baisa }

type Bought = { subTotal: Baisa; discount: Baisa }
/** A piece that comes back: what one was charged at, and how many. */
type Back = { price: Baisa; quantity: number }
/** A new piece; `isSame` where it is the product that comes back, in another size or colour. */
type Fresh = Back & { isSame: boolean }

/**
 * What the order of an exchange comes to (O16). The same product keeps its price and its share of the discount; another
 * costs its price, without the discount. Of a whole order what was paid for its delivery moves along, so that nothing is
 * delivered for a second charge. All pieces exchanged for the same products come to exactly what the return is worth.
 */
export function exchangeTotals(
  bought: Bought,
  { value, back }: { value: Baisa; back: readonly Back[] },
  fresh: readonly Fresh[],
): ExchangeTotals {
  const shareOf = (gross: Baisa) =>
    bought.subTotal > 0 ? Math.min(gross, Math.ceil((bought.discount * gross) / bought.subTotal)) : 0
  const gone = sum(back)
  const deliveryCharge = Math.max(0, value - (gone - shareOf(gone)))
  const subTotal = sum(fresh)
  const discount = shareOf(sum(fresh.filter(({ isSame }) => isSame)))
  return { subTotal, discount, deliveryCharge, total: subTotal - discount + deliveryCharge }
}

function sum(pieces: readonly Back[]): Baisa {
  return pieces.reduce((all, { price, quantity }) => all + price * quantity, 0)
}
