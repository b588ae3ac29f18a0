import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuthProvider, type PasswordKeeper } from '#src/accounts/identity/better-auth-provider.ts'
import type { IdentityProvider } from '#src/accounts/identity/identity-provider.ts'
import { hashPassword, isPasswordOf } from '#src/accounts/passwords/password-hash.ts'
import type { PersonalData } from '#src/accounts/person/personal-data.ts'
import type { Shop } from '#src/shop.ts'
import { afterGoogle, comeBack } from './google.ts'
import type { Hosted, Proof } from './hosted.ts'
import { isMark } from './hosted-account.store.ts'
import type { VerifyIdToken } from './id-token.ts'
import { sendReset, sendVerification, verifyMailbox } from './letters.ts'
import { changePassword, provePassword, resetOwner, resetPassword } from './password-calls.ts'
import { deleteAccount, rename } from './profile-calls.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { createToolkit, type ToolkitPlace } from './toolkit.ts'

/** Where the provider is, and what makes its ID tokens believable. */
export type HostedWorld = { place: ToolkitPlace; verify: VerifyIdToken }

/**
 * Google's Identity Toolkit keeps names, e-mails and passwords; the shop keeps roles and sessions (record 028). Whoever
 * the provider has proved is signed in by the library as if the password were the shop's own, so that sessions, second
 * steps and lists of devices are the same for all.
 */
export function hostedProvider(
  shop: Shop,
  personalData: readonly PersonalData[],
  { key, world }: { key: string; world: HostedWorld },
): IdentityProvider {
  const proof = new AsyncLocalStorage<Proof>()
  const passwords = { ...keeperOf(proof), afterGoogle: afterGoogle(() => hosted) }
  const hosted: Hosted = {
    shop,
    personalData,
    proof,
    library: betterAuthProvider(shop, personalData, passwords),
    toolkit: createToolkit(world.place, { key, log: shop.log }),
    verify: world.verify,
  }
  return {
    provenSession: hosted.library.provenSession,
    handle(request) {
      const call = new URL(request.url).pathname.replace(/^\/api\/auth\//, '')
      const own = calls[call]
      return own ? own(hosted, request) : hosted.library.handle(request)
    },
    sendReset: (email, locale) => sendReset(hosted, email, locale),
    resetOwner: (token) => resetOwner(hosted, token),
    verifyMailbox: (given) => verifyMailbox(hosted, given),
    provePassword: (session, password) => provePassword(hosted, session, password),
    deleteAccount: (session, password) => deleteAccount(hosted, session, password),
  }
}

const calls: Record<string, (hosted: Hosted, request: Request) => Promise<Response>> = {
  'sign-up/email': signUp,
  'sign-in/email': signIn,
  'change-password': changePassword,
  'reset-password': resetPassword,
  'send-verification-email': sendVerification,
  'update-user': rename,
  'callback/google': comeBack,
}

/** A mark is right where the provider has just said so, in this very call; any other hash is a password of the shop's. */
function keeperOf(proof: AsyncLocalStorage<Proof>): PasswordKeeper {
  return {
    hash: async (password) => proof.getStore()?.fresh ?? hashPassword(password),
    verify: async ({ hash, password }) =>
      isMark(hash) ? proof.getStore()?.mark === hash : isPasswordOf(hash, password),
    sendsVerification: () => proof.getStore()?.fresh !== undefined,
  }
}
