import { findPerson } from '#src/accounts/person/caller.store.ts'
import type { Identify } from '#src/http/authorize.ts'
import type { Shop } from '#src/shop.ts'
import { readAccessToken } from './access-token.ts'

/** How this shop knows who an access token belongs to: the signature first, then session and person as they are now (I1). */
export function identifyBy({ db, secrets, clock }: Pick<Shop, 'db' | 'secrets' | 'clock'>): Identify {
  return async (token) => {
    const now = clock()
    const claims = await readAccessToken(secrets, token, now)
    const known = claims && (await findPerson(db, claims, now))
    return known && { ...known, session: claims.sessionId }
  }
}
