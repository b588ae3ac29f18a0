import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { statement } from '#src/db/statement.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { PushDeviceRow } from './push-device.store.ts'

/** What a browser is to be told: the notices that are due, and how often each was tried before. */
export type DuePush = {
  device: PushDeviceRow
  notices: (Selectable<Tables['notices']> & { attempts: number })[]
}

/** How many are looked at in one go. */
const mostAtOnce = 200

/** Writes down whom a notice is to be told, in the transaction that writes it. */
export async function queuePush(
  trx: Db,
  { id, kind }: { id: string; kind: string },
  now: Date,
): Promise<void> {
  await addPushes(trx, { notice_id: id, next_attempt_at: now.toISOString(), kind })
}

const addPushes = statement((db, due: { notice_id: string; next_attempt_at: string; kind: string }) =>
  db
    .insertInto('push_outbox')
    .columns(['session_id', 'notice_id', 'attempts', 'next_attempt_at'])
    .expression(
      db
        .selectFrom('push_devices')
        .select([
          'session_id',
          sql<string>`cast(${due.notice_id} as text)`.as('notice_id'),
          sql.lit(0).as('attempts'),
          sql<string>`cast(${due.next_attempt_at} as text)`.as('next_attempt_at'),
        ])
        // SQLite prepares a statement anew with each call where the pattern is the parameter itself.
        .where('kinds', 'like', sql<string>`'% ' || cast(${due.kind} as text) || ' %'`),
    ),
)

/** What is due, by device. */
export async function listDuePushes(db: Db, now: Date): Promise<DuePush[]> {
  const due = await db
    .selectFrom('push_outbox')
    .innerJoin('notices', 'notices.id', 'push_outbox.notice_id')
    .innerJoin('push_devices', 'push_devices.session_id', 'push_outbox.session_id')
    .selectAll('notices')
    .select(['push_outbox.session_id', 'push_outbox.attempts'])
    .where('push_outbox.next_attempt_at', '<=', now.toISOString())
    .orderBy('push_outbox.next_attempt_at')
    .orderBy('push_outbox.notice_id')
    .limit(mostAtOnce)
    .execute()
  if (due.length === 0) return []
  const sessions = [...new Set(due.map(({ session_id }) => session_id))]
  const devices = await db
    .selectFrom('push_devices')
    .selectAll()
    .where('session_id', 'in', sessions)
    .execute()
  return devices.map((device) => ({
    device,
    notices: due.filter(({ session_id }) => session_id === device.session_id),
  }))
}

/** Takes what is due for this process alone, until `until`: of two that reach for it, the database lets one have each. */
export async function claimPushes(
  db: Db,
  { device, notices }: DuePush,
  { now, until }: { now: Date; until: Date },
): Promise<DuePush['notices']> {
  const ids = notices.map(({ id }) => id)
  const taken = await inTransaction(db, (trx) =>
    trx
      .updateTable('push_outbox')
      .set((push) => ({ attempts: push('attempts', '+', 1), next_attempt_at: until.toISOString() }))
      .where('session_id', '=', device.session_id)
      .where('notice_id', 'in', ids)
      .where('next_attempt_at', '<=', now.toISOString())
      .returning('notice_id')
      .execute(),
  )
  const mine = new Set(taken.map(({ notice_id }) => notice_id))
  return notices.filter(({ id }) => mine.has(id)).map((one) => ({ ...one, attempts: one.attempts + 1 }))
}

/** Leaves these for a later time; `untried` where that was no attempt. */
export async function postponePushes(
  db: Db,
  { session, ids }: { session: string; ids: readonly string[] },
  { next, untried = false }: { next: Date; untried?: boolean },
): Promise<void> {
  await inTransaction(db, (trx) =>
    trx
      .updateTable('push_outbox')
      .set((push) => ({
        next_attempt_at: next.toISOString(),
        ...(untried && { attempts: push('attempts', '-', 1) }),
      }))
      .where('session_id', '=', session)
      .where('notice_id', 'in', ids)
      .execute(),
  )
}

/** These have been told, or never will be. */
export async function deletePushes(
  db: Db,
  { session, ids }: { session: string; ids: readonly string[] },
): Promise<void> {
  await inTransaction(db, (trx) =>
    trx.deleteFrom('push_outbox').where('session_id', '=', session).where('notice_id', 'in', ids).execute(),
  )
}

/** Deletes what is due for longer than two days: its device went while it was written down. */
export async function deleteLostPushes(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 24 * 3600 * 1000).toISOString()
  await inTransaction(db, (trx) =>
    trx.deleteFrom('push_outbox').where('next_attempt_at', '<', before).execute(),
  )
}
