import { Migrator } from 'kysely/migration'
import { createShop } from './migrations/001-shop.ts'
import { addProductWords } from './migrations/002-product-words.ts'
import { createAccounts } from './migrations/003-accounts.ts'
import type { Db } from './open.ts'

const migrations = {
  '001-shop': { up: createShop },
  '002-product-words': { up: addProductWords },
  '003-accounts': { up: createAccounts },
}

/** Brings the database to the newest shape. Throws when a step fails; steps before it stay done. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
