import type { Api } from '#src/ui/data/api.ts'
import { freshToken } from './fresh-token.ts'

/** For what visitors may do too: carries the token of who is signed in, and an expired one counts as none. */
export function apiWithToken(api: Api): Api {
  return {
    ...api,
    fetch: async (input, init) => {
      const token = await freshToken(api)
      return api.fetch(input, { ...init, headers: withBearer(token, init?.headers) })
    },
  }
}

/** The headers of a call, with the token if there is one. */
export function withBearer(token: string | undefined, given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return headers
}
