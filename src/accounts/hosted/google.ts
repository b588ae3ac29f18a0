import type { AfterProof } from '#src/accounts/identity/openid-option.ts'
import { Problem } from '#src/core/problem.ts'
import { bind, type GoogleProof, type Hosted, provedBy } from './hosted.ts'
import { hostedProblem } from './toolkit-problems.ts'

/**
 * Who comes from Google is signed in at the provider too, with the access token that Google has just given the shop.
 * False, with the reason kept for the window's last page, where the provider says no or somebody else.
 */
export function afterGoogle(hosted: () => Hosted): AfterProof {
  return async ({ email, accessToken }) => {
    const { proof, toolkit, shop } = hosted()
    const google = proof.getStore()?.google
    if (!google || !accessToken) return false
    try {
      const tokens = await toolkit.signInWithGoogle(accessToken, shop.config.PUBLIC_URL, google.from)
      const proved = await provedBy(hosted(), tokens)
      if (proved.claims.email !== email) throw hostedProblem('USER_MISMATCH')
      google.proved = proved
      return true
    } catch (error) {
      google.refusal = error
      return false
    }
  }
}

/** Brings somebody back from Google: the library signs in, and the account is bound to the provider's. */
export async function comeBack(hosted: Hosted, request: Request): Promise<Response> {
  const google: GoogleProof = { from: { headers: request.headers } }
  const answer = await hosted.proof.run({ google }, () => hosted.library.handle(request))
  if (google.refusal) return told(answer, google.refusal)
  const session = google.proved && (await hosted.library.provenSession(sessionIn(answer)))
  if (google.proved && session) await bind(hosted, session.userId, google.proved)
  return answer
}

/** What the browser will send after this answer. */
function sessionIn(answer: Response): Headers {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1).join(''))
  return new Headers({ cookie: cookies.join('; ') })
}

/** The library knows only that nobody came; the window's last page gets the reason, by its code. */
function told(answer: Response, refusal: unknown): Response {
  if (!(refusal instanceof Problem)) throw refusal
  const location = answer.headers.get('location') ?? ''
  const given = String(refusal.extra.code)
  const code = given === 'USER_ALREADY_EXISTS' ? 'account_not_linked' : given.toLowerCase()
  const headers = new Headers(answer.headers)
  headers.set('location', location.replace(/error=[^&]*/, `error=${encodeURIComponent(code)}`))
  return new Response(null, { status: answer.status, headers })
}
