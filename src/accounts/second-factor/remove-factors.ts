import { type AuditActor, shell } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { type Locale, mainLocale } from '#src/core/locale.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import type { Shop } from '#src/shop.ts'

type Removal = { userId: string; id?: string; locale?: Locale; by: AuditActor; now: Date }

/**
 * Takes a factor from somebody, or all of them, and tells them by letter; with the last one the recovery codes go too.
 * Answers how many there were.
 */
export async function removeFactors(
  trx: Db,
  { userId, id, locale = mainLocale, by, now }: Removal,
): Promise<number> {
  const removed = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['name', 'confirmed_at'])
    .execute()
  if (removed.length === 0) return 0
  const real = removed.filter(({ confirmed_at }) => confirmed_at !== null)
  const left = await trx
    .selectFrom('second_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!left) await forgetSecondFactor(trx, userId)
  if (real.length === 0) return 0
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const payload = { factor: real.map(({ name }) => name).join(', '), name: person.name }
  if (by.role !== 'customer') {
    const changes = [{ field: 'factor', from: payload.factor, to: null }]
    await recordAudit(trx, { kind: 'factor-removed', thing: { id: userId }, changes }, { by, now })
  }
  await queueEmails(trx, [{ kind: 'factor-removed', recipient: person.email, locale, payload }], now)
  return real.length
}

/** A session that was half never proved more than the password, so it ends and does not become whole. */
async function forgetSecondFactor(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('factor_proved_at', 'is', null)
    .execute()
}

/** Takes all factors from somebody who lost them, on the server itself; answers how many there were. */
export async function removeFactorsOf(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  email: string,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const person = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!person) throw new Error(`Nobody has an account with ${email}`)
    return removeFactors(trx, { userId: person.id, by: shell, now: clock() })
  })
}
