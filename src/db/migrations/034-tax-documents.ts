import type { Kysely } from 'kysely'
import { createAppendOnly } from '#src/db/append-only.ts'

/** Tax invoices and credit notes (T3): rows that nothing changes for ten years, and the last number of each series. */
export async function addTaxDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tax_series')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .execute()
  const shop = db as Kysely<{ tax_series: { series: string; last: number } }>
  await shop
    .insertInto('tax_series')
    .values(['invoice', 'credit-note'].map((series) => ({ series, last: 0 })))
    .execute()
  await db.schema
    .createTable('tax_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('series', 'text', (column) => column.notNull().references('tax_series.series'))
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('step', 'bigint', (column) => column.notNull())
    .addColumn('corrects', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('standard_net', 'bigint', (column) => column.notNull())
    .addColumn('standard_vat', 'bigint', (column) => column.notNull())
    .addColumn('zero_net', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('tax_documents_number', ['series', 'number'])
    .addUniqueConstraint('tax_documents_step', ['order_id', 'step'])
    .execute()
  await db.schema.createIndex('tax_documents_at').on('tax_documents').columns(['at', 'id']).execute()
  await createAppendOnly(db, 'tax_documents', { keptDays })
}

/** The ten years of the law count from the end of the tax year. */
const keptDays = 11 * 366
