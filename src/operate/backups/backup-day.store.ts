import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'

/** A backup that failed is tried again after so long; one that nobody ended is somebody else's after the longer time. */
const againMs = 30 * 60 * 1000
const abandonedMs = 3 * 3600 * 1000

/**
 * Takes the backup of a Muscat day for this process: true for one of all that ask, also across processes. A day that is
 * done, or that somebody works on, is nobody's.
 */
export function claimBackup(db: Db, day: string, now: Date): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const fresh = { state: 'running', started_at: now.toISOString() }
  return inTransaction(db, async (trx) => {
    const taken = await trx
      .insertInto('backups')
      .values({ ...fresh, day, ended_at: null, name: '', bytes: 0, encrypted: 0, error: '' })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet(fresh)
          .where((row) =>
            row.or([
              row.and([row('backups.state', '=', 'failed'), row('backups.ended_at', '<', before(againMs))]),
              row.and([
                row('backups.state', '=', 'running'),
                row('backups.started_at', '<', before(abandonedMs)),
              ]),
            ]),
          ),
      )
      .returning('day')
      .execute()
    return taken.length === 1
  })
}

type End = { state: 'made' | 'failed'; now: Date; name: string; bytes?: number; error?: string }

/** Says what became of the backup of a day, made or not; also of one that nobody had taken. */
export function endBackup(
  db: Db,
  day: string,
  { state, now, name, bytes = 0, error = '' }: End,
): Promise<void> {
  const at = now.toISOString()
  const encrypted = name.endsWith('.enc') ? 1 : 0
  const end = { state, ended_at: at, name, bytes, error, encrypted } as const
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('backups')
      .values({ ...end, day, started_at: at })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(end))
      .execute()
  })
}

/** The newest backup that was made, and the newest failure after it. */
export async function lastBackups(db: Db) {
  const newest = (state: string) =>
    db
      .selectFrom('backups')
      .select(['ended_at', 'name', 'bytes', 'error'])
      .where('state', '=', state)
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  const [made, failed] = [await newest('made'), await newest('failed')]
  const isOver = (failed?.ended_at ?? '') <= (made?.ended_at ?? '')
  return { made, failed: isOver ? undefined : failed }
}
