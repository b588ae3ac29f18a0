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

/** What else has to be true of somebody whom an issuer has proved; false, and nobody is signed in. */
export type AfterProof = (proved: { email: string; accessToken: string | undefined }) => Promise<boolean>

type OpenId = {
  provider: 'google' | 'oidc'
  personalData: readonly PersonalData[]
  after?: AfterProof | undefined
}

/**
 * Sign-in with Google, or with the provider of the OIDC_ variables, as OpenID Connect has it: state, nonce and PKCE; the
 * ID token's signature, issuer, audience and times are checked with the issuer's own keys. GOOGLE_ISSUER may be another
 * issuer. None where the shop has not what it takes.
 */
export function openIdOption(
  { config, db }: Pick<Shop, 'config' | 'db'>,
  { provider, personalData, after = async () => true }: OpenId,
) {
  const client = provider === 'google' ? googleClient(config) : otherClient(config)
  if (!client) return []
  const { issuer, ...settings } = client
  return [
    genericOAuth({
      config: [
        {
          ...settings,
          providerId: provider,
          discoveryUrl: `${issuer}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          scopes: ['openid', 'email', 'profile'],
          disableProviderLogout: true,
          async getUserInfo({ idToken, accessToken }) {
            const person = idToken ? personIn(idToken, issuer) : null
            if (!person || !(await after({ email: person.email, accessToken }))) return null
            await clearUnprovedRecord(db, person.email, personalData)
            return person
          },
        },
      ],
    }),
  ]
}

function googleClient({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER = googleIssuer }: Config) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return {
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    prompt: 'select_account' as const,
  }
}

function otherClient({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Config) {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
}

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().max(254).toLowerCase(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
})

/** Who a checked ID token is about; without one nobody is. An issuer that calls itself something else is not ours. */
function personIn(idToken: string, issuer: string) {
  const [, payload = ''] = idToken.split('.')
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data
  if (!claims || claims.iss.replace(/\/+$/, '') !== issuer) return null
  const { sub, email, email_verified: emailVerified, name } = claims
  return { id: sub, sub, email, emailVerified, name: name?.trim().slice(0, 80) || email.split('@')[0] }
}
