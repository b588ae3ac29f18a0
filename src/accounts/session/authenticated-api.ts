import type { Api } from '#src/ui/data/api.ts'
import { withBearer } from './api-with-token.ts'
import { endSession } from './browser-session.ts'
import { freshToken } from './fresh-token.ts'

/**
 * product.md section 6's authenticated client: every call carries the token, renewed when it is about to end and once
 * more when it is refused. What is refused even then, with 401 or 403, ends the session here (product.md section 4);
 * the dashboard's guard does the rest.
 */
export function authenticatedApi(api: Api): Api {
  return {
    ...api,
    freshToken: () => freshToken(api),
    async fetch(input, init) {
      const token = await freshToken(api)
      const first = await sendWith(token)
      const reply = first.status === 401 ? await again(token, first) : first
      if (reply.status === 401 || reply.status === 403) await endSession(api, reply.status)
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
}
