import type { Db } from './db.ts'

const unhurried = new WeakMap<Db, Db>()

/**
 * The same database for work that staff wait for and that may take its time: reports, files, many products at once. On
 * PostgreSQL it has few connections of its own, whose statements are not cut after the time a visitor would wait; inside
 * a transaction, and on SQLite, it is the handle itself.
 */
export function unhurriedDb(db: Db): Db {
  return unhurried.get(db) ?? db
}

/** Says which handle is the unhurried one of `db`. */
export function setUnhurried(db: Db, patient: Db): void {
  unhurried.set(db, patient)
}
