import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Addresses } from './imgbb-store.ts'

/** Where a hosting service keeps our pictures, remembered in the database for every process. */
export function pictureAddresses(db: Db): Addresses {
  return {
    async remember(name, url) {
      await inTransaction(db, (trx) =>
        trx
          .insertInto('picture_addresses')
          .values({ name, url })
          .onConflict((clash) => clash.column('name').doUpdateSet({ url }))
          .execute(),
      )
    },
    async find(name) {
      const row = await db
        .selectFrom('picture_addresses')
        .select('url')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.url
    },
  }
}
