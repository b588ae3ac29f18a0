import type { Kysely } from 'kysely'

/**
 * VAT (T1): which goods are zero-rated, and what an order said of VAT when it was placed: the standard rate of that day in
 * hundredths of a percent, nothing where VAT was off, and the VAT in its total in baisa.
 */
export async function addVat(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('zero_rated', 'text').execute()
  await db.schema
    .alterTable('order_lines')
    .addColumn('zero_rated', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('orders').addColumn('vat_rate', 'bigint').execute()
  await db.schema
    .alterTable('orders')
    .addColumn('vat', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
