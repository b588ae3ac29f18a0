import type { Baisa } from '#src/core/money.ts'
import type { Db } from '#src/db/db.ts'
import { proofId } from './proof-address.ts'

/** What a receipt was sent for: the sum that was owed then, in baisa, and how many entries the order's ledger had. */
export type SentFor = { sum: Baisa; after: number }

/** A receipt as it is kept: its content, what staff said of it, and what it was sent for, where that is known. */
export type KeptProof = {
  content_hash: string | null
  review: string | null
  sent_for: number | null
  sent_after: number | null
}

/**
 * Gives an uploaded receipt to an order, once: true when `url` is a proof of this shop that no order has yet (F2).
 * Decided by the database, inside the order's transaction. Photos of a return are sent for no sum.
 */
export async function claimProof(trx: Db, url: string, orderId: string, sent?: SentFor): Promise<boolean> {
  const id = proofId(url)
  if (!id) return false
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set({ order_id: orderId, ...(sent && { sent_for: sent.sum, sent_after: sent.after }) })
    .where('id', '=', id)
    .where('purpose', '=', 'proof')
    .where('order_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The receipt at this address, as an order keeps it; undefined for none. */
export async function findKeptProof(db: Db, url: string): Promise<KeptProof | undefined> {
  const id = proofId(url)
  if (!id) return undefined
  return db
    .selectFrom('pictures')
    .select(['content_hash', 'review', 'sent_for', 'sent_after'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether staff approved the receipt at this address. */
export async function isApprovedProof(db: Db, url: string): Promise<boolean> {
  return (await findKeptProof(db, url))?.review === 'approved'
}

/** How many receipts no order has used; counted up to `most`. */
export async function countUnclaimedProofs(db: Db, most: number): Promise<number> {
  const some = db
    .selectFrom('pictures')
    .select('id')
    .where('order_id', 'is', null)
    .where('purpose', '=', 'proof')
    .limit(most)
  const { count } = await db
    .selectFrom(some.as('unclaimed'))
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those of these receipts that are there and that no order has used. */
export async function listUnclaimedProofs(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('id')
    .where('id', 'in', ids)
    .where('order_id', 'is', null)
    .where('purpose', '=', 'proof')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Gives up the receipts of orders whose customer is forgotten (I8): nobody sees or claims them any more, and the hourly
 * cleanup deletes file and row, so that no file is left without a row.
 */
export async function forgetProofs(trx: Db, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('pictures')
    .set({ purpose: forgottenProof, order_id: null, content_hash: null, review: null })
    .where('purpose', '=', 'proof')
    .where('order_id', 'in', orderIds)
    .execute()
}

/** The purpose of a receipt that waits to be deleted. */
export const forgottenProof = 'forgotten-proof'

/** Keeps a decision about a proof over the one that was seen; false when somebody decided otherwise meanwhile. */
export async function saveReview(
  trx: Db,
  id: string,
  { seen, review }: { seen: string | null; review: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set({ review })
    .where('id', '=', id)
    .where('purpose', '=', 'proof')
    .where('review', seen === null ? 'is' : '=', seen)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
