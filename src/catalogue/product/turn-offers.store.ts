import { type RawBuilder, sql } from 'kysely'
import { muscatMinute } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'

/** As the index of timed offers has it, word for word: else the whole table is read. */
const timed = sql<boolean>`(offer_from is not null or offer_until is not null)`

/** The same as priceAt of offer-time.ts, in SQL. */
const priceIn = (minute: string) => sql<number>`
  case
    when offer_price is not null
      and (offer_from is null or offer_from <= ${minute})
      and (offer_until is null or offer_until > ${minute})
    then offer_price
    else original_price
  end`

/** The same as ownPriceNow of offer-time.ts, in SQL, for the lowest price of a product. */
const lowestAt = (price: RawBuilder<number>) => sql<number>`
  (2 * lowest_original_price * ${price} + original_price) / (2 * original_price)`

/** Whether the price of a product is not what its timed offer says at this instant (P16). */
async function isOfferDue(db: Db, at: Date): Promise<boolean> {
  const due = await db
    .selectFrom('products')
    .select('id')
    .where(timed)
    .where('price', '<>', priceIn(muscatMinute(at)))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Gives every product with a timed offer the price of this instant; true when one had another. */
export async function turnOffers(trx: Db, at: Date): Promise<boolean> {
  const price = priceIn(muscatMinute(at))
  const { numUpdatedRows } = await trx
    .updateTable('products')
    .set({ price, lowest_price: lowestAt(price) })
    .where(timed)
    .where('price', '<>', price)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The minute in Muscat at which the next offer starts or ends; undefined when none does. */
async function nextTurn(db: Db, at: Date): Promise<string | undefined> {
  const minute = muscatMinute(at)
  const next = await db
    .selectFrom('products')
    .select([
      sql<string | null>`min(case when offer_from > ${minute} then offer_from end)`.as('start'),
      sql<string | null>`min(case when offer_until > ${minute} then offer_until end)`.as('end'),
    ])
    .where(timed)
    .executeTakeFirstOrThrow()
  return [next.start, next.end].filter((one) => one !== null).sort()[0]
}

/** Offers, for those who watch the clock. */
export const timedOffers = { isDue: isOfferDue, turn: turnOffers, nextTurn }
