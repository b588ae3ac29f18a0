import { createWriteStream } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Config } from '#src/config.ts'
import { originalName } from '#src/core/picture-name.ts'
import type { Db } from '#src/db/db.ts'
import { listTakenMigrations } from '#src/db/migrate.ts'
import { inSnapshot, listTables, readRows } from '#src/db/whole-database.ts'
import { letterFolder } from '#src/mail/file-transport.ts'
import { openStores } from '#src/media/store/open-stores.ts'
import { type Manifest, names, type Tally, tablePartName } from './archive.ts'
import { encrypting } from './encryption.ts'
import { addToTar } from './tar.ts'

const rowsOfPart = 1000

type Put = (name: string, bytes: Uint8Array | string) => Promise<void>
export type Backup = { tally: Tally; missing: string[]; secret: 'kept' | 'in AUTH_SECRET' }

/**
 * Writes the whole shop into one `.tar.gz`: the tables as they stood at one moment, as lines of JSON that either
 * engine reads, the originals of pictures and payment proofs wherever they are kept, emails and the secret. Whole or
 * not at all: the file has its name only once it is on the disk. For the owner's eyes only (mode 0600), and encrypted
 * where there is a BACKUP_PASSPHRASE.
 */
export async function writeBackup(db: Db, config: Config, file: string, now: Date): Promise<Backup> {
  const part = `${file}.part`
  const tar = pack()
  const gzip = createGzip({ level: 6 })
  const sink = createWriteStream(part, { mode: 0o600 })
  const { BACKUP_PASSPHRASE } = config
  const last = BACKUP_PASSPHRASE ? gzip.pipe(await encrypting(BACKUP_PASSPHRASE)) : gzip
  tar.pipe(gzip)
  const written = finished(last.pipe(sink))
  sink.once('error', (error) => gzip.destroy(error))
  // Told below, to whoever waits there.
  written.catch(() => undefined)
  const put: Put = async (name, bytes) => {
    const added = addToTar(tar, { name, bytes: Buffer.from(bytes) }, now)
    // A disk that fails is heard of by `written` alone.
    await Promise.race([added, written])
  }
  try {
    const backup = await fill(put, db, config, now)
    tar.finalize()
    await written
    await sync(part)
    await rename(part, file)
    return backup
  } catch (error) {
    tar.destroy()
    gzip.destroy()
    await rm(part, { force: true })
    throw error
  }
}

async function fill(put: Put, db: Db, config: Config, now: Date): Promise<Backup> {
  const rows: Tally['rows'] = {}
  const pictures = await inSnapshot(db, async (trx) => {
    const tables = await listTables(trx)
    const migrations = await listTakenMigrations(trx)
    const manifest: Manifest = { haqiba: 'backup', format: 1, madeAt: now.toISOString(), migrations, tables }
    await put(names.manifest, JSON.stringify(manifest, undefined, 2))
    for (const table of tables) {
      let [count, part] = [0, 0]
      for await (const some of readRows(trx, table, rowsOfPart)) {
        part += 1
        count += some.length
        await put(tablePartName(table, part), some.map((row) => `${JSON.stringify(row)}\n`).join(''))
      }
      rows[table] = count
    }
    return trx.selectFrom('pictures').select(['id', 'private']).execute()
  })
  const stores = openStores(config, db)
  const missing: string[] = []
  const tally: Tally = { rows, pictures: 0, proofs: 0, letters: 0 }
  for (const { id, private: hidden } of pictures) {
    const kind = hidden === 1 ? 'proofs' : 'pictures'
    const bytes = await stores[kind].find(originalName(id))
    if (!bytes) {
      missing.push(`${kind}/${originalName(id)}`)
      continue
    }
    tally[kind] += 1
    await put(`${kind}/${originalName(id)}`, bytes)
  }
  tally.letters = await putEmails(put, letterFolder(config))
  const secret = await putSecret(put, config)
  await put(names.tally, JSON.stringify(tally, undefined, 2))
  return { tally, missing, secret }
}

async function putEmails(put: Put, dir: string): Promise<number> {
  const files = (await readdir(dir).catch(() => [])).filter((name) => /^[\w-][\w.-]*\.eml$/.test(name))
  let written = 0
  for (const name of files) {
    const bytes = await readFile(path.join(dir, name)).catch(goneMeanwhile)
    if (!bytes) continue
    await put(`mail/${name}`, bytes)
    written += 1
  }
  return written
}

/** The hourly sweep deletes the files of emails that are over, also while a backup is being made. */
function goneMeanwhile(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function putSecret(put: Put, { AUTH_SECRET, DATA_DIR }: Config): Promise<Backup['secret']> {
  if (AUTH_SECRET) return 'in AUTH_SECRET'
  const kept = await readFile(path.join(DATA_DIR, 'auth-secret')).catch(() => undefined)
  if (kept) await put(names.secret, kept)
  return 'kept'
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
