import { type Kysely, sql } from 'kysely'

/**
 * What a customer keeps as a credit is marked in the ledger itself (O16); before, its note said so, in a word that staff type
 * too, and that went with its customer. The step of the return was booked in the same instant.
 */
export async function markCredits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('credit', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`
    update payments set credit = 1, note = ''
    where kind = 'refund' and method = 'other' and note in ('credit', '') and reverses is null and exists (
      select 1 from return_changes c join returns r on r.id = c.return_id
      where r.order_id = payments.order_id and c.to_state = 'credited' and c.changed_at = payments.booked_at)
  `.execute(db)
  await sql`
    update payments set credit = 1
    where reverses in (select id from payments where credit = 1)
  `.execute(db)
}
