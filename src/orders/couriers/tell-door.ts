import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { changedMeanwhile, changeOrderStatus } from '#src/orders/changes/change-order-status.ts'
import type { RunningChange } from '#src/orders/changes/concurrent-changes.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { holdStatus } from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import type { OrderStatus } from '#src/orders/order/order-status.ts'
import { endShipment, findOut } from '#src/orders/shipments/shipment.store.ts'
import type { DoorOutcome } from '#src/orders/shipments/shipment.ts'
import type { DoorRequest } from './courier.ts'

type Telling = { by: Actor; now: Date; running: RunningChange; shopMail?: string | undefined }

/** What the order becomes with it; null leaves it Shipping, with the shop again. */
const statusAfter = {
  delivered: 'Delivered',
  refused: 'Cancelled',
  'not there': null,
} as const satisfies Record<DoorOutcome, OrderStatus | null>

/**
 * Writes what became of a shipment at the door (O31): delivered makes the order Delivered, and its cash the courier's to
 * settle; refused cancels it; nobody there leaves it Shipping, with the shop again. Throws `conflict` where the shipment
 * is not under way any more.
 */
export async function tellDoor(
  db: Db,
  order: Authorized<ListedOrder>,
  { shipment, outcome, comment }: DoorRequest,
  telling: Telling,
): Promise<void> {
  const status = statusAfter[outcome]
  if (status === null) return leaveShipping(db, order, { shipment, outcome }, telling)
  await changeOrderStatus(
    db,
    order,
    { status, from: 'Shipping', comment },
    {
      ...telling,
      ...(outcome === 'refused' && { refusedAtDoor: true }),
      beside: (trx, changeId) => checkEnded(trx, shipment, changeId),
    },
  )
}

async function leaveShipping(
  db: Db,
  order: Authorized<ListedOrder>,
  { shipment, outcome }: Pick<DoorRequest, 'shipment' | 'outcome'>,
  { by, now }: Telling,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const status = await holdStatus(trx, order.id)
    if (!status) throw new Problem('not-found', noSuchOrder)
    if (status !== 'Shipping') throw changedMeanwhile(status, order)
    if ((await findOut(trx, order.id))?.id !== shipment) throw new Problem('conflict', texts.ended)
    await endShipment(trx, order.id, { outcome, by: by.id, now })
    const thing = { id: order.id, name: order.order_id }
    const changes = [{ field: 'outcome', from: null, to: outcome }]
    await recordAudit(trx, { kind: 'order-not-delivered', thing, changes }, { by, now })
  })
}

/** The shipment that was seen is the one that the move has just ended, not one before or after it. */
async function checkEnded(trx: Db, shipment: string, changeId: string): Promise<void> {
  const row = await trx
    .selectFrom('shipments')
    .select('ended_with')
    .where('id', '=', shipment)
    .executeTakeFirst()
  if (row?.ended_with !== changeId) throw new Problem('conflict', texts.ended)
}

const texts = {
  ended: {
    en: 'This order is not with that courier any more. Please look again.',
    ar: 'لم يعد هذا الطلب مع ذلك المندوب. يرجى مراجعة الطلب من جديد.',
  },
}
