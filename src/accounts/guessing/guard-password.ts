import type { Context } from 'hono'
import { Problem } from '#src/core/problem.ts'
import { addressOf } from '#src/http/address.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Shop } from '#src/shop.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { type Count, clearAttempts, countAttempt, uncountAttempt } from './sign-in-attempts.store.ts'

type GuardContext = Pick<Shop, 'db' | 'clock' | 'secret' | 'config'>

/**
 * Signs somebody in by a password that a stranger may be guessing (I5'): by account and address, by account, by
 * address. A browser the account knows counts by itself, so that no stranger locks the owner out.
 */
export async function guardSignIn(
  shop: GuardContext,
  c: Context<ApiEnv>,
  { email, signIn }: { email: string; signIn(): Promise<Response> },
): Promise<Response> {
  const device = await knownDevice(shop, c, email)
  const incoming = c.env?.incoming
  const address = incoming ? addressOf(incoming, shop.config.TRUST_PROXY) : 'this process'
  const counts: [Count, ...Count[]] = device
    ? [['sign-in', email, device]]
    : [
        ['sign-in', email, address],
        ['account', email],
        ['address', address],
      ]
  const answer = await counted(shop, counts, signIn)
  await rememberDevice(shop, answer, email)
  return answer
}

/** Does what a live session asks with its password: strangers who try to sign in do not count here, nor this there. */
export function guardSession(
  shop: GuardContext,
  userId: string,
  work: () => Promise<Response>,
): Promise<Response> {
  return counted(shop, [['session', userId]], work)
}

/** The count is taken before anybody looks, and given back for what was no wrong password. */
async function counted(
  { db, clock }: GuardContext,
  counts: [Count, ...Count[]],
  work: () => Promise<Response>,
): Promise<Response> {
  await countAttempt(db, counts, clock())
  const answer = await work().catch(async (error: unknown) => {
    if (!isWrongPassword(error)) await uncountAttempt(db, counts)
    throw error
  })
  const [own, ...shared] = counts
  await clearAttempts(db, own)
  // What counts strangers too goes on: somebody with an account of their own must not begin it anew.
  await uncountAttempt(db, shared)
  return answer
}

function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  return error.extra.code === 'INVALID_EMAIL_OR_PASSWORD' || error.extra.code === 'INVALID_PASSWORD'
}
