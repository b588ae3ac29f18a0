import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

/**
 * The embedded engine: one file in `dir`, one process. Durable: an acknowledged commit survives a power cut
 * (WAL with synchronous=FULL). Throws a one-line Error when another process holds the shop or `dir` cannot be used.
 */
export function openSqlite(dir: string): { dialect: ShopDialect; close(): void } {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const lock = holdAlone(path.join(dir, 'shop.lock'))
    const file = openFile(path.join(dir, 'shop.db'))
    const close = () => {
      file.exec('pragma optimize')
      file.close()
      lock.close()
    }
    return { dialect: new ShopDialect({ database: adapt(file) }), close }
  } catch (error) {
    if (isHeld(error)) throw new Error(`Another process already runs the shop in ${dir}. Stop it first.`)
    throw new Error(`DATA_DIR ${dir} cannot be used: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * The same file for reading only, also beside the process that holds it: a reader sees the last commit and holds
 * nobody up. Throws a one-line Error where there is no shop.
 */
export function openSqliteToRead(dir: string): { dialect: ShopDialect; close(): void } {
  const name = path.join(dir, 'shop.db')
  if (!existsSync(name)) throw new Error(`There is no shop in ${dir} yet. npm start makes one.`)
  const file = new DatabaseSync(name, { readOnly: true, timeout: 5000 })
  return { dialect: new ShopDialect({ database: adapt(file) }), close: () => file.close() }
}

/**
 * The same file to write a row or two beside the process that holds it, which waits as long as that takes. Throws a
 * one-line Error where there is no shop.
 */
export function openSqliteBeside(dir: string): { dialect: ShopDialect; close(): void } {
  const name = path.join(dir, 'shop.db')
  if (!existsSync(name)) throw new Error(`There is no shop in ${dir} yet. npm start makes one.`)
  const file = new DatabaseSync(name, { timeout: longestWaitBesideMs })
  file.exec(`pragma synchronous = full; pragma foreign_keys = on; ${deletionsByReplace}`)
  return { dialect: new ShopDialect({ database: adapt(file) }), close: () => file.close() }
}

/** Only the command line waits so long; a busy shop on a slow disk holds the file most of the time. */
const longestWaitBesideMs = 60_000

/** True while some process runs the shop in `dir`. */
export function isLockHeld(dir: string): boolean {
  const name = path.join(dir, 'shop.lock')
  if (!existsSync(name)) return false
  try {
    holdAlone(name).close()
    return false
  } catch (error) {
    if (isHeld(error)) return true
    throw error
  }
}

/** `replace` deletes rows past the triggers that refuse it (append-only.ts) unless triggers may be recursive. */
const deletionsByReplace = 'pragma recursive_triggers = on'
/** Pages (16 MiB) written before they go into the database: those of an order are mostly the same ones, and go there once. */
const logPages = 'pragma wal_autocheckpoint = 4000'

function openFile(name: string): DatabaseSync {
  makePrivate(name)
  const file = new DatabaseSync(name, { timeout: 5000 })
  file.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    ${deletionsByReplace}; ${logPages}; pragma cache_size = -32000; pragma temp_store = memory; pragma mmap_size = 268435456`)
  return file
}

/** The lock is the operating system's, held through SQLite itself: it cannot outlive the process. */
function holdAlone(name: string): DatabaseSync {
  makePrivate(name)
  const lock = new DatabaseSync(name, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    throw error
  }
  return lock
}

/** Read and written by the shop's own user alone, also where an older shop made it; SQLite's files beside it follow it. */
function makePrivate(name: string): void {
  // Only a file that is not there is opened: closing a second handle would give up the locks that are held on it.
  if (!existsSync(name)) closeSync(openSync(name, 'a', 0o600))
  for (const file of [name, `${name}-wal`, `${name}-shm`]) {
    try {
      chmodSync(file, 0o600)
    } catch {
      // Not there, somebody else's, or a disk without modes; doctor tells.
    }
  }
}

/** SQLITE_BUSY or SQLITE_LOCKED. */
function isHeld(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && [5, 6].includes(error.errcode & 0xff)
}

/** SQLite takes back tables and columns too: a shop that is killed while it takes migrations begins them anew. */
class ShopDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

/**
 * A transaction that reads before it writes is refused at once (SQLITE_BUSY_SNAPSHOT) when another process wrote
 * between the two; one that takes the file as it begins makes that process wait instead. Of a file that is open to
 * be read alone SQLite takes nothing.
 */
const beginToWrite = 'begin immediate'

/** What Kysely's SqliteDialect asks of better-sqlite3, over node:sqlite; statements are prepared once. */
function adapt(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    // Closed by openSqlite's caller, after the pragma; Kysely's destroy only lets go of it.
    close() {
      prepared.clear()
    },
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement =
        sql === 'rollback'
          ? rollback(file)
          : adaptStatement(file.prepare(sql === 'begin' ? beginToWrite : sql))
      if (prepared.size >= 500) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** A full or failing disk ends the transaction by itself; what it said must not be drowned by a second refusal. */
function rollback(file: DatabaseSync): SqliteStatement {
  const statement = adaptStatement(file.prepare('rollback'))
  return {
    ...statement,
    run: (parameters) =>
      file.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value as SQLInputValue
}
