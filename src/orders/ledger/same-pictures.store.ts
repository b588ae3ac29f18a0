import type { Db } from '#src/db/db.ts'

/** The other orders that came with the very same picture as the receipt of each of these, by the record id of its order; none where it is the only one. */
export async function listSamePictures(
  db: Db,
  receipts: readonly { id: string; content_hash: string | null }[],
): Promise<Map<string, { _id: string; orderId: string }[]>> {
  const hashes = receipts.flatMap(({ content_hash }) => content_hash ?? [])
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('pictures')
    .innerJoin('orders', 'orders.id', 'pictures.order_id')
    .select(['pictures.content_hash', 'orders.id', 'orders.order_id', 'orders.placed_at'])
    // An order may have sent it more than once.
    .distinct()
    .where('pictures.purpose', '=', 'proof')
    .where('pictures.content_hash', 'in', hashes)
    .orderBy('orders.placed_at')
    .execute()
  return new Map(
    receipts.map((receipt) => [
      receipt.id,
      rows
        .filter(({ id, content_hash }) => content_hash === receipt.content_hash && id !== receipt.id)
        .map(({ id, order_id }) => ({ _id: id, orderId: order_id })),
    ]),
  )
}
