import { recordAudit } from '#src/audit/record-audit.store.ts'
import type { Authorized } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import type { Actor } from '#src/http/authorize.ts'
import { type ManyResult, resultOf } from '#src/orders/changes/change-many-orders.ts'
import { changedMeanwhile, changeOrderStatus } from '#src/orders/changes/change-order-status.ts'
import type { RunningChange } from '#src/orders/changes/concurrent-changes.ts'
import { holdMoney } from '#src/orders/money/hold-money.ts'
import { noSuchOrder } from '#src/orders/order/order-access.ts'
import { holdStatus } from '#src/orders/order/order-change.store.ts'
import type { ListedOrder } from '#src/orders/order/order-list.store.ts'
import { endShipment, findOut, insertShipment } from '#src/orders/shipments/shipment.store.ts'
import { findCourier, holdCourier } from './courier.store.ts'
import type { HandOverRequest } from './courier.ts'
import { isCollected, toCollect } from './hand-over-list.store.ts'
import { noSuchCourier } from './save-courier.ts'

type Handing = {
  by: Actor
  now: () => Date
  moved: (id: string, by: RunningChange) => void
  shopMail?: string | undefined
}

/**
 * Hands orders to a courier, each in a transaction of its own, and answers what became of each as O25 has it. A confirmed
 * one becomes Shipping with it; one that is Shipping already changes hands, or gets its tracking number. Throws
 * `not-found` for a courier who is none, and `refused` for one who stopped.
 */
export async function handOver(
  db: Db,
  { courier: courierId, orders }: HandOverRequest,
  handing: Handing,
): Promise<ManyResult[]> {
  const courier = await findCourier(db, courierId)
  if (!courier) throw noSuchCourier()
  if (courier.active === 0) throw new Problem('refused', texts.stopped)
  const wanted = new Map(orders.map((one) => [one.id, one]))
  const results: ManyResult[] = []
  for (const one of wanted.values()) results.push(await handOne(db, courierId, one, handing))
  return results
}

async function handOne(
  db: Db,
  courierId: string,
  { id, from, trackingNumber = '' }: HandOverRequest['orders'][number],
  { by, now, moved, shopMail }: Handing,
): Promise<ManyResult> {
  return resultOf(db, { id, by }, async (order) => {
    const out = await findOut(db, id)
    if (out?.courier_id === courierId && out.tracking_number === trackingNumber) return 'already'
    const running: RunningChange = { overtaken: false }
    const at = now()
    const give = (trx: Db) => giveTo(trx, order, { courierId, trackingNumber, by, now: at })
    if (order.status === 'Shipping') await changeHands(db, order, { from, by, now: at, give })
    else
      await changeOrderStatus(
        db,
        order,
        { status: 'Shipping', from },
        { by, now: at, running, shopMail, beside: give },
      )
    moved(id, running)
    return 'changed'
  })
}

async function changeHands(
  db: Db,
  order: Authorized<ListedOrder>,
  { from, by, now, give }: { from: string; by: Actor; now: Date; give: (trx: Db) => Promise<void> },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const status = await holdStatus(trx, order.id)
    if (!status) throw new Problem('not-found', noSuchOrder)
    if (status !== from) throw changedMeanwhile(status, order)
    await endShipment(trx, order.id, { outcome: 'called back', by: by.id, now })
    await give(trx)
  })
}

async function giveTo(
  trx: Db,
  order: ListedOrder,
  given: { courierId: string; trackingNumber: string; by: Actor; now: Date },
): Promise<void> {
  const { courierId, trackingNumber, by, now } = given
  if (await isCollected(trx, order.id)) throw new Problem('refused', texts.collected)
  // Held, so that whoever is stopped at this moment is stopped before the order is given or after it.
  const courier = await holdCourier(trx, courierId)
  if (!courier) throw noSuchCourier()
  if (courier.active === 0) throw new Problem('refused', texts.stopped)
  // As it is now that nobody books on it: a payment may have been taken back since the order was read.
  if (courier.takes_cash === 0 && toCollect(await holdMoney(trx, order.id)) > 0)
    throw new Problem('refused', texts.noCash)
  await insertShipment(trx, { orderId: order.id, courierId: courier.id, trackingNumber, by: by.id, now })
  const changes = [
    { field: 'courier', from: null, to: courier.name },
    ...(trackingNumber ? [{ field: 'trackingNumber', from: null, to: trackingNumber }] : []),
  ]
  const thing = { id: order.id, name: order.order_id }
  await recordAudit(trx, { kind: 'order-handed-over', thing, changes }, { by, now })
}

const texts = {
  stopped: {
    en: 'This courier is not active. Please choose another one.',
    ar: 'مندوب التوصيل هذا غير نشط. يرجى اختيار مندوب آخر.',
  },
  collected: {
    en: 'This order is collected at the shop: no courier takes it along.',
    ar: 'هذا الطلب يُستلم من المتجر، ولا يُسلَّم إلى مندوب.',
  },
  noCash: {
    en: 'This courier takes no cash, and this order is paid at the door.',
    ar: 'هذا المندوب لا يستلم النقد، وهذا الطلب يُدفع عند الاستلام.',
  },
}
