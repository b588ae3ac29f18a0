import type pg from 'pg'
import type { Db } from './db.ts'

const channel = 'catalogue_version'
const pollMs = 1000

/** Follows the version row: at once for this process's own changes, within a second for those of others. */
export type VersionWatch = { current: () => number; stop(): Promise<void> }

const known = new WeakMap<Db, { current: () => number; learn: (version: number) => void }>()

/** Starts following the version row. With a pool (PostgreSQL) other processes are heard by LISTEN and a poll. */
export async function watchVersion(db: Db, pool?: pg.Pool): Promise<VersionWatch> {
  let version = await readVersion(db)
  const learn = (seen: number) => {
    if (seen > version) version = seen
  }
  known.set(db, { current: () => version, learn })
  if (!pool) return { current: () => version, stop: async () => undefined }

  let stopped = false
  let busy = false
  let listener: pg.PoolClient | undefined
  const listen = async () => {
    const client = await pool.connect()
    const drop = () => {
      if (listener === client) listener = undefined
      client.release(true)
    }
    if (stopped) return drop()
    client.once('error', drop)
    client.on('notification', (message) => learn(Number(message.payload)))
    listener = client
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      client.off('error', drop)
      drop()
      throw error
    }
  }
  await listen()
  const timer = setInterval(async () => {
    // An unavailable database answers late; asking again meanwhile would only gather connections.
    if (busy) return
    busy = true
    try {
      if (!listener) await listen()
      learn(await readVersion(db))
    } catch {
      // Requests say so themselves, and the next tick asks again.
    } finally {
      busy = false
    }
  }, pollMs)
  return {
    current: () => version,
    async stop() {
      stopped = true
      clearInterval(timer)
      listener?.release(true)
    },
  }
}

/** Tells this process's watch of a version that was just committed. */
export function learnVersion(db: Db, version: number): void {
  known.get(db)?.learn(version)
}

/** The version that this process knows of, to keep what was read under it; undefined inside a transaction, which sees its own. */
export function knownVersion(db: Db): number | undefined {
  return known.get(db)?.current()
}

async function readVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('shop_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}
