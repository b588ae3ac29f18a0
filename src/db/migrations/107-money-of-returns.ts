import { type Kysely, sql } from 'kysely'

/**
 * An entry of a ledger names the return it was given for (O16). Before, the step of that return was known by its instant alone,
 * and where two were booked in one, it was the later return's.
 */
export async function nameReturns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('return_id', 'text').execute()
  const its = sql`from return_changes c join returns r on r.id = c.return_id
    where r.order_id = payments.order_id and c.to_state in ('refunded', 'credited') and c.changed_at = payments.booked_at`
  await sql`
    update payments set return_id = (select r.id ${its} order by r.asked_at desc, r.id desc limit 1)
    where kind = 'refund' and reverses is null and exists (select 1 ${its})
  `.execute(db)
}
