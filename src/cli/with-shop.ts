import type { Config } from '#src/config.ts'
import type { Db } from '#src/db/db.ts'
import { openDatabase } from '#src/db/open.ts'
import { openBare } from '#src/db/open-bare.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import type { PictureStore } from '#src/shop.ts'

/** What a verb that changes the shop needs of it. */
export type OpenForVerb = { db: Db; pictures: PictureStore; proofs: PictureStore; clock: () => Date }

/** Opens the shop for a verb that changes it: alone on SQLite, beside running processes on PostgreSQL. */
export async function withShop<T>(config: Config, work: (shop: OpenForVerb) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ url: config.DATABASE_URL, dir: config.DATA_DIR })
  try {
    return await work({ db, ...openStores(config, db), clock: () => new Date() })
  } finally {
    await close()
  }
}

/** Opens the database for a verb that only reads it, also beside a running shop, in the shape it has. */
export async function withDatabase<T>(
  config: Config,
  work: (db: Db) => Promise<T>,
  { toRead = true, beside = false } = {},
): Promise<T> {
  const { db, close } = openBare({ url: config.DATABASE_URL, dir: config.DATA_DIR }, { toRead, beside })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
