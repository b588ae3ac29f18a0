import { randomUUID } from 'node:crypto'
import { seal, unseal } from '#src/accounts/person/sealed.ts'
import { latinDigits } from '#src/core/fold.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Shop } from '#src/shop.ts'
import { isThereAlready } from './factor-problems.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

type TotpContext = Pick<Shop, 'db' | 'clock' | 'secret' | 'secrets'>

const sealOf = (userId: string) => ({ use: 'second-factor', whose: userId }) as const

/**
 * Begins an app with codes for somebody and answers its secret; it guards nothing until `takeCode` took one of its
 * codes. A secret that was begun before is forgotten. Throws `conflict` where there is an app already.
 */
export async function beginTotp(
  { db, clock, secret }: TotpContext,
  userId: string,
  name: string,
): Promise<string> {
  const fresh = newTotpSecret()
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is', null)
      .execute()
    if (await findTotp(trx, userId)) throw isThereAlready()
    await trx
      .insertInto('second_factors')
      .values({
        id: randomUUID(),
        user_id: userId,
        kind: 'totp',
        name,
        secret: seal(secret, fresh, sealOf(userId)),
        last_step: -1,
        created_at: clock().toISOString(),
      })
      .execute()
  })
  return fresh
}

/**
 * Takes a code of somebody's app, typed with spaces or in Arabic digits as may be, once for each half minute, and answers which factor it was; undefined for a code that
 * is none or was taken. Of two who send one code at once the database lets one through. `begun`: of an app whose
 * secret was just begun.
 */
export async function takeCode(
  trx: Db,
  { clock, secrets }: Pick<TotpContext, 'clock' | 'secrets'>,
  { userId, code, begun = false }: { userId: string; code: string; begun?: boolean },
): Promise<string | undefined> {
  const row = await findTotp(trx, userId)
  if (!row?.secret || (row.confirmed_at === null) !== begun) return undefined
  const plain = unseal(secrets, row.secret, sealOf(userId))
  const step = plain && stepOfCode(plain.text, digitsOf(code), clock(), row.last_step ?? -1)
  if (step === undefined) return undefined
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('id', '=', row.id)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? row.id : undefined
}

/**
 * Seals what an older secret sealed under the one that counts, so that the older can be left out (record 026); answers
 * how many. There is one for each person of staff at most, so they are read at once.
 */
export async function sealAnew({ db, secret, secrets }: Omit<TotpContext, 'clock'>): Promise<number> {
  if (secrets.length < 2) return 0
  const rows = await db
    .selectFrom('second_factors')
    .select(['id', 'user_id', 'secret'])
    .where('kind', '=', 'totp')
    .execute()
  let sealed = 0
  for (const { id, user_id, secret: kept } of rows) {
    const plain = kept === null ? undefined : unseal(secrets, kept, sealOf(user_id))
    if (!plain?.isOld) continue
    const anew = seal(secret, plain.text, sealOf(user_id))
    await inTransaction(db, (trx) =>
      trx
        .updateTable('second_factors')
        .set({ secret: anew })
        .where('id', '=', id)
        .where('secret', '=', kept)
        .execute(),
    )
    sealed += 1
  }
  return sealed
}

/** Apps show a code in two halves, and a keyboard in Arabic may write its own digits. */
function digitsOf(typed: string): string {
  return latinDigits(typed).replace(/\s/g, '')
}

function findTotp(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['id', 'secret', 'last_step', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp')
    .executeTakeFirst()
}
