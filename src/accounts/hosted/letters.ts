import {
  accountLinks,
  markMailboxProved,
  verificationIdentifier,
} from '#src/accounts/identity/account-links.ts'
import { problemOf } from '#src/accounts/identity/auth-problems.ts'
import type { MailboxProof } from '#src/accounts/identity/identity-provider.ts'
import type { Locale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import { actingFor, type Hosted, hostedAccountOf } from './hosted.ts'
import { findHostedAccount, isMark } from './hosted-account.store.ts'
import type { Asker } from './toolkit.ts'
import { hostedProblem } from './toolkit-problems.ts'

/** A reset letter: the provider's for whom it keeps, and for who is not known here; the shop's for everybody else (I5). */
export async function sendReset({ shop, toolkit }: Hosted, email: string, locale: Locale): Promise<void> {
  const account = await findHostedAccount(shop.db, { email })
  if (account && account.subject === undefined && !isMark(account.password))
    return accountLinks.sendReset(shop, email, locale)
  await toolkit.sendReset(email, askerIn(locale)).catch((error: unknown) => {
    // Nobody learns from the answer who has an account.
    if (error instanceof Problem && error.extra.code === 'INVALID_EMAIL_OR_PASSWORD') return
    throw error
  })
}

/** The provider's letter that asks whose mailbox it is; the shop's own for its own accounts. */
export async function sendVerification(hosted: Hosted, request: Request): Promise<Response> {
  const { library, toolkit } = hosted
  const session = await library.provenSession(request.headers)
  const account = session && (await hostedAccountOf(hosted, session.userId))
  if (!account) return library.handle(request)
  const from: Asker = { headers: request.headers }
  const { idToken } = await actingFor(hosted, account, from)
  await toolkit.sendVerification(idToken, from)
  return Response.json({ status: true })
}

/**
 * Takes the code of the provider's verification letter, in the account's own session only (I11): a stranger may have
 * signed up with this e-mail, and who has the mailbox replaces that password by a reset letter, which proves it too.
 */
export async function verifyMailbox(hosted: Hosted, proof: MailboxProof): Promise<string> {
  const { shop, toolkit, library } = hosted
  const own = await shop.db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', verificationIdentifier(proof.token))
    .executeTakeFirst()
  if (own) return library.verifyMailbox(proof)
  const from: Asker = { headers: new Headers() }
  const { email, requestType } = await toolkit.readCode(proof.token, from)
  const account = await findHostedAccount(shop.db, { email })
  if (!account || requestType !== 'VERIFY_EMAIL') throw problemOf(400, 'INVALID_TOKEN')
  if (proof.sessionOf !== account.userId) throw hostedProblem('LOG_IN_TO_CONFIRM')
  await toolkit.verifyMailbox(proof.token, from)
  await markMailboxProved(shop, account.userId)
  return account.email
}

function askerIn(locale: Locale): Asker {
  return { headers: new Headers({ 'accept-language': locale }) }
}
