import type { Context } from 'hono'
import { knownDevice, rememberDevice } from '#src/accounts/guessing/known-device.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { addressOf } from '#src/http/address.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Shop } from '#src/shop.ts'
import { longestUserAgent, readDevice } from './device.ts'
import { queueSecurityEmail } from './security-email.ts'
import { type NewlySignedIn, noteNewSession } from './session.store.ts'
import { shortAddress } from './short-address.ts'

/** Who signs up is signed in with the account's first session, and is told nothing about it. */
const signUpMs = 60_000

type SignInContext = Pick<Shop, 'db' | 'clock' | 'secrets' | 'config'>

/**
 * Looks at an answer of the identity calls: one that opened a session is written down with its device and address
 * (I14), and its browser is known to the account from now on. One that the account did not know is told by e-mail,
 * unless `isKnown` or the account has just been opened. Answers who has just signed in.
 */
export async function noteSignIn(
  shop: SignInContext,
  c: Context<ApiEnv>,
  answer: Response,
  { isKnown = false } = {},
): Promise<NewlySignedIn | undefined> {
  const token = sessionTokenIn(answer)
  if (token === undefined) return undefined
  const now = shop.clock()
  const incoming = c.env?.incoming
  const from = {
    ip_address: incoming ? shortAddress(addressOf(incoming, shop.config.TRUST_PROXY)) : '',
    user_agent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
    now,
  }
  const person = await inTransaction(shop.db, (trx) => noteNewSession(trx, token, from))
  if (!person) return undefined
  const isOpened = now.getTime() - Date.parse(person.created_at) < signUpMs
  if (!isKnown && !isOpened && !(await knownDevice(shop, c, person.email))) {
    const locale = preferredLocale(c.req.header('accept-language'))
    const device = { ...readDevice(from.user_agent), address: from.ip_address }
    const payload = { name: person.name, at: now.toISOString(), ...device }
    await queueSecurityEmail(shop.db, { kind: 'new-device', recipient: person.email, locale, payload }, now)
  }
  await rememberDevice(shop, answer, person.email)
  return person
}

/** The token of the session that an answer opens or keeps; undefined where it has none, or ends one. */
function sessionTokenIn(answer: Response): string | undefined {
  const line = answer.headers.getSetCookie().findLast((one) => sessionCookie.test(one))
  const value = line && decodeURIComponent(sessionCookie.exec(line)?.[1] ?? '')
  return value ? value.slice(0, value.lastIndexOf('.')) : undefined
}

const sessionCookie = /^(?:__Secure-)?haqiba\.session_token=([^;]*)/
