import type { Kysely } from 'kysely'

/** The VAT number of a customer that is a business, which staff note on its order before the tax invoice (T3). */
export async function addCustomerVatin(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('customer_vatin', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
