import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'

/**
 * What is kept of a blocked phone when its customer is forgotten. A phone has few digits, so this hides it from a reader
 * and from a search, not from somebody who tries all numbers.
 */
function hashOf(phone: string): string {
  return hash('sha256', `haqiba blocked phone ${phone}`, 'hex')
}

/** Keeps the block of these phones, as digits, until it is lifted. */
export async function blockPhones(trx: Db, phones: readonly string[], now: Date): Promise<void> {
  if (phones.length === 0) return
  await trx
    .insertInto('blocked_phones')
    .values(phones.map((phone) => ({ phone_hash: hashOf(phone), blocked_at: now.toISOString() })))
    .onConflict((clash) => clash.column('phone_hash').doNothing())
    .execute()
}

/** Lifts the block of these phones; false where there was none. */
export async function unblockPhones(trx: Db, phones: readonly string[]): Promise<boolean> {
  if (phones.length === 0) return false
  const { numDeletedRows } = await trx
    .deleteFrom('blocked_phones')
    .where('phone_hash', 'in', phones.map(hashOf))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Since when the first of these phones is blocked; undefined where none is. */
export async function blockedSince(db: Db, phones: readonly string[]): Promise<string | undefined> {
  if (phones.length === 0) return undefined
  const { rows } = await findBlocked(db, phones.map(hashOf))
  return rows[0]?.blocked_at
}

/** Whether one of these phones is blocked, and whether any customer is: most shops block nobody. */
export async function readBlocks(
  db: Db,
  phones: readonly string[],
): Promise<{ isPhoneBlocked: boolean; isAnybody: boolean }> {
  const { rows } = await findBlocks(db, phones.map(hashOf))
  const found = new Set(rows.map(({ what }) => what))
  return { isPhoneBlocked: found.has('phone'), isAnybody: found.has('customer') }
}

const findBlocks = statement((db, hashes: string[]) => {
  const customers = db.selectFrom('customer_blocks').select(sql.lit('customer').as('what'))
  // SQLite prepares a statement anew with each call where its limit is a parameter.
  const somebody = db.selectFrom(customers.limit(sql.lit(1)).as('some')).select('what')
  if (hashes.length === 0) return somebody
  const phones = db.selectFrom('blocked_phones').select(sql.lit('phone').as('what'))
  return phones.where('phone_hash', 'in', hashes).unionAll(somebody)
})

const findBlocked = statement((db, hashes: string[]) =>
  db
    .selectFrom('blocked_phones')
    .select('blocked_at')
    .where('phone_hash', 'in', hashes)
    .orderBy('blocked_at'),
)
