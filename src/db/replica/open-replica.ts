import { Kysely, PostgresDialect } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import type { PostgresPool } from '#src/db/hosts.ts'
import { openPostgres, type Patience } from '#src/db/postgres.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { setReplica } from './replica.ts'
import { askPrimary, watchPatience, watchReplica } from './watch-replica.ts'

/** A handle of the primary with its pool, and how long what is read in its place may take. */
export type Primary = { db: Db; pool: PostgresPool; patience: Patience }

/** Puts the replica of a URL beside each of these handles of one primary. One that does not answer stops nothing. */
export async function openReplica(
  { url, primaryUrl }: { url: string; primaryUrl: string },
  primaries: readonly Primary[],
): Promise<{ close(): Promise<void> }> {
  const { pool: asked } = openPostgres(url, watchPatience)
  const compared = openPostgres(primaryUrl, watchPatience)
  const watch = await watchReplica(asked, new Kysely<Tables>({ dialect: compared.dialect }))
  const pools = primaries.map((primary) => {
    const { pool, dialect } = openPostgres(url, primary.patience)
    const reading = readElsewhere(pool, primary.pool, watch.gone)
    setReplica(primary.db, {
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reading }) }),
      alone: new Kysely<Tables>({ dialect }),
      written: async () => (await askPrimary(primary.db)).written,
      has: watch.has,
      trouble: watch.trouble,
    })
    return pool
  })
  return {
    async close() {
      await watch.stop()
      await Promise.all([asked, compared.pool, ...pools].map((pool) => pool.end()))
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
