import { Kysely } from 'kysely'
import { type VersionWatch, watchVersion } from './catalogue-version.ts'
import type { Db, Tables } from './db.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type OpenDatabase = {
  db: Db
  /** The number of the catalogue as this process knows it: every public page depends on it. */
  catalogueVersion: () => number
  close(): Promise<void>
}

/**
 * Opens the database of the shop and brings it to the newest shape: PostgreSQL where a URL is given, else
 * SQLite in `dir`. Throws when the engine cannot be reached or another process holds the file. `patienceMs` is how long
 * a call waits for a connection to PostgreSQL.
 */
export async function openDatabase(where: {
  url?: string | undefined
  dir: string
  patienceMs?: number
}): Promise<OpenDatabase> {
  const opened = where.url ? openPostgres(where.url, where.patienceMs) : openSqlite(where.dir)
  const db: Db = new Kysely<Tables>({ dialect: opened.dialect })
  let watch: VersionWatch | undefined
  const close = async () => {
    await watch?.stop()
    await db.destroy()
    if ('close' in opened) opened.close()
  }
  try {
    await migrate(db)
    watch = await watchVersion(db, 'pool' in opened ? opened.pool : undefined)
  } catch (error) {
    await close()
    throw error
  }
  return { db, catalogueVersion: watch.current, close }
}
