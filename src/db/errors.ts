const sqliteUnavailable = new Set([5, 6, 8, 10, 11, 13, 14, 26]) // busy, locked, readonly, ioerr, corrupt, full, cantopen, notadb
// Deadlock, serialization and lock waits (40…, 55P03) are over by the next try, as a server that comes back is; 57014 is
// a statement that took too long.
const postgresUnavailable = /^(08|40|53|55P03|57014|57P0|58|25006)/

/** True when an error says that the database cannot serve just now: full disk, failing sync, gone server. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('errcode' in error && typeof error.errcode === 'number')
    return sqliteUnavailable.has(error.errcode & 0xff)
  if (!('code' in error) || typeof error.code !== 'string') {
    return (
      error instanceof Error &&
      /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message)
    )
  }
  return (
    postgresUnavailable.test(error.code) ||
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(
      error.code,
    )
  )
}

/** True when the database cannot serve and did not say so itself: no word of a lock, of a statement's time or of its limits. */
export function isDatabaseSilent(error: unknown): boolean {
  if (!isDatabaseUnavailable(error)) return false
  const { code = '' } = error as { code?: unknown }
  return typeof code !== 'string' || !/^(40|53|55P03|57014)/.test(code)
}

/** True for a transaction that PostgreSQL ended in favour of another (deadlock, serialization): done anew it succeeds. */
export function isLostRace(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === '40P01' || error.code === '40001')
  )
}

/** True when a unique key refused a row: somebody else was first. */
export function isDuplicate(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY; unique_violation.
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555
  return 'code' in error && error.code === '23505'
}
