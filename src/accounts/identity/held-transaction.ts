import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

/** A transaction that is open until it is told to end. Between the two nothing may be waited for but the database. */
export type HeldTransaction = {
  trx: Promise<Db>
  /** Resolves after COMMIT returned. Throws what kept it from committing. */
  commit(): Promise<void>
  rollback(why: unknown): Promise<void>
}

/** `inTransaction` for a library that begins, works and ends by itself. */
export function holdTransaction(db: Db): HeldTransaction {
  const begun = Promise.withResolvers<Db>()
  const ended = Promise.withResolvers<void>()
  const whole = inTransaction(
    db,
    (trx) => {
      begun.resolve(trx)
      return ended.promise
    },
    // The library's work was done once and cannot be done anew from here.
    { attempts: 1 },
  )
  // BEGIN itself may fail, and then nobody waits for the end any more.
  whole.catch(begun.reject)
  ended.promise.catch(() => undefined)
  begun.promise.catch(() => undefined)
  return {
    trx: begun.promise,
    commit() {
      ended.resolve()
      return whole
    },
    rollback(why) {
      ended.reject(why)
      return whole.catch(() => undefined)
    },
  }
}
