import type { Api } from '#src/ui/data/api.ts'
import { apiWithToken, withBearer } from './api-with-token.ts'
import { endSession, refreshMe } from './browser-session.ts'
import { freshToken } from './fresh-token.ts'
import { noteRefusal } from './refusal.ts'

/**
 * product.md section 6's authenticated client: every call carries the token, renewed when it is about to end and once
 * more when it is refused. What needs a fresh proof asks for it by `prove` and is sent again (I12). What is refused
 * even then, with 401 or 403, ends the session here (product.md section 4); the dashboard's guard does the rest.
 */
export function authenticatedApi(api: Api, prove: () => Promise<boolean> = async () => false): Api {
  const authenticated: Api = {
    ...api,
    freshToken: () => freshToken(api),
    async fetch(input, init) {
      const token = await freshToken(api)
      const first = await sendWith(token)
      const reply = first.status === 401 ? await again(token, first) : first
      if (reply.status !== 401 && reply.status !== 403) return reply
      const code = await codeOf(reply)
      if (code === 'fresh-proof-needed') return (await prove()) ? authenticated.fetch(input, init) : reply
      if (code === 'second-factor-required') await refreshMe(apiWithToken(api)).catch(() => undefined)
      else {
        if (reply.status === 403) noteRefusal()
        await endSession(api, reply.status)
      }
      return reply

      async function again(refused: string | undefined, refusal: Response): Promise<Response> {
        const renewed = await freshToken(api, refused)
        return renewed ? sendWith(renewed) : refusal
      }
      function sendWith(bearer: string | undefined): Promise<Response> {
        return api.fetch(input, { ...init, headers: withBearer(bearer, init?.headers) })
      }
    },
  }
  return authenticated
}

/** The stable code of a refusal; the answer stays to be read. */
async function codeOf(reply: Response): Promise<unknown> {
  const body: unknown = await reply
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}
