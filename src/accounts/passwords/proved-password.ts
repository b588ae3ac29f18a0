import { AsyncLocalStorage } from 'node:async_hooks'

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
