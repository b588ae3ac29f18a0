import { Kysely } from 'kysely'
import { shareVersion, type VersionWatch, watchPatience, watchVersion } from './catalogue-version.ts'
import type { Db, Tables } from './db.ts'
import type { PostgresPool } from './hosts.ts'
import { migrate } from './migrate.ts'
import { openBare } from './open-bare.ts'
import { openPostgres } from './postgres.ts'
import { openReplica } from './replica/open-replica.ts'
import { openSqlite } from './sqlite.ts'
import { setTurnPatience } from './turns/row-turns.ts'
import { setUnhurried, unhurriedDb } from './unhurried.ts'

/** In ms. One request may meet both, and its visitor reads within 2 s that the database does not answer. */
const visitors = { connectionMs: 800, statementMs: 1000 }
/** In ms: no statement of a report or an import takes longer; one that does hangs. */
const staffPatienceMs = 120_000
/** In ms, for a list of a replica: the primary is asked after it, and both answer within 2 s. */
const listPatience = { connectionMs: 300, statementMs: 700 }

export type OpenDatabase = {
  db: Db
  /** The number of the catalogue as this process knows it: every public page depends on it. */
  catalogueVersion: () => number
  close(): Promise<void>
}

/**
 * Opens the database of the shop and brings it to the newest shape: PostgreSQL where a URL is given, else
 * SQLite in `dir`; with `readUrl` a replica of PostgreSQL answers lists (record 068). Throws when the engine cannot be reached or another process holds the file. `patienceMs` is how long
 * a call waits for PostgreSQL: for a connection, for a lock and for the answer to a statement (record 053).
 */
export async function openDatabase(where: {
  url?: string | undefined
  readUrl?: string | undefined
  dir: string
  patienceMs?: number
}): Promise<OpenDatabase> {
  const { url, readUrl, dir, patienceMs } = where
  return url ? openOnPostgres(url, { readUrl, patienceMs }) : openOnSqlite(dir)
}

async function openOnSqlite(dir: string): Promise<OpenDatabase> {
  const { dialect, close } = openSqlite(dir)
  const db: Db = new Kysely<Tables>({ dialect })
  return whole(db, {
    prepare: () => migrate(db),
    async end() {
      await db.destroy()
      close()
    },
  })
}

async function openOnPostgres(
  url: string,
  { readUrl, patienceMs }: { readUrl: string | undefined; patienceMs: number | undefined },
): Promise<OpenDatabase> {
  const own = patienceMs && { connectionMs: patienceMs, statementMs: patienceMs }
  const quick = openPostgres(url, { ...visitors, ...own, most: 20 })
  const slow = openPostgres(url, { connectionMs: 5000, statementMs: staffPatienceMs, most: 4 })
  const db: Db = new Kysely<Tables>({ dialect: quick.dialect })
  const unhurried: Db = new Kysely<Tables>({ dialect: slow.dialect })
  setUnhurried(db, unhurried)
  if (patienceMs) setTurnPatience(db, patienceMs)
  const { pool } = openPostgres(url, watchPatience)
  let replica: Awaited<ReturnType<typeof openReplica>> | undefined
  return whole(db, {
    pool,
    async prepare() {
      await migrateAlone(url)
      if (!readUrl) return
      replica = await openReplica({ url: readUrl, primaryUrl: url }, [
        { db, pool: quick.pool, patience: { ...listPatience, most: 10 } },
        {
          db: unhurried,
          pool: slow.pool,
          patience: { ...listPatience, statementMs: staffPatienceMs, most: 4 },
        },
      ])
    },
    async end() {
      await replica?.close()
      await Promise.all([db.destroy(), unhurried.destroy(), pool.end()])
    },
  })
}

/** On a connection without limits: a migration takes as long as it takes, and waits for that of another process. */
async function migrateAlone(url: string): Promise<void> {
  const { db, close } = openBare({ url, dir: '' }, { toRead: false })
  try {
    await migrate(db)
  } finally {
    await close()
  }
}

type Opening = { pool?: PostgresPool; prepare: () => Promise<void>; end: () => Promise<void> }

async function whole(db: Db, { pool, prepare, end }: Opening): Promise<OpenDatabase> {
  let watch: VersionWatch | undefined
  const close = async () => {
    await watch?.stop()
    await end()
  }
  try {
    await prepare()
    watch = await watchVersion(db, pool)
    shareVersion(db, unhurriedDb(db))
  } catch (error) {
    await close()
    throw error
  }
  return { db, catalogueVersion: watch.current, close }
}
