import { sign, verify } from 'hono/jwt'
import * as z from 'zod'

/** I1: an access token lives a quarter of an hour; the browser renews it from its session. */
const lifeSeconds = 15 * 60

const Claims = z.object({ sub: z.string().min(1), sid: z.string().min(1), exp: z.number() })

/** A token for a person's session, signed with the shop's secret. */
export function signAccessToken(
  secret: string,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000)
  return sign({ sub: userId, sid: sessionId, iat, exp: iat + lifeSeconds }, tokenKey(secret), 'HS256')
}

/** Whose token and session this is, signed by any of the secrets; undefined when it is forged, of another kind or over. */
export async function readAccessToken(
  secrets: readonly string[],
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | undefined> {
  // The shop's clock decides when it is over, so the library is told not to look at its own.
  for (const secret of secrets) {
    const claims = await verify(token, tokenKey(secret), { alg: 'HS256', exp: false, iat: false }).then(
      (payload) => Claims.safeParse(payload).data,
      () => undefined,
    )
    if (claims && claims.exp * 1000 > now.getTime()) return { userId: claims.sub, sessionId: claims.sid }
  }
  return undefined
}

/** Each use of the shop's secret has a key of its own, so that one can never be passed off as another. */
function tokenKey(secret: string): string {
  return `access-token:${secret}`
}
