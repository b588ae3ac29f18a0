import { sql } from 'kysely'
import type { AuditActor } from '#src/audit/audit.ts'
import { muscatYear } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { lockRows } from '#src/db/row-lock.ts'
import { statement } from '#src/db/statement.ts'
import { settingsPermissions } from './permissions.ts'
import { defaultSettings, Settings, type ShownSettings, WebsiteInfo } from './settings.ts'
import { bankDetails } from './settings-fields.ts'

/** The shop's settings; what was never set has its default. */
export async function readSettings(db: Db): Promise<WebsiteInfo> {
  const { rows } = await readAll(db)
  const written = rows.map(({ name, value }) => `${name}=${value}`).join('\n')
  if (written !== read?.written) read = { written, settings: settingsFrom(rows) }
  return { ...read.settings }
}

/** As they were read the last time: every order and every page reads them, and they seldom change. */
let read: { written: string; settings: WebsiteInfo } | undefined

function settingsFrom(rows: readonly { name: string; value: string }[]): WebsiteInfo {
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  return deepFreeze(WebsiteInfo.parse({ ...defaultSettings, version: 0, ...stored }))
}

/** Two callers hold the same lists: neither may change the other's. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze)
    Object.freeze(value)
  }
  return value
}

const readAll = statement((db) => db.selectFrom('settings').selectAll())

/**
 * The same as `role` is told it at this instant: where nobody can pay by transfer, the bank's details are empty to all but
 * those who may change them (O15).
 */
export async function showSettings(db: Db, at: Date, role: AuditActor['role']): Promise<ShownSettings> {
  const settings = await readSettings(db)
  const isTold = settings.paymentMethods.includes('Online Payment') || mayChange.some((one) => one === role)
  return { ...settings, ...(!isTold && untoldBank), year: muscatYear(at) }
}

const mayChange = settingsPermissions['PATCH /updateWebsiteInfo']
const untoldBank: Partial<ShownSettings> = {
  ...Object.fromEntries(bankDetails.map((name) => [name, ''])),
  bankUntold: true,
}

/** Whether one of these was ever saved, were it to what it was before. */
export async function isAnySaved(db: Db, names: readonly (keyof Settings)[]): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'in', names)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes the given settings, one row each; call it inside a transaction that says catalogueChanged. */
export function writeSettings(trx: Db, changes: Partial<Settings>): Promise<void> {
  return writeRows(trx, changes)
}

/** The hidden row that demands a second factor of all staff (I12); accounts reads it with each call (caller.store.ts). */
export const staffFactorRow = 'staffSecondFactor'

/** What a row holds that is no setting of `Settings`, and so in no answer of `GET /getWebsiteInfo`; undefined without one. */
export async function readHiddenRow(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
}

/** The shop's own colours alone (P6), which lists of cards are drawn with. */
export async function readOwnColours(db: Db): Promise<Settings['colours']> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'colours').executeTakeFirst()
  return row ? Settings.shape.colours.parse(JSON.parse(row.value)) : []
}

/** Writes such a row, inside a transaction. */
export function writeHiddenRow(trx: Db, name: string, value: unknown): Promise<void> {
  return writeRows(trx, { [name]: value })
}

async function writeRows(trx: Db, changes: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  if (rows.length === 0) return
  await trx
    .insertInto('settings')
    .values(rows)
    .onConflict((clash) => clash.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute()
}

/**
 * Counts one more save, if nobody else has saved since `seen`; false otherwise. Of two at once, the second waits
 * here and is told. Without `seen` it always counts. Inside the transaction that writes.
 */
export async function raiseSettingsVersion(trx: Db, seen: number | undefined): Promise<boolean> {
  await beginVersion(trx)
  const { numUpdatedRows } = await trx
    .updateTable('settings')
    .set({ value: sql`cast(cast(value as bigint) + 1 as text)` })
    .where('name', '=', 'version')
    .$if(seen !== undefined, (query) => query.where('value', '=', String(seen)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Waits for whoever saves settings at this moment, so that what is read next is what they left; counts no save. */
export async function holdSettings(trx: Db): Promise<void> {
  await beginVersion(trx)
  await lockRows(trx, trx.selectFrom('settings').select('name').where('name', '=', 'version')).execute()
}

async function beginVersion(trx: Db): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ name: 'version', value: '0' })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute()
}
