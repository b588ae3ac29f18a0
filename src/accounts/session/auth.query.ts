import { queryOptions } from '@tanstack/react-query'
import type { AccountApi } from '#src/accounts/identity/account.api.ts'
import type { Person } from '#src/core/permission.ts'
import { type Api, ApiProblem, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

type AuthCalls = {
  'sign-up/email': { name: string; email: string; password: string }
  'sign-in/email': { email: string; password: string }
  'sign-in/social': { provider: 'google' | 'oidc'; callbackURL: string; errorCallbackURL: string }
  'sign-out': Record<string, never>
  'request-password-reset': { email: string }
  'reset-password': { token: string; newPassword: string }
  'change-password': { currentPassword: string; newPassword: string }
  'update-user': { name: string }
  'delete-user': { password?: string }
  'send-verification-email': { email: string }
  'verify-email': { token: string; newPassword?: string }
}

/** Makes one of api.md's calls under `/api/auth`, whose session is an httpOnly cookie. Throws ApiProblem. */
export async function authCall<C extends keyof AuthCalls>(
  api: Api,
  call: C,
  body: AuthCalls[C],
  signal: AbortSignal | null = null,
): Promise<Record<string, unknown>> {
  const reply = api.fetch(`${api.base}/api/auth/${call}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answerOf(reply)) as Record<string, unknown> | null) ?? {}
}

/** The e-mail of the session this browser's cookie proves; undefined when there is none. Throws ApiProblem. */
export async function sessionEmail(api: Api): Promise<string | undefined> {
  const answer = (await answerOf(api.fetch(`${api.base}/api/auth/get-session`))) as {
    user?: { email?: string }
  } | null
  return answer?.user?.email
}

/** An access token for the session's own e-mail (I1); undefined when the session is over. Throws ApiProblem. */
export async function askToken(api: Api, email: string): Promise<string | undefined> {
  try {
    return (await answerOf(clientOf<AccountApi>(api).jwt.$post({ json: { email } }))).token
  } catch (problem) {
    if (problem instanceof ApiProblem && [401, 403].includes(problem.status)) return undefined
    throw problem
  }
}

/**
 * Who the token's owner is, as the database has them now; `hasPassword` is false for who only comes by Google,
 * `mustEnrol` true for staff whose rights rest until they add a second factor (I12).
 */
export type Me = Person & { hasPassword: boolean; mustEnrol: boolean }

/** Asks who is signed in; throws ApiProblem, status 401 when nobody is. */
export async function askMe(api: Api): Promise<Me> {
  const { _id, ...person } = (await answerOf(clientOf<AccountApi>(api).me.$get())).data
  return { id: _id, ...person }
}

/** Which ways to sign in the shop offers beside the password. */
export function signInMethodsQuery(api: Api) {
  return queryOptions({
    queryKey: ['signInMethods'],
    queryFn: async () => (await answerOf(clientOf<AccountApi>(api).signInMethods.$get())).data,
  })
}
