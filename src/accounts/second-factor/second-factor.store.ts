import type { Db } from '#src/db/db.ts'

export type FactorKind = 'totp' | 'passkey'

/** A factor as its owner's list has it. Times are ISO 8601 in UTC. */
export type Factor = {
  id: string
  kind: FactorKind
  name: string
  created_at: string
  used_at: string | null
}

/** The factors somebody has shown to be theirs, the oldest first. */
export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  const rows = await db
    .selectFrom('second_factors')
    .select(['id', 'kind', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind === 'totp' ? 'totp' : 'passkey' }))
}

/** Says when this session's person gave a second factor (I12). */
export async function markFactorProved(trx: Db, sessionId: string, at: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ factor_proved_at: at.toISOString() })
    .where('id', '=', sessionId)
    .execute()
}

/** Says that this session's person has just given the password again. */
export async function markPasswordProved(trx: Db, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ proved_at: now.toISOString() })
    .where('id', '=', sessionId)
    .execute()
}

/** Says that a factor has just been used. */
export async function markUsed(trx: Db, id: string, now: Date): Promise<void> {
  await trx.updateTable('second_factors').set({ used_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Gives a factor of somebody's another name; false where it is not theirs. */
export async function renameFactor(
  trx: Db,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
