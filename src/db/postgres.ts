import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { hostsOf } from '#src/core/postgres-hosts.ts'
import { type PostgresPool, poolOfHosts } from './hosts.ts'

const int8 = 20
const numeric = 1700

/** How long PostgreSQL may take, in ms; without `statementMs` a statement takes as long as it takes. */
export type Patience = {
  /** For a connection, be it a new one or one that others are done with. */
  connectionMs: number
  /** For a statement, and within it for what others have locked. */
  statementMs?: number
  /** The most connections at a time. */
  most: number
}

/** What a server that cannot hear that its time is over gets beyond it, before the connection is cut. */
const silenceMs = 150

/** A server that hears rolls back at once, and who waits for it has waited for a statement before. */
const rollbackMs = 300

/** The second engine: pools of connections to the servers of the URL; int8 and numeric come back as numbers, not as text. */
export function openPostgres(
  url: string,
  patience: Patience = { connectionMs: 5000, most: 20 },
): { dialect: PostgresDialect; pool: PostgresPool } {
  const { urls, writer } = hostsOf(url)
  const pool = poolOfHosts(
    urls.map((one) => openPool(one, patience)),
    { writer },
  )
  return { dialect: new PostgresDialect({ pool }), pool }
}

function openPool(connectionString: string, { connectionMs, statementMs, most }: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: connectionMs,
    ...(statementMs && { statement_timeout: statementMs, lock_timeout: statementMs }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A connection that breaks is replaced by the pool, and who used it gets an error; without a listener at rest and
  // at work it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (statementMs) cutWhenSilent(client, statementMs + silenceMs)
  })
  return pool
}

/**
 * A server that is gone without a word, or stands still, ends no statement by itself. Ending the connection while it
 * works tells its user at once, and the pool takes a new one.
 */
function cutWhenSilent(client: pg.PoolClient, afterMs: number): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const watched = async (...asked: unknown[]) => {
    const isRollback = (asked[0] as { text?: string })?.text === 'rollback'
    const timer = setTimeout(
      () => void (client as unknown as pg.Client).end().catch(() => undefined),
      isRollback ? rollbackMs : afterMs,
    )
    try {
      return await query(...asked)
    } finally {
      clearTimeout(timer)
    }
  }
  client.query = watched as typeof client.query
}
