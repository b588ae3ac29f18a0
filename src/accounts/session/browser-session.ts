import { giveCartTo } from '#src/catalogue/cart/give-cart.ts'
import { type Api, ApiProblem } from '#src/ui/data/api.ts'
import { dropDrafts } from '#src/ui/form/drop-drafts.ts'
import { apiWithToken } from './api-with-token.ts'
import { askMe, authCall, type Me } from './auth.query.ts'
import { freshToken } from './fresh-token.ts'
import { claimsOf } from './stored-account.ts'
import { storedToken, storeToken, subscribeToken } from './token-storage.ts'

/**
 * Who is signed in, as this page knows it (product.md section 4). `failed`: the shop could not be asked. `left`: it was
 * the person's own wish, so nobody is asked to log in again.
 */
export type Session =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'signed-out'; left: boolean }
  | { phase: 'signed-in'; me: Me }

export const loadingSession: Session = { phase: 'loading' }

let session: Session = loadingSession
let following = false
const listeners = new Set<() => void>()

export function readSession(): Session {
  return session
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Finds out who is signed in: a token from the proven session if there is none yet, then the person. Never throws. */
export async function openSession(api: Api): Promise<void> {
  follow(api)
  if (session.phase !== 'signed-in') change(loadingSession)
  try {
    const token = await freshToken(api)
    change(
      token ? { phase: 'signed-in', me: await meWith(api, token) } : { phase: 'signed-out', left: false },
    )
  } catch (problem) {
    const refused = problem instanceof ApiProblem && problem.status === 401
    change(refused ? { phase: 'signed-out', left: false } : { phase: 'failed' })
  }
}

/**
 * Signs somebody in or up, then asks for the token of their e-mail, stores it and clears the loading state (product.md
 * section 4); that is cleared after a failure too (I6). Throws ApiProblem.
 */
export async function enter(api: Api, signIn: () => Promise<unknown>): Promise<Me> {
  follow(api)
  try {
    await signIn()
    // A token of somebody who was here before must not outlive them.
    storeToken(undefined)
    change(loadingSession)
    const token = await freshToken(api)
    if (!token) throw new ApiProblem(401, {})
    const me = await meWith(api, token)
    change({ phase: 'signed-in', me })
    return me
  } catch (problem) {
    if (session.phase === 'loading') change({ phase: 'signed-out', left: false })
    throw problem
  }
}

/**
 * Takes a session that has just replaced this one's, of the same person, without anything on the page being asked
 * anew. Throws ApiProblem when it is none.
 */
export async function takeNewSession(api: Api): Promise<Me> {
  const token = await freshToken(api, storedToken())
  if (!token) throw new ApiProblem(401, {})
  return meWith(api, token)
}

/** Asks again who this is, after a change to the account. Throws ApiProblem. */
export async function refreshMe(api: Api): Promise<void> {
  change({ phase: 'signed-in', me: await askMe(api) })
}

/** Logs out because the person asked to. Throws ApiProblem, and then they are still signed in. */
export async function leave(api: Api): Promise<void> {
  await authCall(api, 'sign-out', {})
  forget(true)
}

/**
 * Takes an account out of this browser; what was typed stays for who did not wish to leave, and will log in again.
 */
export function forget(left: boolean): void {
  if (left) dropDrafts()
  change({ phase: 'signed-out', left })
  storeToken(left ? '' : undefined)
}

/**
 * The shop has refused this person: with 403 the session still lives, so it is ended there too (product.md section 4).
 */
export async function endSession(api: Api, status: number): Promise<void> {
  if (status === 403) await authCall(api, 'sign-out', {}).catch(() => undefined)
  forget(false)
}

/** The person of a token; a token the shop refuses is renewed once. */
async function meWith(api: Api, token: string): Promise<Me> {
  try {
    return await askMe(apiWithToken(api))
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.status === 401)) throw problem
    if (!(await freshToken(api, token))) throw problem
    return askMe(apiWithToken(api))
  }
}

/** Another tab logs out, or lets somebody else in: this page follows. */
function follow(api: Api) {
  if (following) return
  following = true
  subscribeToken(() => {
    if (session.phase !== 'signed-in') return
    const token = storedToken()
    if (token === undefined) change({ phase: 'signed-out', left: false })
    else if (claimsOf(token).sub !== session.me.id) {
      change(loadingSession)
      void openSession(api)
    }
  })
}

function change(next: Session) {
  session = next
  // The bag knows who fills it, and nobody once they are gone (product.md section 3).
  if (next.phase === 'signed-in') giveCartTo(next.me.email)
  if (next.phase === 'signed-out') giveCartTo('')
  for (const listener of listeners) listener()
}
