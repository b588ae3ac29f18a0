import { createHash, randomInt } from 'node:crypto'
import { latinDigits } from '#src/core/fold.ts'
import type { Db } from '#src/db/db.ts'

const howMany = 10
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Gives somebody ten new codes in the place of all before; they are shown once and kept as hashes (I12). */
export async function renewRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute()
  return codes
}

/** Takes a code, once; false for one that is none, or not any more. Spaces, hyphens, capitals and Arabic digits do not matter. */
export async function takeRecoveryCode(trx: Db, userId: string, typed: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, typed))
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** How many somebody has left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((codes) => codes.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

function newCode(): string {
  const text = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}

/** 59 bits are too many to be tried, so a plain hash keeps them. */
function hashOf(userId: string, code: string): string {
  const plain = latinDigits(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`recovery-code:${userId}:${plain}`).digest('base64url')
}
