import type { Db } from '#src/db/db.ts'

/** Ids of public products in a lasting order, with the instant of their last change: what a sitemap lists (P2). */
export async function listPublicIds(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ id: string; updated_at: string }[]> {
  return db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('visibility', '=', 'Public')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}
