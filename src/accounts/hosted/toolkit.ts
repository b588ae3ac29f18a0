import * as z from 'zod'
import type { Log } from '#src/core/log.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { toolkitProblem, unavailable } from './toolkit-problems.ts'

/** Where Google's Identity Toolkit and its renewal of tokens answer, and how long they are waited for. */
export type ToolkitPlace = {
  toolkitUrl: string
  tokenUrl: string
  patienceOf: (headers: Headers) => number
}

/** Google's own, with the patience its own library has (product.md section 9). */
export const googleToolkit: ToolkitPlace = {
  toolkitUrl: 'https://identitytoolkit.googleapis.com',
  tokenUrl: 'https://securetoken.googleapis.com',
  patienceOf,
}

/** Milliseconds to wait for the provider: 30 s for a desktop, 60 s for a phone. */
export function patienceOf(headers: Headers): number {
  const hint = headers.get('sec-ch-ua-mobile')
  const isPhone = hint ? hint === '?1' : /\bMobi/.test(headers.get('user-agent') ?? '')
  return isPhone ? 60_000 : 30_000
}

const Tokens = z.object({ idToken: z.string(), refreshToken: z.string() })
/** Who signed in at the provider: not yet looked at. */
export type Tokens = z.output<typeof Tokens>

const Renewed = z.object({ id_token: z.string(), refresh_token: z.string() })
const Code = z.object({ email: z.email().toLowerCase(), requestType: z.string().optional() })
const Nothing = z.unknown()

/** Who asks: their headers say how patient they are and which language they read; `field` is the password's own. */
export type Asker = { headers: Headers; field?: 'password' | 'newPassword' }

export type Toolkit = ReturnType<typeof createToolkit>

/**
 * The calls of Identity Toolkit (v1, REST) that the shop makes with its Web API key. Each throws a Problem: what Google
 * refuses in the shop's words, `unavailable` for silence, a 429 or a fault of Google's (toolkit-problems.ts).
 */
export function createToolkit(
  { toolkitUrl, tokenUrl, patienceOf }: ToolkitPlace,
  { key, log }: { key: string; log: Log },
) {
  async function send(url: string, body: unknown, { headers, field }: Asker): Promise<unknown> {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-firebase-locale': preferredLocale(headers.get('accept-language')),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceOf(headers)),
    }).catch(() => undefined)
    if (!reply) throw unavailable('NETWORK_REQUEST_FAILED')
    const answer: unknown = await reply.json().catch(() => undefined)
    if (reply.ok && answer !== undefined) return answer
    throw toolkitProblem(reply.status, answer, { field, log })
  }
  async function ask<S extends z.ZodType>(
    call: string,
    { body, as, from }: { body: object; as: S; from: Asker },
  ): Promise<z.output<S>> {
    const answer = await send(`${toolkitUrl}/v1/accounts:${call}`, body, from)
    const { data, success } = as.safeParse(answer)
    if (success) return data as z.output<S>
    // A second step, or a question whether two accounts are one: an answer without tokens.
    throw toolkitProblem(200, answer, { field: from.field, log })
  }
  const returnSecureToken = true
  return {
    signUp: (person: { email: string; password: string; displayName: string }, from: Asker) =>
      ask('signUp', { body: { ...person, returnSecureToken }, as: Tokens, from }),
    signIn: (given: { email: string; password: string }, from: Asker) =>
      ask('signInWithPassword', { body: { ...given, returnSecureToken }, as: Tokens, from }),
    /** Signs in somebody whom Google has just given the shop this access token for. */
    signInWithGoogle(accessToken: string, requestUri: string, from: Asker) {
      const postBody = new URLSearchParams({ access_token: accessToken, providerId: 'google.com' }).toString()
      return ask('signInWithIdp', { body: { postBody, requestUri, returnSecureToken }, as: Tokens, from })
    },
    changePassword: (idToken: string, password: string, from: Asker) =>
      ask('update', { body: { idToken, password, returnSecureToken }, as: Tokens, from }),
    rename: (idToken: string, displayName: string, from: Asker) =>
      ask('update', { body: { idToken, displayName }, as: Nothing, from }),
    remove: (idToken: string, from: Asker) => ask('delete', { body: { idToken }, as: Nothing, from }),
    sendReset: (email: string, from: Asker) =>
      ask('sendOobCode', { body: { requestType: 'PASSWORD_RESET', email }, as: Nothing, from }),
    sendVerification: (idToken: string, from: Asker) =>
      ask('sendOobCode', { body: { requestType: 'VERIFY_EMAIL', idToken }, as: Nothing, from }),
    /** Whose mailbox a letter's code went to, and what for; the code stays good. */
    readCode: (oobCode: string, from: Asker) => ask('resetPassword', { body: { oobCode }, as: Code, from }),
    resetPassword: (oobCode: string, newPassword: string, from: Asker) =>
      ask('resetPassword', { body: { oobCode, newPassword }, as: Code, from }),
    verifyMailbox: (oobCode: string, from: Asker) => ask('update', { body: { oobCode }, as: Nothing, from }),
    async renew(refreshToken: string, from: Asker): Promise<Tokens> {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const renewed = Renewed.parse(await send(`${tokenUrl}/v1/token`, body, from))
      return { idToken: renewed.id_token, refreshToken: renewed.refresh_token }
    },
  }
}
