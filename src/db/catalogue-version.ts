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

/** Lets another handle of the same database know and tell the same version. */
export function shareVersion(db: Db, other: Db): void {
  const watch = known.get(db)
  if (watch) known.set(other, watch)
}

/**
 * Keeps what `read` reads for the present version of the catalogue: it is read anew after each change, and inside a
 * transaction each time, as the transaction sees it.
 */
export function keepForVersion<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, { version: number; value: Promise<T> }>()
  return (db) => {
    const version = known.get(db)?.current()
    if (version === undefined) return read(db)
    const last = kept.get(db)
    if (last?.version === version) return last.value
    const reading = { version, value: read(db) }
    kept.set(db, reading)
    reading.value.catch(() => {
      if (kept.get(db) === reading) kept.delete(db)
    })
    return reading.value
  }
}

async function readVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('shop_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}
