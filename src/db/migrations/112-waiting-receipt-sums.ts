import { type Kysely, sql } from 'kysely'

/**
 * A receipt that waits while the shop begins to keep their sums is of what its order owes now (O15): a later edit does not change what
 * approving it books. Of an order that is off, that something comes back of, or that owes nothing, nobody knows the sum: it stays null.
 */
export async function sumWaitingReceipts(db: Kysely<unknown>): Promise<void> {
  const booked = sql`coalesce((select sum(p.amount + p.waived) from payments p where p.order_id = o.id), 0)`
  await sql`
    update pictures set
      sent_for = (select o.total - ${booked} from orders o where o.id = pictures.order_id),
      sent_after = (select count(*) from payments p where p.order_id = pictures.order_id)
    where purpose = 'proof' and review is null and sent_for is null and exists (
      select 1 from orders o
      where o.id = pictures.order_id and o.payment_proof = '/proofs/' || pictures.id || '.webp'
        and o.receipt = 'waiting' and o.status not in ('Cancelled', 'Return') and o.total > ${booked}
        and not exists (select 1 from returns r where r.order_id = o.id))
  `.execute(db)
}
