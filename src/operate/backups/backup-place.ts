import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { Config } from '#src/config.ts'

/** Where backups are kept; their names are those of backup-name.ts. Everything throws when the place fails. */
export type BackupPlace = {
  /** Has `make` write a file, and keeps it under this name, whole or not at all. */
  write<T>(name: string, make: (file: string) => Promise<T>): Promise<T>
  /** Hands a kept file to `use`, as the place has it. */
  read<T>(name: string, use: (file: string) => Promise<T>): Promise<T>
  /** What is there, other files too. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
}

type Bucket = Extract<NonNullable<Config['BACKUP_DIR']>, { kind: 's3' }>

/** How long a bucket may take for a whole backup. */
const patienceMs = 30 * 60 * 1000
const folder = 'backups/'

/** The place of BACKUP_DIR; undefined where there is none. */
export function backupPlaceOf({ BACKUP_DIR, DATA_DIR }: Config): BackupPlace | undefined {
  if (!BACKUP_DIR) return undefined
  return BACKUP_DIR.kind === 'folder' ? folderOf(BACKUP_DIR.dir) : bucketOf(BACKUP_DIR, DATA_DIR)
}

function folderOf(dir: string): BackupPlace {
  return {
    async write(name, make) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      return make(path.join(dir, name))
    },
    read: (name, use) => use(path.join(dir, name)),
    list: () => readdir(dir),
    remove: (name) => rm(path.join(dir, name)),
  }
}

/** A bucket gets whole files only, so each waits in DATA_DIR while it is made and while it is read back. */
function bucketOf(place: Bucket, dataDir: string): BackupPlace {
  const { accessKeyId, secretAccessKey, region } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(
    method: string,
    address: string,
    body?: { blob: Blob; hash: string },
  ): Promise<Response> {
    const hash = body?.hash ?? createHash('sha256').digest('hex')
    const answer = await client.fetch(`${place.endpoint}/${place.bucket}${address}`, {
      method,
      headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': 'application/gzip' }) },
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: body.blob }),
    })
    if (answer.ok) return answer
    await answer.body?.cancel()
    throw new Error(`the bucket answered ${answer.status} to ${method}`)
  }

  async function withFile<T>(use: (file: string) => Promise<T>): Promise<T> {
    const dir = path.join(dataDir, 'backup')
    const file = path.join(dir, randomUUID())
    await mkdir(dir, { recursive: true, mode: 0o700 })
    try {
      return await use(file)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  return {
    write: (name, make) =>
      withFile(async (file) => {
        const made = await make(file)
        const hash = createHash('sha256')
        await pipeline(createReadStream(file), hash)
        await ask('PUT', `/${folder}${name}`, { blob: await openAsBlob(file), hash: hash.digest('hex') })
        return made
      }),
    read: (name, use) =>
      withFile(async (file) => {
        const { body } = await ask('GET', `/${folder}${name}`)
        await pipeline(body ? Readable.fromWeb(body as never) : [], createWriteStream(file, { mode: 0o600 }))
        return use(file)
      }),
    async list() {
      const answer = await ask('GET', `?list-type=2&prefix=${encodeURIComponent(folder)}`)
      const keys = (await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)
      return [...keys].map(([, key = '']) => key.slice(folder.length))
    },
    async remove(name) {
      await (await ask('DELETE', `/${folder}${name}`)).body?.cancel()
    },
  }
}
