import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import type { PostgresPool } from '#src/db/hosts.ts'

/** In ms: how often both servers are asked. */
const paceMs = 500
/** So many looks, a second: what the primary had before them a replica that is read has. */
const looksBehind = 2
/** In ms: a replica that was compared with the primary no later counts as behind. */
const longestUncomparedMs = 1000
/** In ms: what a replica that answers again gets to reach what the primary has at this moment. */
const catchUpMs = 100

/** How long the watch waits for either server, in ms. It has one connection to each, which no request waits for. */
export const watchPatience = { connectionMs: 500, statementMs: 300, most: 1 }

export type ReplicaWatch = {
  has(position: number): Promise<boolean>
  trouble(): string | undefined
  /** Aborted once the replica answers no more; a new one when it does again. */
  gone(): AbortSignal
  stop(): Promise<void>
}

/** How far a server is, of what is on the disk of the primary, and which database of which cluster it has. */
type Place = { position: number; shop: string }
/** With all that was ever answered: a commit may be before it is on the disk (`synchronous_commit=off`). */
type PrimaryPlace = Place & { written: number }
const ofDatabase = "(select system_identifier || ' ' || current_database() from pg_control_system())"

/** Follows how far the replica is; the first look is over when it answers. Never throws: a replica is not needed. */
export async function watchReplica(replica: PostgresPool, primary: Db): Promise<ReplicaWatch> {
  const stopping = new AbortController()
  let trouble: string | undefined = silent
  let gone = new AbortController()
  let replayed = 0
  let asking: Promise<Place | undefined> | undefined
  // What the primary had at the last looks, the oldest first.
  let before: number[] = []
  let comparedAt = performance.now()
  const isUncompared = () => performance.now() - comparedAt > longestUncomparedMs
  const present = () => trouble ?? (isUncompared() ? behind : undefined)

  /** Asks the replica, once for all who ask at this moment; undefined where it cannot be read. */
  function ask(): Promise<Place | undefined> {
    asking ??= askReplica(replica)
      .then(
        (place) => {
          if (gone.signal.aborted) gone = new AbortController()
          if (place === undefined) trouble = noStandby
          replayed = place?.position ?? 0
          return place
        },
        () => {
          trouble = silent
          gone.abort()
          return undefined
        },
      )
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  async function look(): Promise<void> {
    // Whoever read the primary meanwhile is not to see less of it, either.
    trouble = present()
    // The primary second: a server that follows it cannot have more, unless it went on alone after a failover.
    const place = await ask()
    const own = await askPrimary(primary).catch(() => undefined)
    if (!own || !place) return
    comparedAt = performance.now()
    before = [...before, own.position].slice(-looksBehind - 1)
    if (place.shop !== own.shop || place.position > own.position) trouble = stranger
    else if (replayed < (before[0] ?? 0)) trouble = behind
    else if (trouble !== undefined) {
      // Nobody who was just answered by the primary is to see less of it.
      if (replayed < own.position) await pause(catchUpMs, stopping.signal)
      if ((await ask()) && replayed >= own.position) trouble = undefined
    }
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(paceMs, stopping.signal)
      if (!stopping.signal.aborted) await look()
    }
  }

  await look()
  const following = follow()
  return {
    async has(position) {
      if (present() === undefined && replayed < position) await ask()
      return present() === undefined && replayed >= position
    },
    trouble: present,
    gone: () => gone.signal,
    async stop() {
      stopping.abort()
      await following
    },
  }
}

/** How far the primary is, in bytes of its log. */
export async function askPrimary(db: Db): Promise<PrimaryPlace> {
  const { rows } = await sql<PrimaryPlace>`
    select pg_current_wal_flush_lsn() - '0/0'::pg_lsn as position,
      pg_current_wal_insert_lsn() - '0/0'::pg_lsn as written,
      ${sql.raw(ofDatabase)} as shop`.execute(db)
  const [place] = rows
  if (!place) throw new Error('The primary did not say where it is')
  return place
}

/** What the replica has; undefined for a server that follows no other. */
async function askReplica(pool: PostgresPool): Promise<Place | undefined> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query(
      `select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position,
        ${ofDatabase} as shop`,
    )
    client.release()
    const { standby, position, shop } = rows[0]
    return standby ? { position: position ?? 0, shop } : undefined
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Waits so long, or until the signal. */
async function pause(ms: number, over: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal: over, ref: false }).catch(() => undefined)
}

const silent = 'does not answer'
const noStandby = 'follows no other server'
const stranger = 'follows another database than DATABASE_URL'
const behind = 'is more than a second behind'
