import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from './db.ts'
import type { PostgresPool } from './hosts.ts'

const channel = 'catalogue_version'

/** In ms; together an edit is known within a second whatever becomes of the connection. */
const pace = {
  /** How often the row is read beside what is heard. */
  pollMs: 400,
  /** How soon a connection that broke is made anew. */
  againMs: 100,
}

/** How long the watch waits for a connection and for an answer on it, in ms. It has one, which no request waits for. */
export const watchPatience = { connectionMs: 500, statementMs: 300, most: 1 }

/** Follows the version row: at once for this process's own changes, within a second for those of others. */
export type VersionWatch = { current: () => number; stop(): Promise<void> }

const known = new WeakMap<Db, { current: () => number; learn: (version: number) => void }>()

/**
 * Starts following the version row. With a pool of its own (PostgreSQL) other processes are heard by LISTEN and a poll on
 * the same connection: what requests wait for keeps no edit from this process.
 */
export async function watchVersion(db: Db, pool?: PostgresPool): Promise<VersionWatch> {
  let version = await readVersion(db)
  const learn = (seen: number) => {
    if (seen > version) version = seen
  }
  known.set(db, { current: () => version, learn })
  if (!pool) return { current: () => version, stop: async () => undefined }

  const stopping = new AbortController()
  const first = await listen(pool, learn).catch(() => undefined)
  const following = follow({ pool, first, learn, ask: () => readVersion(db) }, stopping.signal)
  return {
    current: () => version,
    async stop() {
      stopping.abort()
      await following
    },
  }
}

type Listener = { client: pg.PoolClient; broken: AbortSignal }
type Learn = (version: number) => void

/** A connection that hears of every version from now on. */
async function listen(pool: PostgresPool, learn: Learn): Promise<Listener> {
  const client = await pool.connect()
  const breaking = new AbortController()
  client.once('error', () => breaking.abort())
  client.once('end', () => breaking.abort())
  client.on('notification', (message) => learn(Number(message.payload)))
  try {
    await client.query(`listen ${channel}`)
  } catch (error) {
    client.release(true)
    throw error
  }
  return { client, broken: breaking.signal }
}

type Following = {
  pool: PostgresPool
  first: Listener | undefined
  learn: Learn
  /** Reads the row as requests do. */
  ask: () => Promise<number>
}

/**
 * Listens and looks until it is stopped, on one connection after the other. Where none can be had, as from a server too
 * far away for the patience of the watch, it asks as requests do.
 */
async function follow({ pool, first, learn, ask }: Following, stopping: AbortSignal): Promise<void> {
  let listener = first
  while (!stopping.aborted) {
    try {
      listener ??= await listen(pool, learn)
      await look(listener, learn, stopping)
    } catch {
      // Requests say so themselves, and the next connection reads what this one missed.
      if (!stopping.aborted) void ask().then(learn, () => undefined)
    }
    listener?.client.release(true)
    listener = undefined
    await pause(pace.againMs, stopping)
  }
}

/** Reads the row again and again, until the connection breaks or it is stopped. */
async function look({ client, broken }: Listener, learn: Learn, stopping: AbortSignal): Promise<void> {
  const over = AbortSignal.any([broken, stopping])
  while (!over.aborted) {
    const { rows } = await client.query('select version from shop_version where id = 1')
    learn(rows[0].version)
    await pause(pace.pollMs, over)
  }
}

/** Waits so long, or until the signal. */
async function pause(ms: number, over: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: over }).catch(() => undefined)
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
