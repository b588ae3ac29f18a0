import type { Kysely } from 'kysely'

/** What was exported, beside the zero-rated goods of a tax document: the return of VAT asks for each of them (T1). */
export async function addExports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tax_documents')
    .addColumn('export_net', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
