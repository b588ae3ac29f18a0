import type { Db } from '#src/db/db.ts'

/** A server that follows the primary and answers lists, reports and statistics in its place (record 068). */
export type Replica = {
  /** Reads there; what is not answered there is asked of the primary. */
  db: Db
  /** Reads there or fails. */
  alone: Db
  /** Whether it has all that the primary had written up to a position. */
  has(position: number): Promise<boolean>
  /** What the primary has written, in bytes of its log; part of it may not be on its disk. */
  written(): Promise<number>
  /** Why it is not read just now; undefined while it is. */
  trouble(): string | undefined
}

const replicas = new WeakMap<Db, Replica>()
const primaries = new WeakMap<Db, Db>()

/** The replica that is read beside this handle; undefined without DATABASE_READ_URL. */
export function replicaOf(db: Db): Replica | undefined {
  return replicas.get(db)
}

/** Says which replica is read beside `db`. */
export function setReplica(db: Db, replica: Replica): void {
  replicas.set(db, replica)
  primaries.set(replica.db, db)
  primaries.set(replica.alone, db)
}

/** The handle that may be written to: the one a replica's stands beside, or the handle itself. */
export function primaryOf(db: Db): Db {
  return primaries.get(db) ?? db
}

/**
 * Where lists are read now: what is told of there stands in the lists that are read after it. `alone`: what fails there
 * fails, since the primary would tell of what they lack. For whoever may have written just now it is http/lists/list-db.ts.
 */
export function followerOf(db: Db, { alone = false } = {}): Db {
  const replica = replicas.get(db)
  if (!replica || replica.trouble() !== undefined) return db
  return alone ? replica.alone : replica.db
}
