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

/** Whether somebody's password is still the one of this hash; it stays so until the transaction ends. */
export async function isStillPassword(trx: Db, userId: string, hash: string): Promise<boolean> {
  const row = await lockRows(
    trx,
    trx
      .selectFrom('sign_in_methods')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential'),
  ).executeTakeFirst()
  return row?.password === hash
}
