import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Config } from '#src/config.ts'
import type { Db, Tables } from '#src/db/db.ts'
import { listTakenMigrations, migrate, migrationNames } from '#src/db/migrate.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { type AnyRow, emptyTable, insertRows, isParent, listTables } from '#src/db/whole-database.ts'
import { letterFolder } from '#src/mail/file-transport.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import { Manifest, placeOf, Tally } from './archive.ts'
import { readTar } from './tar.ts'

/** Where a hosting service keeps pictures: the service of this place, not that of the backup. */
const addresses = 'picture_addresses'

/** What somebody has put into a shop, or a start has made for them. */
const filled = ['users', 'products', 'orders', 'sliders', 'settings', 'contact_messages', 'audit_lines']

type Checked = { file: string; manifest: Manifest; tally: Tally }

/**
 * Makes the shop of a backup in an empty place, on either engine, and brings it to the newest shape. The tables are
 * filled in one transaction. Throws a one-line Error where there is a shop already.
 */
export async function restoreBackup(db: Db, config: Config, { file, manifest }: Checked): Promise<void> {
  await checkPlace(db, manifest)
  // The shape the rows were written in; the steps since then change them as they would have changed a running shop.
  await migrate(db, manifest.migrations.at(-1))
  await unpackFiles(db, config, file)
  // What inTransaction does besides, of the newest shape, comes below.
  await db.transaction().execute(async (trx) => {
    for (const table of [...(await listTables(trx))].reverse())
      if (table !== addresses) await emptyTable(trx, table)
    // Older backups have some tables behind those that refer to them.
    for (const areParents of [true, false])
      for await (const { name, bytes } of readTar(file, config.BACKUP_PASSPHRASE)) {
        const place = placeOf(name)
        if (place?.kind !== 'table' || place.table === addresses) continue
        if (isParent(place.table) === areParents) await insertRows(trx, place.table, rowsIn(bytes))
      }
  })
  await migrate(db)
  // Finds the orders by their texts from the beginning on (db/group-commit.ts).
  await inTransaction(db, async () => {})
}

/** Reads a backup through. Throws a one-line Error for a file that is no whole one, or of a newer program. */
export async function checkBackup(file: string, passphrase?: string): Promise<Checked> {
  let manifest: Manifest | undefined
  let tally: Tally | undefined
  const counted = { rows: new Map<string, number>(), pictures: 0, proofs: 0, letters: 0 }
  try {
    for await (const { name, bytes } of readTar(file, passphrase)) {
      const place = placeOf(name)
      if (!place || (!manifest && place.kind !== 'manifest'))
        throw new Error(`it holds a file of no meaning, ${name}`)
      if (place.kind === 'manifest') manifest = Manifest.parse(JSON.parse(bytes.toString()))
      else if (place.kind === 'tally') tally = Tally.parse(JSON.parse(bytes.toString()))
      else if (place.kind === 'table')
        counted.rows.set(place.table, (counted.rows.get(place.table) ?? 0) + rowsIn(bytes).length)
      else if (place.kind === 'email') counted.letters += 1
      else if (place.kind !== 'secret') counted[place.kind] += 1
    }
  } catch (error) {
    throw new Error(
      `${file} is not a whole backup of a shop: ${error instanceof Error ? error.message : error}`,
    )
  }
  const isWhole =
    manifest !== undefined &&
    tally !== undefined &&
    (['pictures', 'proofs', 'letters'] as const).every((kind) => counted[kind] === tally[kind]) &&
    manifest.tables.every((table) => (counted.rows.get(table) ?? 0) === tally.rows[table])
  if (!manifest || !tally || !isWhole)
    throw new Error(`${file} is not a whole backup of a shop: something is missing`)
  const newer = manifest.migrations.find((name, n) => migrationNames[n] !== name)
  if (newer) throw new Error(`${file} was made by a newer shop (it knows ${newer}). Update this one first.`)
  return { file, manifest, tally }
}

/** Throws unless nobody has a shop here: no tables, or those of this backup with nothing in them. */
async function checkPlace(db: Db, { migrations }: Manifest): Promise<void> {
  const taken = await listTakenMigrations(db)
  if (taken.length === 0) return
  const isEmpty = await db.transaction().execute(async (trx) => {
    for (const table of await listTables(trx))
      if (filled.includes(table) && (await hasRows(trx, table))) return false
    return true
  })
  if (isEmpty && taken.length <= migrations.length) return
  throw new Error(
    'There is a shop here already, and a backup never overwrites one. Restore with an empty DATA_DIR (or an empty database in DATABASE_URL).',
  )
}

async function hasRows(trx: Transaction<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
  return rows.length > 0
}

async function unpackFiles(db: Db, config: Config, file: string): Promise<void> {
  const stores = openStores(config, db)
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  for await (const { name, bytes } of readTar(file, config.BACKUP_PASSPHRASE)) {
    const place = placeOf(name)
    if (place?.kind === 'pictures' || place?.kind === 'proofs')
      await stores[place.kind].put(place.name, bytes)
    if (place?.kind === 'email') {
      await mkdir(letterFolder(config), { recursive: true, mode: 0o700 })
      await writeFile(path.join(letterFolder(config), place.name), bytes, { mode: 0o600 })
    }
    if (place?.kind === 'secret' && !config.AUTH_SECRET)
      await writeFile(path.join(config.DATA_DIR, 'auth-secret'), bytes, { mode: 0o600 })
  }
}

function rowsIn(bytes: Buffer): AnyRow[] {
  return bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
