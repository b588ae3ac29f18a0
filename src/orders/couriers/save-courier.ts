import { randomUUID } from 'node:crypto'
import { changesBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { holdCourier } from './courier.store.ts'
import { type CourierRequest, mostCouriers } from './courier.ts'
import { hasToCollect } from './hand-over-list.store.ts'

type Saving = { by: Actor; now: Date }

/** Adds a courier and answers its id (O31). Throws `refused` when there are too many. */
export async function addCourier(db: Db, request: CourierRequest, { by, now }: Saving): Promise<string> {
  const id = randomUUID()
  await inTransaction(db, async (trx) => {
    const { count } = await trx
      .selectFrom('couriers')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= mostCouriers) throw new Problem('refused', texts.tooMany)
    await trx
      .insertInto('couriers')
      .values({ id, ...toRow(request), removed_cash: 0, version: 1, created_at: now.toISOString() })
      .execute()
    await recordAudit(trx, { kind: 'courier-added', thing: { id, name: request.name } }, { by, now })
  })
  return id
}

/**
 * Changes a courier over the version that was seen. Throws `not-found`, and `conflict` for who comes second, or where who
 * has orders to be paid at the door would take no cash any more: what they collect would be nobody's (O31). Nobody is
 * removed: who stopped is made inactive, and keeps what is due.
 */
export async function changeCourier(
  db: Db,
  id: string,
  request: CourierRequest,
  { by, now }: Saving,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await holdCourier(trx, id)
    if (!before) throw noSuchCourier()
    if (before.version !== request.version) throw new Problem('conflict', texts.stale)
    const row = toRow(request)
    // The courier is held: what is handed over at this moment is there to be seen, or finds them without cash.
    if (before.takes_cash === 1 && row.takes_cash === 0 && (await hasToCollect(trx, id)))
      throw new Problem('conflict', texts.collects)
    await trx
      .updateTable('couriers')
      .set({ ...row, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    const changes = changesBetween(told(before), told(row))
    await recordAudit(trx, { kind: 'courier-changed', thing: { id, name: row.name }, changes }, { by, now })
  })
}

function toRow({ name, phone, trackingPattern, takesCash, active }: CourierRequest) {
  return {
    name,
    phone,
    tracking_pattern: trackingPattern,
    takes_cash: takesCash ? (1 as const) : (0 as const),
    active: active ? (1 as const) : (0 as const),
  }
}

/** What the log tells of a change: every field of a request, or it does not compile. */
function told(
  row: ReturnType<typeof toRow>,
): Record<keyof Omit<CourierRequest, 'version'>, string | boolean> {
  return {
    name: row.name,
    phone: row.phone,
    trackingPattern: row.tracking_pattern,
    takesCash: row.takes_cash === 1,
    active: row.active === 1,
  }
}

export function noSuchCourier(): Problem {
  return new Problem('not-found', texts.none)
}

const texts = {
  none: { en: 'There is no such courier.', ar: 'مندوب التوصيل هذا غير موجود.' },
  tooMany: {
    en: `There are ${mostCouriers} couriers already. Please change one of them.`,
    ar: `يوجد ${mostCouriers} مندوب توصيل بالفعل. يرجى تعديل أحدهم.`,
  },
  collects: {
    en: 'This courier has orders now that are paid at the door, and takes cash until those are delivered or back.',
    ar: 'لدى هذا المندوب الآن طلبات تُدفع عند الاستلام، ويبقى مستلمًا للنقد حتى تسليمها أو عودتها.',
  },
  stale: {
    en: 'Somebody changed this courier a moment ago. Please look at what is saved now, and save again.',
    ar: 'تم تعديل بيانات هذا المندوب قبل لحظات. يرجى مراجعة البيانات الحالية ثم الحفظ من جديد.',
  },
}
