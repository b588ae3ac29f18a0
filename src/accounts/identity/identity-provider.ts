import type { Locale } from '#src/core/locale.ts'

/** Somebody whose browser proved, by its httpOnly session, who it is. */
export type ProvenSession = {
  userId: string
  sessionId: string
  /** Lower case. */
  email: string
  /** `Set-Cookie` headers that keep the session going; the answer carries them to the browser. */
  renewal: string[]
}

/** One of which is known whether its person has proved within ten minutes who they are (I12). */
export type FreshSession = ProvenSession & { isFresh: boolean }

/**
 * Whoever keeps passwords and sessions: the library in this process (better-auth-provider.ts), or a hosted provider that
 * proves passwords while the sessions stay the library's (accounts/hosted, record 028). The screens, the access token and
 * every call know this and nothing behind it. All of it throws a Problem for a refusal, `unavailable` among them.
 */
export type IdentityProvider = {
  /** Whose session these headers carry; undefined when it is none, over, ended or forged. */
  provenSession(headers: Headers): Promise<ProvenSession | undefined>
  /**
   * Answers one of api.md's calls under `/api/auth`, already checked and cleaned. Refusals come as the provider has
   * them: a status and JSON with `code`. Throws when the database cannot serve.
   */
  handle(request: Request): Promise<Response>
  /** Sends the letter with a reset link, to who has an account; says nothing about who has none (I5). */
  sendReset(email: string, locale: Locale): Promise<void>
  /** Whose reset link this is, by e-mail; undefined for one that does not work. */
  resetOwner(token: string): Promise<string | undefined>
  /** Takes the link of a verification letter, once (I11); answers whose mailbox it is, by e-mail. */
  verifyMailbox(proof: MailboxProof): Promise<string>
  /** Somebody says their password again. Throws `refused`: INVALID_PASSWORD, also where they have none. */
  provePassword(session: ProvenSession, password: string): Promise<void>
  /** Somebody deletes their own account (I8), proved by the password, or where there is none by a fresh proof. */
  deleteAccount(session: FreshSession, password: string | undefined): Promise<void>
}

/** `sessionOf` is whose live session asks, where there is one. */
export type MailboxProof = { token: string; newPassword: string | undefined; sessionOf: string | undefined }
