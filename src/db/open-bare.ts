import { Kysely } from 'kysely'
import type { Db, Tables } from './db.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, openSqliteBeside, openSqliteToRead } from './sqlite.ts'

/**
 * The database as it is, without bringing it to the newest shape; `toRead` also beside a running shop, and
 * `beside` for a row or two that are written there. Throws a
 * one-line Error as openDatabase does.
 */
export function openBare(
  where: { url?: string | undefined; dir: string },
  { toRead, beside = false }: { toRead: boolean; beside?: boolean },
): { db: Db; close(): Promise<void> } {
  const opened = where.url
    ? openPostgres(where.url)
    : toRead
      ? openSqliteToRead(where.dir)
      : beside
        ? openSqliteBeside(where.dir)
        : openSqlite(where.dir)
  const db: Db = new Kysely<Tables>({ dialect: opened.dialect })
  return {
    db,
    async close() {
      await db.destroy()
      if ('close' in opened) opened.close()
    },
  }
}
