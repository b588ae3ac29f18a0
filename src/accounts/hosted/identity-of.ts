import { betterAuthProvider } from '#src/accounts/identity/better-auth-provider.ts'
import type { IdentityProvider } from '#src/accounts/identity/identity-provider.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import type { Shop } from '#src/shop.ts'
import { publishedKeys } from './google-keys.ts'
import { type HostedWorld, hostedProvider } from './hosted-provider.ts'
import { idTokenVerifier } from './id-token.ts'
import { googleToolkit } from './toolkit.ts'

/** Where Google publishes what its ID tokens are signed with. */
const keysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Who proves who somebody is in this shop: itself, or the provider of IDENTITY. Tests hand in a world of their own. */
export function identityOf(
  shop: Shop,
  personalData: readonly PersonalData[],
  world?: HostedWorld,
): IdentityProvider {
  const { IDENTITY: identity } = shop.config
  if (identity.kind === 'embedded') return betterAuthProvider(shop, personalData)
  const { project, key } = identity
  const keys = publishedKeys(keysUrl, shop.clock)
  const google: HostedWorld = {
    place: googleToolkit,
    verify: idTokenVerifier(project, { keys, clock: shop.clock }),
  }
  return hostedProvider(shop, personalData, { key, world: world ?? google })
}
