/** Somebody whose browser proved, by its httpOnly session, who it is. */
export type ProvenSession = {
  userId: string
  sessionId: string
  /** Lower case. */
  email: string
  /** `Set-Cookie` headers that keep the session going; the answer carries them to the browser. */
  renewal: string[]
}

/**
 * Whoever keeps passwords and sessions: the library in this process today, a hosted provider later. The screens, the
 * access token and every call know this and nothing behind it.
 */
export type IdentityProvider = {
  /** Whose session these headers carry; undefined when it is none, over, ended or forged. */
  provenSession(headers: Headers): Promise<ProvenSession | undefined>
  /**
   * Answers one of api.md's calls under `/api/auth`, already checked and cleaned. Refusals come as the provider has
   * them: a status and JSON with `code`. Throws when the database cannot serve.
   */
  handle(request: Request): Promise<Response>
}
