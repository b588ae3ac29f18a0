import { randomUUID } from 'node:crypto'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

export type CommitLoop = { file: DatabaseSync; insert: StatementSync; close(): void }

// What an order is in JSON, about.
const payload = 'x'.repeat(400)

/** A database as durable as the shop's (WAL, synchronous=FULL) with one table and nothing else. */
export function openCommitLoop(path: string): CommitLoop {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; pragma synchronous = full')
  file.exec('create table bare_orders (id text primary key, body text not null)')
  const insert = file.prepare('insert into bare_orders values (?, ?)')
  return { file, insert, close: () => file.close() }
}

/** Commits one row at a time, each in a transaction of its own, for `ms`; answers commits a second. */
export function commitFor(ms: number, { file, insert }: CommitLoop): number {
  const began = performance.now()
  let commits = 0
  while (performance.now() - began < ms) {
    file.exec('begin immediate')
    insert.run(randomUUID(), payload)
    file.exec('commit')
    commits++
  }
  return commits / ((performance.now() - began) / 1000)
}
