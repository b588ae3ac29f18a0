import { randomUUID } from 'node:crypto'
import { phoneDigits, phoneSpellings } from '#src/core/phone.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { blockedSince, blockPhones, readBlocks, unblockPhones } from './blocked-phones.store.ts'

/** This customer with the phones that belong to it: what was said of either is said of both. */
async function idsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('customers').select('id').where('into_id', '=', id).execute()
  return [id, ...rows.map((row) => row.id)]
}

/** Notes, the newest first, and the block of a customer, with the names of who wrote them while they have accounts. */
export async function readMarks(db: Db, id: string) {
  const ids = await idsOf(db, id)
  const notes = await db
    .selectFrom('customer_notes')
    .leftJoin('users', 'users.id', 'written_by')
    .select(['customer_notes.id', 'note', 'written_at', 'users.name as by_name'])
    .where('customer_id', 'in', ids)
    .orderBy('written_at', 'desc')
    .orderBy('customer_notes.id')
    .execute()
  const block = await db
    .selectFrom('customer_blocks')
    .leftJoin('users', 'users.id', 'blocked_by')
    .select(['reason', 'blocked_at', 'users.name as by_name'])
    .where('customer_id', 'in', ids)
    .orderBy('blocked_at', 'desc')
    .executeTakeFirst()
  // Of somebody who was blocked and deleted the account, nothing but the phone is known (I8).
  const since = block ? undefined : await blockedSince(db, await listPhones(db, id, mostPhones))
  return { notes, block: block ?? (since ? { reason: '', blocked_at: since, by_name: null } : undefined) }
}

/** The newest orders of a customer, deleted ones too (O21). */
export async function listRecentOrders(db: Db, id: string, limit: number) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'order_id',
      'placed_at',
      'status',
      'delivery_area',
      'total',
      'deleted_at',
      'user_id',
      'source',
    ])
    .where('customer_id', '=', id)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The phones of a customer as digits. */
export async function listPhones(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('phone_digits')
    .distinct()
    .where('customer_id', '=', id)
    .where('phone_digits', '<>', '')
    .orderBy('phone_digits')
    .limit(limit)
    .execute()
  return rows.map(({ phone_digits }) => phone_digits)
}

type By = { by: string; now: Date }

const mostNotes = 200
/** More than one person has. */
const mostPhones = 100

/** Adds a note; answers its id. Throws `refused` where there are too many. */
export async function insertNote(trx: Db, id: string, note: string, { by, now }: By): Promise<string> {
  const { count } = await trx
    .selectFrom('customer_notes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count >= mostNotes) {
    throw new Problem('refused', {
      en: 'There are 200 notes already. Please delete some first.',
      ar: 'يوجد 200 ملاحظة بالفعل. يرجى حذف بعضها أولًا.',
    })
  }
  const noteId = randomUUID()
  const row = { id: noteId, customer_id: id, note, written_at: now.toISOString(), written_by: by }
  await trx.insertInto('customer_notes').values(row).execute()
  return noteId
}

/** Deletes a note of a customer; false when it is not there. */
export async function deleteNote(trx: Db, id: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_notes')
    .where('id', '=', noteId)
    .where('customer_id', 'in', await idsOf(trx, id))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Makes these the tags of a customer, all of them. */
export async function replaceTags(trx: Db, id: string, tags: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('customer_tags')
    .where('customer_id', 'in', await idsOf(trx, id))
    .execute()
  if (tags.length === 0) return
  await trx
    .insertInto('customer_tags')
    .values(tags.map((tag) => ({ customer_id: id, tag })))
    .onConflict((clash) => clash.columns(['customer_id', 'tag']).doNothing())
    .execute()
}

/** Blocks a customer, or says anew why. */
export async function insertBlock(trx: Db, id: string, reason: string, { by, now }: By): Promise<void> {
  const block = { reason, blocked_at: now.toISOString(), blocked_by: by }
  await trx
    .insertInto('customer_blocks')
    .values({ customer_id: id, ...block })
    .onConflict((clash) => clash.column('customer_id').doUpdateSet(block))
    .execute()
  await blockPhones(trx, await listPhones(trx, id, mostPhones), now)
}

/** Takes the block away; false when there was none. */
export async function deleteBlock(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_blocks')
    .where('customer_id', 'in', await idsOf(trx, id))
    .executeTakeFirstOrThrow()
  const freed = await unblockPhones(trx, await listPhones(trx, id, mostPhones))
  return numDeletedRows > 0n || freed
}

/**
 * Whether somebody who is blocked orders: by the account, or the phone however it is written (O26). Not by an e-mail that
 * is only typed: anybody can type a stranger's. A phone stays blocked when its customer was forgotten.
 */
export async function isBlocked(
  db: Db,
  { userId, mobileNumber }: { userId?: string | undefined; mobileNumber: string },
): Promise<boolean> {
  const phone = phoneDigits(mobileNumber)
  const phones = phone === '' ? [] : phoneSpellings(phone)
  const { isPhoneBlocked, isAnybody } = await readBlocks(db, phones)
  if (isPhoneBlocked || !isAnybody) return isPhoneBlocked
  const row = await db
    .selectFrom('customer_blocks')
    .innerJoin('customers', 'customers.id', 'customer_blocks.customer_id')
    .innerJoin('orders', (join) =>
      join.on((on) =>
        on.or([
          on('orders.customer_id', '=', on.ref('customers.id')),
          on('orders.customer_id', '=', on.ref('customers.into_id')),
        ]),
      ),
    )
    .select('orders.id')
    .where(({ or, eb }) =>
      or([
        ...(phones.length === 0 ? [] : [eb('orders.phone_digits', 'in', phones)]),
        ...(userId === undefined ? [] : [eb('orders.user_id', '=', userId)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
