import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod'
import { guardFactor, guardSession } from '#src/accounts/guessing/guard-password.ts'
import { GivenPassword } from '#src/accounts/passwords/password-rules.ts'
import { findPasswordHash } from '#src/accounts/person/person.store.ts'
import { isWrongCode, isWrongRecoveryCode } from '#src/accounts/second-factor/factor-problems.ts'
import { checkPasskey } from '#src/accounts/second-factor/passkey.ts'
import { countRecoveryCodes, takeRecoveryCode } from '#src/accounts/second-factor/recovery-codes.ts'
import { PasskeyAnswer } from '#src/accounts/second-factor/second-factor.routes.ts'
import {
  listFactors,
  markFactorProved,
  markPasswordProved,
  markUsed,
} from '#src/accounts/second-factor/second-factor.store.ts'
import { takeCode } from '#src/accounts/second-factor/totp-factor.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { problemOf } from './auth-problems.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { JudgedSession } from './whole-session.ts'

const Code = z.string().trim().min(1).max(40)

/** One proof of who somebody is: a second factor, or the password where they have none. */
export const Proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), code: Code }),
  z.object({ method: z.literal('recovery'), code: Code }),
  z.object({ method: z.literal('passkey'), credential: PasskeyAnswer }),
  z.object({ method: z.literal('password'), password: GivenPassword }),
])
type Proof = z.infer<typeof Proof>

export type ProofMethod = Proof['method'] | 'sign-in'

/** How a session's person can prove who they are; `sign-in` anew where there is neither factor nor password. */
export async function proofMethods(db: Db, { userId }: JudgedSession): Promise<ProofMethod[]> {
  const kinds = new Set((await listFactors(db, userId)).map(({ kind }) => kind))
  if (kinds.size > 0) return (await countRecoveryCodes(db, userId)) > 0 ? [...kinds, 'recovery'] : [...kinds]
  return [(await findPasswordHash(db, userId)) ? 'password' : 'sign-in']
}

/**
 * Takes one proof and marks this session as proved just now (I12): half sessions become whole by it. The password
 * counts only for who has no factor. Throws `refused` with a code for a wrong one, `too-often` after ten in 15 minutes.
 */
export async function proveSession(
  shop: Pick<Shop, 'db' | 'clock' | 'secrets' | 'config'> & { identity: IdentityProvider },
  session: JudgedSession,
  { proof, origin }: { proof: Proof; origin: string | undefined },
): Promise<Response> {
  const { db, clock } = shop
  const { userId, sessionId } = session
  if (proof.method === 'password') {
    return guardSession(shop, userId, async () => {
      if (session.hasFactor) throw problemOf(400, 'INVALID_PASSWORD')
      await shop.identity.provePassword(session, proof.password)
      await inTransaction(db, (trx) => markPasswordProved(trx, sessionId, clock()))
      return Response.json({ status: true })
    })
  }
  if (proof.method === 'passkey') {
    const answer = proof.credential as unknown as AuthenticationResponseJSON
    const factor = await checkPasskey(shop, { userId, sessionId, origin }, answer)
    await inTransaction(db, async (trx) => {
      await markUsed(trx, factor, clock())
      await markFactorProved(trx, sessionId, clock())
    })
    return Response.json({ status: true })
  }
  return guardFactor(shop, session, () =>
    inTransaction(db, async (trx) => {
      if (proof.method === 'recovery') {
        if (!(await takeRecoveryCode(trx, userId, proof.code))) throw isWrongRecoveryCode()
      } else {
        const factor = await takeCode(trx, shop, { userId, code: proof.code })
        if (!factor) throw isWrongCode()
        await markUsed(trx, factor, clock())
      }
      await markFactorProved(trx, sessionId, clock())
      return Response.json({ status: true })
    }),
  )
}
