import type pg from 'pg'
import type { PostgresPool } from '#src/db/hosts.ts'

/**
 * Connections for reading: of the replica, and for whatever fails there of the primary. `gone` is aborted as soon as the
 * replica is known to answer no more, also for a statement that may take minutes. Never for transactions.
 */
export function readElsewhere(
  replica: PostgresPool,
  primary: PostgresPool,
  gone: () => AbortSignal,
): PostgresPool {
  return {
    options: {},
    async connect() {
      const over = gone()
      const client = over.aborted ? undefined : await replica.connect().catch(() => undefined)
      return client ? reader(client, primary, over) : primary.connect()
    },
    end: () => replica.end(),
  }
}

/** As much of a connection as Kysely uses. */
function reader(client: pg.PoolClient, primary: PostgresPool, over: AbortSignal): pg.PoolClient {
  let failed = false
  async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (!failed)
      try {
        return await unlessOver(client.query(text, values), over)
      } catch {
        failed = true
      }
    const own = await primary.connect()
    try {
      return await own.query(text, values)
    } finally {
      own.release()
    }
  }
  return { query, release: () => client.release(failed) } as unknown as pg.PoolClient
}

function unlessOver<T>(work: Promise<T>, over: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The replica answers no more'))
    if (over.aborted) stop()
    over.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => over.removeEventListener('abort', stop))
  })
}
