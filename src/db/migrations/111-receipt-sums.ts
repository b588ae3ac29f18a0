import type { Kysely } from 'kysely'

/**
 * A receipt keeps what was owed when it came, in baisa, and how many entries its order's ledger had (O15): what approving it books
 * is of that sum, whatever is changed in between. Of receipts that came before nobody knows it: null.
 */
export async function keepReceiptSums(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('sent_for', 'bigint').execute()
  await db.schema.alterTable('pictures').addColumn('sent_after', 'bigint').execute()
}
