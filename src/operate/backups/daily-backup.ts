import { stat } from 'node:fs/promises'
import type { Config } from '#src/config.ts'
import { muscatDay, startOfMuscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { openBare } from '#src/db/open-bare.ts'
import type { Shop } from '#src/shop.ts'
import { type Backup, writeBackup } from './backup.ts'
import { claimBackup, endBackup } from './backup-day.store.ts'
import { backupName, oldBackups } from './backup-name.ts'
import { type BackupPlace, backupPlaceOf } from './backup-place.ts'
import { checkBackup } from './restore.ts'

const lookEveryMs = 60_000

type BackupShop = Pick<Shop, 'config' | 'db' | 'clock' | 'log'>

/** Makes the backup of each day once BACKUP_AT has passed, until stopped; nothing where there is no BACKUP_DIR. */
export function startBackups(shop: BackupShop): { stop(): void } {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await backUpWhenDue(shop).catch((error) => shop.log.error('the backup of the day', error))
    isBusy = false
  }
  const timer = shop.config.BACKUP_DIR ? setInterval(() => void look(), lookEveryMs).unref() : undefined
  if (timer) void look()
  return {
    // A backup that is cut off leaves a part without a name; its day is taken again after three hours.
    stop: () => clearInterval(timer),
  }
}

/** Makes the backup of this Muscat day if its time has come and no process has it. Answers whether it was made here. */
export async function backUpWhenDue({ config, db, clock }: BackupShop): Promise<boolean> {
  const now = clock()
  const [hours = 0, minutes = 0] = config.BACKUP_AT.split(':').map(Number)
  const due = startOfMuscatDay(now).getTime() + (hours * 60 + minutes) * 60_000
  const place = backupPlaceOf(config)
  if (!place || now.getTime() < due || !(await claimBackup(db, muscatDay(now), now))) return false
  await backUp(place, config, db, clock)
  return true
}

/**
 * Makes the backup of this Muscat day in its place, reads it back as the place has it, and only then removes old ones.
 * What became of it is told in `backups`; throws what went wrong.
 */
export async function backUp(
  place: BackupPlace,
  config: Config,
  db: Db,
  clock: () => Date,
): Promise<{ name: string; backup: Backup }> {
  const day = muscatDay(clock())
  const name = backupName(day, config.BACKUP_PASSPHRASE !== undefined)
  try {
    const backup = await place.write(name, (file) => readAndWrite(config, file, clock()))
    const bytes = await place.read(name, async (file) => {
      await checkBackup(file, config.BACKUP_PASSPHRASE)
      return (await stat(file)).size
    })
    for (const old of oldBackups(await place.list())) await place.remove(old)
    const error =
      backup.missing.length > 0 ? `not in their store: ${backup.missing.slice(0, 5).join(', ')}` : ''
    await endBackup(db, day, { state: 'made', now: clock(), name, bytes, error })
    return { name, backup }
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    await endBackup(db, day, { state: 'failed', now: clock(), name, error: said.slice(0, 500) })
    throw error
  }
}

/** By a connection of its own, so that no order waits for the reading. */
async function readAndWrite(config: Config, file: string, now: Date): Promise<Backup> {
  const { db, close } = openBare({ url: config.DATABASE_URL, dir: config.DATA_DIR }, { toRead: true })
  try {
    return await writeBackup(db, config, file, now)
  } finally {
    await close()
  }
}
