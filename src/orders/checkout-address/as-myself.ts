import { storedToken } from '#src/accounts/session/token-storage.ts'
import type { Api } from '#src/ui/data/api.ts'

/** Who is signed in orders as that account (I10); the code for it is fetched only then. */
export async function asMyself(api: Api): Promise<Api> {
  if (!storedToken()) return api
  // After an update of the shop the file may be gone; an order without an account is better than none.
  return import('#src/accounts/session/api-with-token.ts').then(
    ({ apiWithToken }) => apiWithToken(api),
    () => api,
  )
}
