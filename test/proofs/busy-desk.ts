import { sql } from 'kysely'
import type { Db } from '#src/db/db.ts'

/**
 * What lies on the desk beside the orders of a busy year: the receipt of each transfer, an e-mail about each order, and a
 * visitor's message for every tenth, of which the newest wait.
 */
export async function fillDesk(db: Db): Promise<void> {
  await sql`insert into pictures (id, width, height, private, purpose, order_id, content_hash, review, created_at)
    select replace(id, '-', ''), 800, 1000, 1, 'proof', id, id, case receipt when 'waiting' then null else receipt end, placed_at
    from orders where receipt <> ''`.execute(db)
  await sql`update orders set payment_proof = '/proofs/' || replace(id, '-', '') || '.webp' where receipt <> ''`.execute(
    db,
  )
  await sql`insert into mail_outbox (id, kind, recipient, locale, payload, status, attempts, next_attempt_at, created_at, sent_at, filed)
    select 'letter-' || id, 'order-received', customer_email, 'en', '{"orderId":"' || id || '"}', 'sent', 1, placed_at, placed_at, placed_at, 0
    from orders`.execute(db)
  await sql`insert into contact_messages (id, full_name, email, message, created_at, locale, answered_at, search_folded)
    select 'message-' || id, customer_name, customer_email, 'Is the tote still there?', placed_at, 'en',
      case status when 'Pending' then null else placed_at end, lower(customer_name || ' ' || customer_email) || ' is the tote still there?'
    from orders where source = 'phone'`.execute(db)
}
