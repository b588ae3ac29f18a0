import { muscatDay } from '#src/core/muscat.ts'
import type { Db } from '#src/db/db.ts'
import { estimatedDelivery } from '#src/delivery/estimated-delivery.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import { termsAt } from '#src/delivery/zone.ts'
import { placeOf } from '#src/orders/destination/destination.ts'
import type { StoredOrder } from '#src/orders/order/order.store.ts'
import { readSettings } from '#src/settings/settings.store.ts'

const underWay: readonly string[] = ['Pending', 'Confirmed', 'Shipping']

/**
 * The Muscat day (`YYYY-MM-DD`) on which an order that is under way should arrive, by the terms of where it goes (M4,
 * O40); undefined where it is fetched, and once that day is over: what did not come is promised by nobody.
 */
export async function readArrival(db: Db, order: StoredOrder, now: Date): Promise<string | undefined> {
  if (!underWay.includes(order.status) || order.delivery_area === 'SHOP COLLECTION') return undefined
  const day = await arrivalDay(db, order)
  return day < muscatDay(now) ? undefined : day
}

/** The Muscat day that was promised when the order was placed, by the terms of where it goes. */
export async function arrivalDay(db: Db, order: StoredOrder): Promise<string> {
  const [settings, zones] = [await readSettings(db), await listZones(db)]
  const times = { ...settings, ...termsAt(settings, zones, placeOf(order)) }
  return muscatDay(estimatedDelivery(new Date(order.placed_at), times))
}
