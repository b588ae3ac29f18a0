import { Kysely, PostgresDialect } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import type { PostgresPool } from '#src/db/hosts.ts'
import { openPostgres, type Patience } from '#src/db/postgres.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { setReplica } from './replica.ts'
import { askPrimary, watchPatience, watchReplica } from './watch-replica.ts'

/** A handle of the primary with its pool, and how long what is read in its place may take. */
export type Primary = { db: Db; pool: PostgresPool; patience: Patience }

/** Puts the replica of the URL beside each of these handles of one primary. One that does not answer stops nothing. */
export async function openReplica(
  url: string,
  primaries: readonly [Primary, ...Primary[]],
): Promise<{ close(): Promise<void> }> {
  const { pool: asked } = openPostgres(url, watchPatience)
  const watch = await watchReplica(asked, primaries[0].db)
  const readers = primaries.map((primary) => {
    const pool = readElsewhere(openPostgres(url, primary.patience).pool, primary.pool, watch.gone)
    const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    const position = async () => (await askPrimary(primary.db)).position
    setReplica(primary.db, { db, position, has: watch.has, trouble: watch.trouble })
    return db
  })
  return {
    async close() {
      await watch.stop()
      await Promise.all([asked.end(), ...readers.map((reader) => reader.destroy())])
    },
  }
}

/** What keeps the replica of a URL from being read, as one look finds it; undefined where nothing does. */
export async function examineReplica(url: string, primary: Db): Promise<string | undefined> {
  const { pool } = openPostgres(url, watchPatience)
  const watch = await watchReplica(pool, primary)
  await watch.stop()
  await pool.end()
  return watch.trouble()
}
