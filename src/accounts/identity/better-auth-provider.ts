import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { countVerifyLetter } from '#src/accounts/guessing/guard-password.ts'
import { hashPassword, isPasswordOf } from '#src/accounts/passwords/password-hash.ts'
import { notePassword, rememberingProof } from '#src/accounts/passwords/proved-password.ts'
import { findPasswordHash } from '#src/accounts/person/person.store.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import { longestSessionSeconds } from '#src/accounts/person/session-life.ts'
import { fold } from '#src/core/fold.ts'
import { isDuplicate } from '#src/db/errors.ts'
import type { Shop } from '#src/shop.ts'
import { accountAdapter } from './account-adapter.ts'
import { accountLinks, markOwnerProved } from './account-links.ts'
import { problemOf } from './auth-problems.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import type { IdentityProvider, ProvenSession } from './identity-provider.ts'
import { identityKey, meetSession } from './meet-session.ts'
import { type AfterProof, openIdOption } from './openid-option.ts'
import { verifyMailbox } from './verify-mailbox.ts'

/** Who knows what passwords are, and what happens after somebody was proved: the shop itself, unless told otherwise. */
export type PasswordKeeper = {
  hash(password: string): Promise<string>
  verify(given: { hash: string; password: string }): Promise<boolean>
  /** True while the keeper itself writes to who is signing up, so that the shop does not. */
  sendsVerification(): boolean
  afterGoogle?: AfterProof
}

const ownPasswords: PasswordKeeper = {
  hash: hashPassword,
  verify: ({ hash, password }) => isPasswordOf(hash, password),
  sendsVerification: () => false,
}

/** The identity provider of a shop that keeps its own accounts: better-auth on the shop's database. */
export function betterAuthProvider(
  shop: Shop,
  personalData: readonly PersonalData[],
  passwords: PasswordKeeper = ownPasswords,
): IdentityProvider {
  const faults = new AsyncLocalStorage<unknown[]>()
  const options = optionsOf(shop, passwords, (fault) => faults.getStore()?.push(fault))
  const auth = betterAuth(options)
  // Built at the first sign-in by it: asking an issuer for its addresses must not keep the shop from starting, nor one
  // that is silent the other from being asked.
  const through = (provider: 'google' | 'oidc') =>
    once(() => {
      const after = provider === 'google' ? passwords.afterGoogle : undefined
      return betterAuth({ ...options, plugins: openIdOption(shop, { provider, personalData, after }) })
    })
  const elsewhere = { google: through('google'), oidc: through('oidc') }

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
    const met = await meetSession(shop, headers)
    const response = await auth.api.getSession({ headers: met.headers })
    if (!response) return undefined
    const { session, user } = response
    return { userId: user.id, sessionId: session.id, email: user.email, renewal: met.renewal }
  }

  return {
    provenSession: (headers) => watched(() => readSession(headers)),
    async handle(request) {
      const provider = await providerIn(request)
      return watched(async () => {
        const { headers } = await meetSession(shop, request.headers)
        const library = provider ? elsewhere[provider]() : auth
        return rememberingProof(() => library.handler(new Request(request, { headers })))
      })
    },
    sendReset: (email, locale) => accountLinks.sendReset(shop, email, locale),
    resetOwner: (token) => accountLinks.resetOwner(shop, token),
    verifyMailbox: (proof) => verifyMailbox(shop, proof),
    async provePassword({ userId }, password) {
      const hash = await findPasswordHash(shop.db, userId)
      if (!hash || !(await isPasswordOf(hash, password))) throw problemOf(400, 'INVALID_PASSWORD')
    },
    deleteAccount: (session, password) => deleteOwnAccount(shop, session, { password, personalData }),
  }
}

/** Which OpenID provider a call goes to or comes from; undefined for the calls that need none. */
async function providerIn(request: Request): Promise<'google' | 'oidc' | undefined> {
  const { pathname } = new URL(request.url)
  const named = pathname.endsWith('/sign-in/social')
    ? ((await request.clone().json()) as { provider?: unknown }).provider
    : /\/callback\/(\w+)$/.exec(pathname)?.[1]
  return named === 'google' || named === 'oidc' ? named : undefined
}

function optionsOf(shop: Shop, passwords: PasswordKeeper, onFault: (fault: unknown) => void) {
  const { db, clock, config, secret, secrets } = shop
  return {
    appName: 'Haqiba',
    baseURL: config.PUBLIC_URL,
    basePath: '/api/auth',
    trustedOrigins: [config.PUBLIC_URL],
    secret: identityKey(secret),
    // What the library seals says by which secret, so that it can be opened after that was replaced.
    secrets: secrets.map((one) => ({ version: versionOf(one), value: identityKey(one) })),
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
      password: {
        hash: passwords.hash,
        async verify(given) {
          const isRight = await passwords.verify(given)
          if (isRight) notePassword(given.hash)
          return isRight
        },
      },
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => markOwnerProved(shop, user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      // The link is ours, so that it works once; the library's own is never sent (verify-mailbox.ts).
      async sendVerificationEmail({ user }, request) {
        if (passwords.sendsVerification()) return
        // A letter that was asked for is counted by its call; who signs up has the account where it is one too many.
        if (!request?.url.endsWith('/send-verification-email')) await countVerifyLetter(shop, user.email)
        await accountLinks.sendVerification(shop, user, request?.headers.get('accept-language'))
      },
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
      // The ends of sessions are ours (I14): meet-session.ts and session-life.ts.
      expiresIn: longestSessionSeconds,
      disableSessionRefresh: true,
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

/** A number that a secret always has, wherever it stands in the list. */
function versionOf(secret: string): number {
  return createHash('sha256').update(`version:${secret}`).digest().readUInt32BE()
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null }

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
