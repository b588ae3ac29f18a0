import { readPictureUrl } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'

/** True for the address of a public picture that was stored in this shop; a payment proof is none (F2). */
export async function isShopPicture(db: Db, url: string): Promise<boolean> {
  const picture = readPictureUrl(url)
  if (!picture || picture.variant) return false
  const row = await db
    .selectFrom('pictures')
    .select('id')
    .where('id', '=', picture.id)
    .where('private', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}
