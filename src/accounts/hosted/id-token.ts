import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'

/** What a checked ID token says about somebody. */
export type HostedClaims = z.output<typeof Claims>

/** Who an ID token is about; undefined for one that proves nothing. Throws when that cannot be known just now. */
export type VerifyIdToken = (token: string) => Promise<HostedClaims | undefined>

const Claims = z.object({
  /** The account's id at the provider. */
  sub: z.string().min(1).max(128),
  email: z.email().max(254).toLowerCase(),
  name: z.string().optional(),
  /** Seconds since 1970. */
  auth_time: z.number(),
})

/** Two clocks that are both right may differ by so much. */
const toleranceSeconds = 60
const longestSeconds = 3600

/**
 * Checks ID tokens of one project as Google says: RS256 by a published key, issuer, audience, and that it was issued and
 * signed in to in the past and has not expired. There is no other way in: neither another algorithm nor none.
 */
export function idTokenVerifier(
  project: string,
  { keys, clock }: { keys: JWTVerifyGetKey; clock: () => Date },
): VerifyIdToken {
  return async (token) => {
    const now = clock()
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        maxTokenAge: longestSeconds,
        clockTolerance: toleranceSeconds,
        currentDate: now,
      })
      return claimsOf(payload, now)
    } catch (error) {
      // A foreign token is a refusal; keys that could not be read are not.
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

/** The claims of a payload whose issuer is proved; undefined for one that lacks them or is of the future. */
export function claimsOf(payload: unknown, now: Date): HostedClaims | undefined {
  const claims = Claims.safeParse(payload).data
  return claims && claims.auth_time <= now.getTime() / 1000 + toleranceSeconds ? claims : undefined
}
