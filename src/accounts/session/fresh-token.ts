import type { Api } from '#src/ui/data/api.ts'
import { askToken, sessionEmail } from './auth.query.ts'
import { claimsOf } from './stored-account.ts'
import { storedToken, storeToken, tokenKey } from './token-storage.ts'

/** A token this near to its end is renewed before it is used. */
const earlyMs = 60_000

let received: { token: string; goodUntil: number } | undefined
let renewal: Promise<string | undefined> | undefined

/**
 * A token that is good for another minute, renewed from the session when the stored one is not, or when it is `refused`.
 * However many ask at once, here or in other tabs, it is renewed once. Undefined when nobody is signed in any more: the
 * stored token is gone then. Throws ApiProblem when the shop cannot be asked.
 */
export async function freshToken(api: Api, refused?: string): Promise<string | undefined> {
  const token = goodToken(refused)
  if (token) return token
  renewal ??= oneTabAtATime(() => renew(api, refused)).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** How long the stored token may rest before it has to be renewed, in milliseconds; undefined when there is none. */
export function restOfToken(): number | undefined {
  const token = storedToken()
  return token === undefined ? undefined : Math.max(0, goodUntil(token) - earlyMs - Date.now())
}

/** A token that another tab has just stored lives from now, by this machine's clock. */
export function noteArrival(): void {
  const token = storedToken()
  if (token && received?.token !== token) received = { token, goodUntil: Date.now() + lifeOf(token) }
}

async function renew(api: Api, refused: string | undefined): Promise<string | undefined> {
  // Another tab may have renewed it while this one waited.
  const theirs = goodToken(refused)
  if (theirs) return theirs
  const email = await sessionEmail(api)
  const token = email === undefined ? undefined : await askToken(api, email)
  if (token) received = { token, goodUntil: Date.now() + lifeOf(token) }
  storeToken(token)
  return token
}

function goodToken(refused: string | undefined): string | undefined {
  const token = storedToken()
  return token && token !== refused && goodUntil(token) - earlyMs > Date.now() ? token : undefined
}

/** By this machine's clock: a token it received itself lives as long as it says, however wrong the clock is. */
function goodUntil(token: string): number {
  return received?.token === token ? received.goodUntil : (claimsOf(token).exp ?? 0) * 1000
}

function lifeOf(token: string): number {
  const { exp = 0, iat = exp } = claimsOf(token)
  return (exp - iat) * 1000
}

/** Locks exist only where the connection is safe; elsewhere two tabs may both renew, which harms nobody. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(tokenKey, work) : work()
}
