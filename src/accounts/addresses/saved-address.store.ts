import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { holdAccount } from '#src/accounts/person/hold-account.store.ts'
import type { Locale } from '#src/core/locale.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import type { Country } from '#src/places/country.ts'
import { storedPhone } from '#src/places/phone.ts'
import { writtenAddress } from '#src/places/place.ts'
import { type AddressRequest, mostAddresses, type SavedAddress } from './saved-address.ts'

/** Somebody's addresses, the default first, then the newest. */
export async function listAddresses(db: Db, userId: string, locale: Locale): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('saved_addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => addressFrom(row, locale))
}

/**
 * Keeps an address: a new one, or in place of the one with this id. The first is the default, and there is one default.
 * Throws `not-found` for an id that is not theirs and for an account that is gone, `refused` past the most there may be. Inside a transaction.
 */
export async function saveAddress(
  trx: Db,
  request: AddressRequest,
  { userId, id, now }: { userId: string; id?: string; now: Date },
): Promise<string> {
  // Who deletes the account meanwhile waits, or was first.
  if (!(await holdAccount(trx, userId))) throw noSuchAddress()
  await lockName(trx, `addresses ${userId}`)
  const others = await trx
    .selectFrom('saved_addresses')
    .select(['id', 'is_default'])
    .where('user_id', '=', userId)
    .execute()
  const before = others.find((one) => one.id === id)
  if (id !== undefined && !before) throw noSuchAddress()
  if (id === undefined && others.length >= mostAddresses) throw new Problem('refused', texts.tooMany)
  const isDefault =
    request.isDefault || before?.is_default === 1 || !others.some((one) => one.is_default === 1)
  if (isDefault)
    await trx.updateTable('saved_addresses').set({ is_default: 0 }).where('user_id', '=', userId).execute()
  const row = { ...rowOf(request), is_default: isDefault ? (1 as const) : (0 as const) }
  if (id !== undefined) {
    await trx.updateTable('saved_addresses').set(row).where('id', '=', id).execute()
    return id
  }
  const created = { id: randomUUID(), user_id: userId, created_at: now.toISOString() }
  await trx
    .insertInto('saved_addresses')
    .values({ ...row, ...created })
    .execute()
  return created.id
}

/** Deletes one of somebody's addresses; of those that stay the newest becomes the default. Throws `not-found`. */
export async function deleteAddress(trx: Db, id: string, userId: string): Promise<void> {
  await lockName(trx, `addresses ${userId}`)
  const { numDeletedRows } = await trx
    .deleteFrom('saved_addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw noSuchAddress()
  const rest = await trx
    .selectFrom('saved_addresses')
    .select(['id', 'is_default'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const [newest] = rest
  if (!newest || rest.some((one) => one.is_default === 1)) return
  await trx.updateTable('saved_addresses').set({ is_default: 1 }).where('id', '=', newest.id).execute()
}

/** Forgets all of somebody's addresses (I8). */
export async function forgetAddresses(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('saved_addresses').where('user_id', '=', userId).execute()
}

function addressFrom(row: Selectable<Tables['saved_addresses']>, locale: Locale): SavedAddress {
  const { wilayat, area, line, pin } = row
  const place = { country: row.country as Country, wilayat, area, line, pin }
  return {
    _id: row.id,
    label: row.label,
    name: row.name,
    mobileNumber: row.mobile,
    address: writtenAddress(place, locale),
    place,
    isDefault: row.is_default === 1,
  }
}

function rowOf({ label, name, mobileNumber, place }: AddressRequest) {
  const { country, wilayat, area, line = '', pin } = place
  return { label, name, mobile: storedPhone(mobileNumber, country), country, wilayat, area, line, pin }
}

function noSuchAddress(): Problem {
  return new Problem('not-found', texts.none)
}

const texts = {
  none: { en: 'There is no such address in your account.', ar: 'هذا العنوان غير موجود في حسابك.' },
  tooMany: {
    en: `There are ${mostAddresses} addresses already. Please delete one first.`,
    ar: `يوجد ${mostAddresses} عنوانًا بالفعل. يرجى حذف أحدها أولًا.`,
  },
}
