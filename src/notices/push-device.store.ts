import type { Selectable } from 'kysely'
import type { Db, Tables } from '#src/db/db.ts'
import { lockName } from '#src/db/row-lock.ts'
import type { NoticeKind } from './notice.ts'
import type { PushChoice, PushDevice } from './push.ts'

export type PushDeviceRow = Selectable<Tables['push_devices']>

/** The most devices of one person; the oldest gives way. */
const mostOfOne = 10

/** Where a session's browser is told, with what its owner chose; undefined where it is not. */
export async function findPushDevice(
  db: Db,
  session: string,
): Promise<(PushChoice & { endpoint: string }) | undefined> {
  const row = await db
    .selectFrom('push_devices')
    .selectAll()
    .where('session_id', '=', session)
    .executeTakeFirst()
  return row && { ...choiceOf(row), endpoint: row.endpoint }
}

export function choiceOf({ kinds, quiet_from, quiet_to }: PushDeviceRow): PushChoice {
  return { kinds: kinds.trim().split(' ') as NoticeKind[], quietFrom: quiet_from, quietTo: quiet_to }
}

/** Tells a session's browser from now on; whoever was told in the same browser before is told there no more. */
export async function savePushDevice(
  trx: Db,
  { endpoint, keys, locale, kinds, quietFrom, quietTo }: PushDevice,
  { personId, session, shopKey, now }: { personId: string; session: string; shopKey: string; now: Date },
): Promise<void> {
  // Two at once, for one session or one endpoint, would both find nothing to take the place of.
  await lockName(trx, 'push-devices')
  const before = await trx
    .selectFrom('push_devices')
    .select('session_id')
    .where((device) => device.or([device('endpoint', '=', endpoint), device('session_id', '=', session)]))
    .execute()
  for (const { session_id } of before) await forgetPushDevice(trx, session_id)
  await trx
    .insertInto('push_devices')
    .values({
      session_id: session,
      person_id: personId,
      endpoint,
      ...keys,
      shop_key: shopKey,
      locale,
      // With a space on each side, as queuePush looks for one.
      kinds: ` ${[...new Set(kinds)].join(' ')} `,
      quiet_from: quietFrom,
      quiet_to: quietTo,
      created_at: now.toISOString(),
    })
    .execute()
  const own = await trx
    .selectFrom('push_devices')
    .select('session_id')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .execute()
  for (const { session_id } of own.slice(mostOfOne)) await forgetPushDevice(trx, session_id)
}

/** Tells a session's browser no more, nor what it was still to be told. */
export async function forgetPushDevice(trx: Db, session: string): Promise<void> {
  await trx.deleteFrom('push_outbox').where('session_id', '=', session).execute()
  await trx.deleteFrom('push_devices').where('session_id', '=', session).execute()
}

/** Tells none of somebody's browsers any more (I8). */
export async function forgetPushDevicesOf(trx: Db, personId: string): Promise<void> {
  // Or it and whoever saves one of them would hold some of the rows each, and wait for the others.
  await lockName(trx, 'push-devices')
  const own = await trx
    .selectFrom('push_devices')
    .select('session_id')
    .where('person_id', '=', personId)
    .execute()
  for (const { session_id } of own) await forgetPushDevice(trx, session_id)
}

/** Every device there is: ten for each person of staff at most. */
export async function listPushDevices(db: Db): Promise<PushDeviceRow[]> {
  return db.selectFrom('push_devices').selectAll().execute()
}
