import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { fold } from '#src/core/fold.ts'
import { isDuplicate } from '#src/db/errors.ts'
import type { Shop } from '#src/shop.ts'
import { accountAdapter } from './account-adapter.ts'
import { accountLinks, markMailboxProved } from './account-links.ts'
import { googleOption } from './google-option.ts'
import type { IdentityProvider, ProvenSession } from './identity-provider.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'

const week = 7 * 24 * 3600
const day = 24 * 3600

/** The identity provider of a shop that keeps its own accounts: better-auth on the shop's database. */
export function betterAuthProvider(shop: Shop, personalData: readonly PersonalData[]): IdentityProvider {
  const faults = new AsyncLocalStorage<unknown[]>()
  const options = optionsOf(shop, (fault) => faults.getStore()?.push(fault))
  const auth = betterAuth(options)
  // Built at the first sign-in with Google: asking the issuer for its addresses must not keep the shop from starting.
  const withGoogle = once(() => betterAuth({ ...options, plugins: googleOption(shop, personalData) }))

  /** The library answers a full disk as a refusal of its own, or not at all; what the database said counts more. */
  async function watched<T>(work: () => Promise<T>): Promise<T> {
    const found: unknown[] = []
    const whole = faults.run(found, work)
    await whole.catch(() => undefined)
    const fault = found.find((one) => !isDuplicate(one))
    if (fault) throw fault
    return whole
  }

  async function readSession(headers: Headers): Promise<ProvenSession | undefined> {
    const { response, headers: reply } = await auth.api.getSession({ headers, returnHeaders: true })
    if (!response) return undefined
    const { session, user } = response
    return { userId: user.id, sessionId: session.id, email: user.email, renewal: reply.getSetCookie() }
  }

  return {
    provenSession: (headers) => watched(() => readSession(headers)),
    handle(request) {
      const isGoogle = /\/(sign-in\/social|callback\/google)$/.test(new URL(request.url).pathname)
      return watched(() => (isGoogle ? withGoogle() : auth).handler(request))
    },
  }
}

function optionsOf(shop: Shop, onFault: (fault: unknown) => void) {
  const { db, clock, config, secret } = shop
  return {
    appName: 'Haqiba',
    baseURL: config.PUBLIC_URL,
    basePath: '/api/auth',
    trustedOrigins: [config.PUBLIC_URL],
    secret: `identity:${secret}`,
    database: accountAdapter(db, clock, onFault),
    telemetry: { enabled: false },
    // Our own limits count by account and address, for every process at once: sign-in-attempts.store.ts.
    rateLimit: { enabled: false },
    // What it would tell has personal data in it; faults are told by the shop's own log.
    logger: { disabled: true },
    onAPIError: {
      onError(fault) {
        if (!isAPIError(fault)) onFault(fault)
      },
    },
    emailAndPassword: {
      enabled: true,
      // The rules are ours (password-rules.ts); these only keep the library from refusing what they allow.
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordOf(hash, password) },
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => markMailboxProved(shop, user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      // The link is ours, so that it works once; the library's own is never sent (verify-mailbox.ts).
      sendVerificationEmail: ({ user }, request) =>
        accountLinks.sendVerification(shop, user, request?.headers.get('accept-language')),
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', defaultValue: 'customer', input: false },
        nameFolded: {
          type: 'string',
          fieldName: 'name_folded',
          required: false,
          input: false,
          returned: false,
        },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: week,
      updateAge: day,
    },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      updateAccountOnSignIn: false,
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      user: {
        create: { before: async (user) => ({ data: { ...user, nameFolded: fold(user.name) } }) },
        update: {
          before: async (user) => ({ data: user.name ? { ...user, nameFolded: fold(user.name) } : user }),
        },
      },
      // The shop asks Google who somebody is and nothing else, so it keeps no key to their account there.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
    },
    advanced: {
      cookiePrefix: 'haqiba',
      useSecureCookies: config.PUBLIC_URL.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      // Said aloud because the library switches it off by itself under test.
      disableOriginCheck: false,
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null }

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
