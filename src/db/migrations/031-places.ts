import type { Kysely } from 'kysely'

const parts = ['place_country', 'place_wilayat', 'place_area', 'place_line', 'place_pin'] as const

/** The parts of an order's address beside its text (T2); of orders from before, the text is all there is. */
export async function addPlaces(db: Kysely<unknown>): Promise<void> {
  for (const part of parts)
    await db.schema
      .alterTable('orders')
      .addColumn(part, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
