import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'

/** The hash of the password a call was sent, once that was found right. */
type Proved = { hash?: string }

const present = new AsyncLocalStorage<Proved>()

/**
 * Runs a call of the identity library that may be sent a password. Checking one takes a while in which the account may get
 * another; what the call writes because of the former one counts no more then (I5).
 */
export function rememberingProof<T>(call: () => Promise<T>): Promise<T> {
  return present.run({}, call)
}

/** The running call's password was right, or it has just made this one the account's. */
export function notePassword(hash: string): void {
  const proved = present.getStore()
  if (proved) proved.hash = hash
}

/** The hash that the running call proved; undefined where it was sent no password. */
export function provedHash(): string | undefined {
  return present.getStore()?.hash
}

/**
 * The hash of somebody's password, which nobody replaces until the transaction ends. Whoever ends sessions because of a new
 * password, or writes one because of the former, asks it first, so that neither goes on with what the other has changed.
 */
export async function lockPassword(trx: Db, userId: string): Promise<string | null | undefined> {
  const row = await lockRows(
    trx,
    trx
      .selectFrom('sign_in_methods')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential'),
  ).executeTakeFirst()
  return row?.password
}
