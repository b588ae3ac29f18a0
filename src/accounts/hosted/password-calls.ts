import { accountLinks } from '#src/accounts/identity/account-links.ts'
import { problemOf } from '#src/accounts/identity/auth-problems.ts'
import type { ProvenSession } from '#src/accounts/identity/identity-provider.ts'
import { Problem } from '#src/core/problem.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { bind, type Hosted, hostedAccountOf, type Proved, provedBy } from './hosted.ts'
import { findHostedAccount, isMark, newMark, replacePassword } from './hosted-account.store.ts'
import type { Asker } from './toolkit.ts'
import { hostedProblem } from './toolkit-problems.ts'

/**
 * Proves somebody by the password of the account they are signed in to. Throws `refused`: INVALID_PASSWORD, and
 * USER_MISMATCH where the provider has another account under this e-mail now.
 */
export async function proveAgain(
  hosted: Hosted,
  account: { email: string; subject: string },
  { password, from }: { password: string; from: Asker },
): Promise<Proved> {
  const given = { email: account.email, password: password.normalize('NFC') }
  const tokens = await hosted.toolkit.signIn(given, from).catch((error: unknown) => {
    const wrong = error instanceof Problem && error.extra.code === 'INVALID_EMAIL_OR_PASSWORD'
    throw wrong ? problemOf(400, 'INVALID_PASSWORD') : error
  })
  const proved = await provedBy(hosted, tokens)
  if (proved.claims.sub !== account.subject) throw hostedProblem('USER_MISMATCH')
  return proved
}

/** Somebody says their password again: at the provider, or to the library where the shop keeps it. */
export async function provePassword(hosted: Hosted, session: ProvenSession, password: string): Promise<void> {
  const account = await hostedAccountOf(hosted, session.userId)
  if (!account || !isMark(account.password)) return hosted.library.provePassword(session, password)
  await proveAgain(hosted, account, { password, from: { headers: new Headers() } })
}

/** Changes the password at the provider, then ends the other sessions as for a password of the shop's own. */
export async function changePassword(hosted: Hosted, request: Request): Promise<Response> {
  const { toolkit, library, proof } = hosted
  const session = await library.provenSession(request.headers)
  const account = session && (await hostedAccountOf(hosted, session.userId))
  if (!account || !isMark(account.password)) return library.handle(request)
  const { currentPassword, newPassword }: { currentPassword: string; newPassword: string } = await request
    .clone()
    .json()
  const from: Asker = { headers: request.headers, field: 'newPassword' }
  const { tokens } = await proveAgain(hosted, account, { password: currentPassword, from })
  const changed = await toolkit.changePassword(tokens.idToken, newPassword.normalize('NFC'), from)
  await bind(hosted, account.userId, await provedBy(hosted, changed))
  return proof.run({ mark: account.password ?? '', fresh: newMark() }, () => library.handle(request))
}

/** Takes the code of the provider's reset letter, unless the link is one of the shop's own. */
export async function resetPassword(hosted: Hosted, request: Request): Promise<Response> {
  const { shop, toolkit, library } = hosted
  const { token, newPassword }: { token: string; newPassword: string } = await request.clone().json()
  if (await accountLinks.resetOwner(shop, token)) return library.handle(request)
  const from: Asker = { headers: request.headers, field: 'newPassword' }
  const { email } = await toolkit.resetPassword(token, newPassword.normalize('NFC'), from)
  const account = await findHostedAccount(shop.db, { email })
  if (account) {
    await inTransaction(shop.db, (trx) => replacePassword(trx, account.userId, shop.clock()))
    // Which account at the provider it is, says signing in to it; who cannot just now asks for another letter later.
    const proved = await toolkit
      .signIn({ email, password: newPassword.normalize('NFC') }, from)
      .then((tokens) => provedBy(hosted, tokens))
      .catch(() => undefined)
    if (proved) await bind(hosted, account.userId, proved)
  }
  return Response.json({ status: true })
}

/** Whose a reset link is, by e-mail: the shop's own links first, then the provider's codes. */
export async function resetOwner({ shop, toolkit }: Hosted, token: string): Promise<string | undefined> {
  const own = await accountLinks.resetOwner(shop, token)
  if (own) return own
  return toolkit.readCode(token, { headers: new Headers() }).then(
    ({ email, requestType }) => (requestType === 'PASSWORD_RESET' ? email : undefined),
    (error: unknown) => {
      if (error instanceof Problem && error.kind === 'refused') return undefined
      throw error
    },
  )
}
