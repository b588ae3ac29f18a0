import { type RawBuilder, sql } from 'kysely'
import { muscatMinute } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { lowestPrices } from './product-row.ts'

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

/** A price that is not the one of this instant; while a version is replaced, its older process turns `price` alone. */
const isOff = (price: RawBuilder<number>) =>
  sql<boolean>`(price <> ${price} or lowest_price <> ${lowestAt(price)})`

/**
 * Products that an older process added while its version was being replaced: it knows no lowest price. Read from the index of
 * prices.
 */
const addedWithout = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'sizes', 'colors', 'variants', 'original_price', 'price'])
    .where('lowest_price', '=', 0)

/** Whether the price of a product is not what its timed offer says at this instant (P16), or it has no lowest one (P19). */
async function isOfferDue(db: Db, at: Date): Promise<boolean> {
  const due = await db
    .selectFrom('products')
    .select('id')
    .where(timed)
    .where(isOff(priceIn(muscatMinute(at))))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined || (await addedWithout(db).limit(1).executeTakeFirst()) !== undefined
}

/** Gives every product with a timed offer the price of this instant, and each its lowest; true when one had another. */
export async function turnOffers(trx: Db, at: Date): Promise<boolean> {
  const added = await addedWithout(trx).orderBy('id').execute()
  for (const row of added)
    await trx.updateTable('products').set(lowestPrices(row)).where('id', '=', row.id).execute()
  const price = priceIn(muscatMinute(at))
  const { numUpdatedRows } = await trx
    .updateTable('products')
    .set({ price, lowest_price: lowestAt(price) })
    .where(timed)
    .where(isOff(price))
    .executeTakeFirstOrThrow()
  return added.length > 0 || numUpdatedRows > 0n
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
