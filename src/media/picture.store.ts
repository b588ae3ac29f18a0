import type { Db } from '#src/db/db.ts'
import type { StoredPicture } from './ingest.ts'

type Origin = {
  /** Where it came from: who may see it follows from that (F2). */
  purpose: 'demo' | 'staff' | 'proof'
  now: Date
  uploadedBy?: string | undefined
}

/** Notes stored pictures in the database; the same public bytes noted twice stay one row. Inside a transaction. */
export async function insertPictures(
  trx: Db,
  pictures: readonly StoredPicture[],
  { purpose, now, uploadedBy }: Origin,
): Promise<void> {
  if (pictures.length === 0) return
  await trx
    .insertInto('pictures')
    .values(
      pictures.map(({ id, width, height, contentHash, sight }) => ({
        id,
        width,
        height,
        private: purpose === 'proof' ? (1 as const) : (0 as const),
        purpose,
        uploaded_by: uploadedBy ?? null,
        content_hash: contentHash,
        sight: purpose === 'proof' ? null : (sight ?? null),
        created_at: now.toISOString(),
      })),
    )
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()
}
