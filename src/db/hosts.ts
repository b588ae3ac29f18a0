import type pg from 'pg'

/** What a pool of connections is to its users. */
export type PostgresPool = {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
  /** Kysely would cancel a statement with them, which the shop leaves to the server. */
  options: object
}

/**
 * One pool for each server, asked in turn from the one that served last: who is gone or is a standby is left for the
 * next. A connection is asked once whether its server may be written to.
 */
export function poolOfHosts(pools: readonly pg.Pool[], { writer }: { writer: boolean }): PostgresPool {
  const writers = new WeakSet<pg.PoolClient>()
  let current = 0

  async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if (!writer || writers.has(client)) return client
    try {
      const { rows } = await client.query('select pg_is_in_recovery() as standby')
      if (rows[0].standby) throw new Standby('This server follows another and takes no writes')
    } catch (error) {
      client.release(true)
      throw error
    }
    writers.add(client)
    return client
  }

  return {
    options: {},
    async connect() {
      for (let tries = 1; ; tries++) {
        const asked = current
        try {
          return await connectTo(pools[asked] as pg.Pool)
        } catch (error) {
          // All connections of the right server are in use: no other has more of them.
          if (isCrowded(error)) throw error
          if (current === asked) current = (asked + 1) % pools.length
          if (tries === pools.length) throw error
        }
      }
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

class Standby extends Error {
  /** That of PostgreSQL for a write to a standby. */
  readonly code = '25006'
}

function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}
