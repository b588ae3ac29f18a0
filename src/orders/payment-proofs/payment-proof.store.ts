import { sql } from 'kysely'
import { decodeCursor, encodeCursor, type Page } from '#src/core/page.ts'
import type { Db } from '#src/db/db.ts'
import { isReceiptMissing, type PaymentProofState } from '#src/orders/ledger/payment-proof-state.ts'
import { hasReceipt } from '#src/orders/ledger/receipt-filter.store.ts'

/** A proof with its order; `review` is what was said of this picture, null while it waits. Amounts in baisa. */
export type ProofRow = {
  id: string
  order_id: string
  status: string
  customer_name: string
  customer_mobile: string
  total: number
  receipt: string
  placed_at: string
  picture: string
  review: string | null
  /** When the picture came: before its order where it was placed with it. */
  sent_at: string
  content_hash: string | null
  sent_for: number | null
  sent_after: number | null
}

/** One page of proofs by their orders, the newest first; deleted orders are left out. */
export async function listProofs(
  db: Db,
  review: PaymentProofState,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ProofRow>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ['string', 'string'])
  // A page of orders first: joined with all of them, a planner that expects one row would sort every approved one.
  let orders = db
    .selectFrom('orders')
    .selectAll()
    .where(hasReceipt(review))
    .where('deleted_at', 'is', null)
    // Of one that is asked for its first there is no picture to look at.
    .where('payment_proof', '<>', '')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after) orders = orders.where(sql<boolean>`(placed_at, id) < (${sql.join(after)})`)
  const rows = await db
    .selectFrom(orders.as('orders'))
    .innerJoin('pictures', 'pictures.order_id', 'orders.id')
    .select(proofColumns)
    .where(isCurrentProof)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(rows.length > limit && last && { next: encodeCursor([last.placed_at, last.id]) }) }
}

/** The proof an order stands on now; undefined for an order without one. */
export async function findProof(db: Db, orderId: string): Promise<ProofRow | undefined> {
  return currentProofs(db).where('orders.id', '=', orderId).executeTakeFirst()
}

/** The order behind a tracking link that takes a receipt (O15), with the address of the one it stands on, or ''. Undefined for every other. */
export async function findProofMissing(
  trx: Db,
  token: string,
): Promise<
  { id: string; order_id: string; status: string; payment_proof: string; customer_email: string } | undefined
> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'order_id', 'status', 'receipt', 'payment_method', 'payment_proof', 'customer_email'])
    .where('track_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return order && isReceiptMissing(order) ? order : undefined
}

/** Puts a fresh receipt in the place of the one it replaces; false when that is no longer the order's. */
export async function replaceProof(
  trx: Db,
  order: { id: string; before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ payment_proof: order.after, receipt: 'waiting' })
    .where('id', '=', order.id)
    .where('payment_proof', '=', order.before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Keeps with the order what staff said of its receipt, which lists filter by. */
export async function markReceipt(trx: Db, orderId: string, receipt: PaymentProofState): Promise<void> {
  await trx.updateTable('orders').set({ receipt }).where('id', '=', orderId).execute()
}

const proofColumns = [
  'orders.id',
  'orders.order_id',
  'orders.status',
  'orders.customer_name',
  'orders.customer_mobile',
  'orders.total',
  'orders.receipt',
  'orders.placed_at',
  'pictures.id as picture',
  'pictures.review',
  'pictures.created_at as sent_at',
  'pictures.content_hash',
  'pictures.sent_for',
  'pictures.sent_after',
] as const

/** An earlier picture that was replaced no longer counts. */
const isCurrentProof = sql<boolean>`orders.payment_proof = '/proofs/' || pictures.id || '.webp'`

/** Orders with the proof they stand on. */
function currentProofs(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('pictures', 'pictures.order_id', 'orders.id')
    .select(proofColumns)
    .where('orders.deleted_at', 'is', null)
    .where(isCurrentProof)
}
