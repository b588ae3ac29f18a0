import type { AsyncLocalStorage } from 'node:async_hooks'
import { problemOf } from '#src/accounts/identity/auth-problems.ts'
import type { IdentityProvider } from '#src/accounts/identity/identity-provider.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { seal, unseal } from '#src/accounts/person/sealed.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { bindAccount, findHostedAccount, type HostedAccount } from './hosted-account.store.ts'
import type { HostedClaims, VerifyIdToken } from './id-token.ts'
import type { Asker, Tokens, Toolkit } from './toolkit.ts'
import { hostedProblem, unavailable } from './toolkit-problems.ts'

/**
 * What the provider has just proved, for the library to take as a password's: `mark` stands for the right password,
 * `fresh` for the new one.
 */
export type Proof = { mark?: string; fresh?: string; google?: GoogleProof }

/** What came of asking the provider about somebody whom Google sent. */
export type GoogleProof = { proved?: Proved; refusal?: unknown; from: Asker }

/** Somebody whose ID token was checked. */
export type Proved = { claims: HostedClaims; tokens: Tokens }

/** What the calls of a hosted provider share. */
export type Hosted = {
  shop: Shop
  personalData: readonly PersonalData[]
  /** The library, which makes the sessions; it takes for a password what `proof` says. */
  library: IdentityProvider
  proof: AsyncLocalStorage<Proof>
  toolkit: Toolkit
  verify: VerifyIdToken
}

/** What a kept refresh token is sealed for. */
export const sealOf = (userId: string) => ({ use: 'hosted-identity', whose: userId }) as const

/** Who these tokens are of. Throws `unavailable` when they prove nothing: nobody but the provider can have sent them. */
export async function provedBy({ verify, shop }: Hosted, tokens: Tokens): Promise<Proved> {
  const claims = await verify(tokens.idToken).catch((error: unknown) => {
    shop.log.error("the identity provider's keys", error)
    throw unavailable()
  })
  if (claims) return { claims, tokens }
  shop.log.error('identity provider', new Error('an ID token that proves nothing'))
  throw unavailable()
}

/** Keeps whose account at the provider somebody's is, and what renews the proof of it. */
export async function bind({ shop }: Hosted, userId: string, { claims, tokens }: Proved): Promise<void> {
  await inTransaction(shop.db, (trx) => bindIn(trx, { shop }, userId, { claims, tokens }))
}

/** As `bind`, inside a transaction. */
export function bindIn(
  trx: Db,
  { shop }: Pick<Hosted, 'shop'>,
  userId: string,
  { claims, tokens }: Proved,
): Promise<void> {
  const refreshToken = seal(shop.secret, tokens.refreshToken, sealOf(userId))
  return bindAccount(trx, { userId, subject: claims.sub, refreshToken, now: shop.clock() })
}

/** The account of a session, where the provider keeps it; undefined for one of the shop's own. */
export async function hostedAccountOf(
  { shop }: Hosted,
  userId: string,
): Promise<(HostedAccount & { subject: string }) | undefined> {
  const account = await findHostedAccount(shop.db, { userId })
  const { subject } = account ?? {}
  return account && subject !== undefined ? { ...account, subject } : undefined
}

/** Tokens that act for somebody at the provider. Throws `refused` when they have to log in again first. */
export async function actingFor(
  hosted: Hosted,
  account: HostedAccount & { subject: string },
  from: Asker,
): Promise<Tokens> {
  const kept =
    account.refreshToken && unseal(hosted.shop.secrets, account.refreshToken, sealOf(account.userId))
  if (!kept) throw problemOf(400, 'SESSION_EXPIRED')
  const proved = await provedBy(hosted, await hosted.toolkit.renew(kept.text, from))
  if (proved.claims.sub !== account.subject) throw hostedProblem('USER_MISMATCH')
  await bind(hosted, account.userId, proved)
  return proved.tokens
}

/** A call with another body, for the library. */
export function withBody(request: Request, body: object): Request {
  return new Request(request, { body: JSON.stringify(body) })
}
