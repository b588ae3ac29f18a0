import { genericOAuth } from 'better-auth/plugins'
import * as z from 'zod'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { clearUnprovedRecord } from '#src/accounts/person/unproved-record.store.ts'
import type { Config } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'

const googleIssuer = 'https://accounts.google.com'

/** True when the shop has what Google asks of it; the button is hidden otherwise (product.md section 10). */
export function hasGoogle(config: Config): boolean {
  return Boolean(config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET)
}

/**
 * Sign-in with Google as OpenID Connect has it: state, nonce and PKCE; the ID token's signature, issuer, audience and
 * times are checked with the issuer's own keys. GOOGLE_ISSUER may be another issuer.
 */
export function googleOption(
  { config, db }: Pick<Shop, 'config' | 'db'>,
  personalData: readonly PersonalData[],
) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER = googleIssuer } = config
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return []
  return [
    genericOAuth({
      config: [
        {
          providerId: 'google',
          clientId: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET,
          discoveryUrl: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          scopes: ['openid', 'email', 'profile'],
          prompt: 'select_account',
          disableProviderLogout: true,
          async getUserInfo({ idToken }) {
            const person = idToken ? personIn(idToken) : null
            if (person) await clearUnprovedRecord(db, person.email, personalData)
            return person
          },
        },
      ],
    }),
  ]
}

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
})

/** Who a checked ID token is about; without one nobody is. */
function personIn(idToken: string) {
  const [, payload = ''] = idToken.split('.')
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data
  if (!claims) return null
  const { sub, email, email_verified: emailVerified, name } = claims
  return { id: sub, sub, email, emailVerified, name: name?.trim().slice(0, 80) || email.split('@')[0] }
}
