import { identifyBy } from '#src/accounts/identity/identify.ts'
import type { IdentityProvider } from '#src/accounts/identity/identity-provider.ts'
import { findPerson } from '#src/accounts/person/caller.store.ts'
import { isStaff } from '#src/core/permission.ts'
import { tokenIn } from '#src/http/authorize.ts'
import type { Shop } from '#src/shop.ts'

/** Whether somebody of the staff asks: by the access token of a call, or by the session of a browser that opens a page. */
export function recogniseStaff(
  shop: Shop,
  identity: IdentityProvider,
): (headers: Headers) => Promise<boolean> {
  const identify = identifyBy(shop)
  return async (headers) => {
    const token = tokenIn(headers.get('authorization') ?? undefined)
    const bearer = token ? await identify(token) : undefined
    const session = bearer || !headers.has('cookie') ? undefined : await identity.provenSession(headers)
    const known = bearer ?? (session && (await findPerson(shop.db, session, shop.clock())))
    return known !== undefined && isStaff(known.person) && !known.mustEnrol
  }
}
