import { problemOf } from '#src/accounts/identity/auth-problems.ts'
import { bind, type Hosted, provedBy } from './hosted.ts'
import { findHostedAccount, newMark } from './hosted-account.store.ts'
import type { Asker } from './toolkit.ts'

type SignUp = { name: string; email: string; password: string }

/**
 * Opens an account at the provider, then the shop's, which the library signs in as it does with a password of the
 * shop's own. Where the second fails the first is taken back.
 */
export async function signUp(hosted: Hosted, request: Request): Promise<Response> {
  const { shop, toolkit, library, proof } = hosted
  const { name, email, password }: SignUp = await request.clone().json()
  const from: Asker = { headers: request.headers, field: 'password' }
  if (await findHostedAccount(shop.db, { email })) throw problemOf(422, 'USER_ALREADY_EXISTS')
  const person = { email, password: password.normalize('NFC'), displayName: name }
  const proved = await provedBy(hosted, await toolkit.signUp(person, from))
  const { idToken } = proved.tokens
  const answer = await proof
    .run({ fresh: newMark() }, () => library.handle(request))
    .catch(async (error: unknown) => {
      await toolkit.remove(idToken, from).catch(() => undefined)
      throw error
    })
  if (!answer.ok) {
    await toolkit.remove(idToken, from).catch(() => undefined)
    return answer
  }
  const account = await findHostedAccount(shop.db, { email })
  if (account) await bind(hosted, account.userId, proved)
  // The account is open; who got no letter asks for one from the profile.
  await toolkit
    .sendVerification(idToken, from)
    .catch((error: unknown) => shop.log.error('a verification letter of the provider', error))
  return answer
}
