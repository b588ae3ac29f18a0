import type { Db } from '#src/db/open.ts'
import type { StoredPicture } from './ingest.ts'

/** Notes public pictures in the database; the same bytes noted twice stay one row. Inside a transaction. */
export async function insertPictures(
  trx: Db,
  pictures: readonly StoredPicture[],
  { purpose, now }: { purpose: 'demo' | 'staff'; now: Date },
): Promise<void> {
  if (pictures.length === 0) return
  await trx
    .insertInto('pictures')
    .values(
      pictures.map(({ id, width, height }) => ({
        id,
        width,
        height,
        private: 0 as const,
        purpose,
        created_at: now.toISOString(),
      })),
    )
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()
}
