import { PersonName } from '#src/accounts/identity/auth-bodies.ts'
import { setPassword } from '#src/accounts/identity/first-admin.ts'
import { clearUnprovedRecord } from '#src/accounts/person/unproved-record.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { bind, bindIn, type Hosted, type Proved, provedBy, withBody } from './hosted.ts'
import {
  findHostedAccount,
  type HostedAccount,
  isMark,
  newMark,
  openAccount,
} from './hosted-account.store.ts'
import { hostedProblem } from './toolkit-problems.ts'

type SignIn = { email: string; password: string }

/**
 * The provider says whether the password is right; the library then makes the session, as it does for a password that
 * the shop keeps. Accounts whose password the shop keeps (the first admin's, those from before) never leave the house.
 */
export async function signIn(hosted: Hosted, request: Request): Promise<Response> {
  const { shop, toolkit, library, proof } = hosted
  const { email, password }: SignIn = await request.clone().json()
  const here = await findHostedAccount(shop.db, { email })
  if (here?.password && !isMark(here.password)) return library.handle(request)
  const given = { email, password: password.normalize('NFC') }
  const proved = await provedBy(hosted, await toolkit.signIn(given, { headers: request.headers }))
  if (proved.claims.email !== email) throw hostedProblem('USER_MISMATCH')
  const { mark, ...account } = await accountOf(hosted, proved)
  return proof.run({ mark }, () => library.handle(withBody(request, { email: account.email, password })))
}

/** The shop's account of who was proved: the one that is bound to theirs, or a new one; never one of the same e-mail. */
async function accountOf(hosted: Hosted, proved: Proved): Promise<HostedAccount & { mark: string }> {
  const { shop } = hosted
  const { sub: subject } = proved.claims
  const known = await findHostedAccount(shop.db, { subject })
  if (known) await bind(hosted, known.userId, proved)
  else await open(hosted, proved)
  const account = known ?? (await findHostedAccount(shop.db, { subject }))
  // Whoever holds that mailbox was not asked: a reset letter joins the two.
  if (!account || (account.password !== undefined && !isMark(account.password)))
    throw hostedProblem('ACCOUNT_NOT_LINKED')
  if (account.password !== undefined) return { ...account, mark: account.password }
  // Somebody who came by Google alone until now has a password from here on.
  const mark = newMark()
  await inTransaction(shop.db, (trx) => setPassword(trx, account.userId, mark, shop.clock().toISOString()))
  return { ...account, mark }
}

async function open({ shop, personalData }: Hosted, proved: Proved): Promise<void> {
  const { email, name = '' } = proved.claims
  await clearUnprovedRecord(shop.db, email, personalData)
  const called = PersonName.safeParse(name.slice(0, 80)).data ?? email.split('@', 1).join('').slice(0, 80)
  await inTransaction(shop.db, async (trx) => {
    const userId = await openAccount(trx, { name: called, email, now: shop.clock() })
    if (userId !== undefined) await bindIn(trx, { shop }, userId, proved)
  })
}
