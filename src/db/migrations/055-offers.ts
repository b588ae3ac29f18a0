import { type Kysely, sql } from 'kysely'

/** When the offer of a product starts and ends, as minutes of Muscat (P16). Few have a time: those alone are in the index. */
export async function addOfferTimes(db: Kysely<unknown>): Promise<void> {
  for (const column of ['offer_from', 'offer_until'])
    await db.schema.alterTable('products').addColumn(column, 'text').execute()
  await sql`
    create index products_timed_offers on products (offer_from, offer_until)
    where (offer_from is not null or offer_until is not null)`.execute(db)
}
