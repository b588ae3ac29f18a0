import type { Context } from 'hono'
import { Problem } from '#src/core/problem.ts'
import { addressOf } from '#src/http/address.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { mailboxOf } from '#src/mail/mailbox-of.ts'
import type { Shop } from '#src/shop.ts'
import { knownDevice } from './known-device.ts'
import { type Count, clearAttempts, countAttempt, uncountAttempt } from './sign-in-attempts.store.ts'

type GuardContext = Pick<Shop, 'db' | 'clock' | 'secrets' | 'config'>

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
  const address = addressAsking(shop, c)
  const counts: [Count, ...Count[]] = device
    ? [['sign-in', email, device]]
    : [
        ['sign-in', email, address],
        ['account', email],
        ['address', address],
      ]
  return counted(shop, counts, signIn)
}

/**
 * Counts a letter with a reset link: by mailbox and address, and by mailbox, so that no stranger keeps the owner from
 * asking elsewhere. A browser the account knows counts by itself.
 */
export async function countResetLetter(shop: GuardContext, c: Context<ApiEnv>, email: string): Promise<void> {
  const device = await knownDevice(shop, c, email)
  const counts: Count[] = device
    ? [['reset-letter', email, device]]
    : [
        ['reset-letter', email, addressAsking(shop, c)],
        ['reset-mailbox', mailboxOf(email)],
      ]
  await countAttempt(shop.db, counts, shop.clock())
}

/**
 * Counts a letter that asks whose mailbox it is, for whoever signs up names any. An address of its own counts apart from
 * all others that lead to its mailbox, so that a stranger's variants of it leave its owner some.
 */
export async function countVerifyLetter(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const mailbox = mailboxOf(email)
  const others = mailbox === email.toLowerCase() ? [] : ['others']
  await countAttempt(db, [['verify-mailbox', mailbox, ...others]], clock())
}

/** Does what a live session asks with its password: strangers who try to sign in do not count here, nor this there. */
export function guardSession(
  shop: GuardContext,
  userId: string,
  work: () => Promise<Response>,
): Promise<Response> {
  return counted(shop, [['session', userId]], work)
}

/**
 * Takes a code of a second factor: who guesses them knows the password already, so the counts are the account's. A whole
 * session that proves itself anew counts by itself, or who guesses would keep its owner from what asks for that.
 */
export function guardFactor(
  shop: GuardContext,
  { userId, sessionId, isWhole }: { userId: string; sessionId: string; isWhole: boolean },
  work: () => Promise<Response>,
): Promise<Response> {
  const whose = isWhole ? `${userId} ${sessionId}` : userId
  return counted(
    shop,
    [
      ['factor', whose],
      ['factor-day', whose],
    ],
    work,
  )
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

function addressAsking({ config }: GuardContext, c: Context<ApiEnv>): string {
  const incoming = c.env?.incoming
  return incoming ? addressOf(incoming, config.TRUST_PROXY) : 'this process'
}
const wrongOnes = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'WRONG_CODE']

function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  return wrongOnes.some((code) => code === error.extra.code)
}
