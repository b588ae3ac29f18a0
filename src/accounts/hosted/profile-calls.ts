import { problemOf } from '#src/accounts/identity/auth-problems.ts'
import { forgetOwner, lastAdmin } from '#src/accounts/identity/delete-own-account.ts'
import type { FreshSession } from '#src/accounts/identity/identity-provider.ts'
import { isLastAdmin } from '#src/accounts/person/person.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { actingFor, type Hosted, hostedAccountOf } from './hosted.ts'
import { isMark } from './hosted-account.store.ts'
import { proveAgain } from './password-calls.ts'
import type { Asker } from './toolkit.ts'

/** Changes the display name at the provider, then here. */
export async function rename(hosted: Hosted, request: Request): Promise<Response> {
  const { library, toolkit } = hosted
  const session = await library.provenSession(request.headers)
  const account = session && (await hostedAccountOf(hosted, session.userId))
  if (account) {
    const { name }: { name: string } = await request.clone().json()
    const from: Asker = { headers: request.headers }
    const { idToken } = await actingFor(hosted, account, from)
    await toolkit.rename(idToken, name, from)
  }
  return library.handle(request)
}

/**
 * Deletes the account at the provider, then the shop's (I8): a provider that does not answer leaves both. Proved by the
 * password, or where there is none by a proof of the last ten minutes.
 */
export async function deleteAccount(
  hosted: Hosted,
  session: FreshSession,
  password: string | undefined,
): Promise<void> {
  const { shop, library, toolkit, personalData } = hosted
  const account = await hostedAccountOf(hosted, session.userId)
  const isOwn = account?.password !== undefined && !isMark(account.password)
  if (!account || isOwn) return library.deleteAccount(session, password)
  const from: Asker = { headers: new Headers() }
  const { idToken } = await (account.password === undefined ? provedFreshly() : proveByPassword())
  // The provider's part cannot be taken back, so what would stop the shop's is asked before.
  if (await inTransaction(shop.db, (trx) => isLastAdmin(trx, session.userId))) throw lastAdmin()
  await toolkit.remove(idToken, from)
  await forgetOwner(shop, session.userId, { personalData })

  async function provedFreshly() {
    if (!account || !session.isFresh) throw problemOf(400, 'SESSION_EXPIRED')
    return actingFor(hosted, account, from)
  }
  async function proveByPassword() {
    if (!account || password === undefined) throw problemOf(400, 'INVALID_PASSWORD')
    return (await proveAgain(hosted, account, { password, from })).tokens
  }
}
