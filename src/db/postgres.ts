import { PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20
const numeric = 1700

/** In ms: how long a call waits for a connection, be it a new one or one that others are done with. */
const usualPatienceMs = 5000

/** The second engine: a pool of connections; int8 and numeric come back as numbers, not as text. */
export function openPostgres(
  url: string,
  patienceMs = usualPatienceMs,
): { dialect: PostgresDialect; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: patienceMs,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A connection that breaks is replaced by the pool, and who used it gets an error; without a listener at rest and
  // at work it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { dialect: new PostgresDialect({ pool }), pool }
}
