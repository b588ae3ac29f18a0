import { markSeen } from '#src/accounts/devices/session.store.ts'
import { judgeSession } from '#src/accounts/person/caller.store.ts'
import type { SessionProof } from '#src/accounts/person/session-proof.ts'
import type { Shop } from '#src/shop.ts'
import type { IdentityProvider, ProvenSession } from './identity-provider.ts'

/** A session with what it has proved; where `isWhole` is false its person has yet to give the second factor. */
export type JudgedSession = ProvenSession & SessionProof

/** Whose session these headers carry, whole or half; undefined when it is none. Only for giving the second factor. */
export async function judgedSession(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  identity: IdentityProvider,
  headers: Headers,
): Promise<JudgedSession | undefined> {
  const session = await identity.provenSession(headers)
  const known = session && (await judgeSession(db, session, clock()))
  if (!session || !known) return undefined
  const { hasFactor, isWhole, isFresh, factorProvedAt } = known
  return { ...session, hasFactor, isWhole, isFresh, factorProvedAt }
}

/**
 * A provider whose half sessions are none (I12), whichever way they were made: by password, Google or anything else.
 * Asking for a whole one is what keeps it from resting too long (I14): a half one ends unless its factor is given.
 * Every call of identity and POST /jwt go through it; access tokens are asked again in person/caller.store.ts.
 */
export function onlyWholeSessions(shop: Pick<Shop, 'db' | 'clock'>, identity: IdentityProvider) {
  return {
    ...identity,
    async provenSession(headers: Headers): Promise<JudgedSession | undefined> {
      const session = await judgedSession(shop, identity, headers)
      if (!session?.isWhole) return undefined
      await markSeen(shop.db, session.sessionId, shop.clock())
      return session
    },
  }
}

/** The headers of a browser that has just got this answer: its cookies and no others. */
export function headersAfter(answer: Response): Headers {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return new Headers({ cookie: cookies.join('; ') })
}
