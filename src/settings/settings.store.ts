import type { Db } from '#src/db/open.ts'
import { defaultSettings, Settings } from './settings.ts'

/** The shop's settings; what was never set has its default. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  return Settings.parse({ ...defaultSettings, ...stored })
}

/** Writes the given settings, one row each; call it inside a transaction that says catalogueChanged. */
export async function writeSettings(trx: Db, changes: Partial<Settings>): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  if (rows.length === 0) return
  await trx
    .insertInto('settings')
    .values(rows)
    .onConflict((clash) => clash.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute()
}
