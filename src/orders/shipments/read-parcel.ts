import type { Db } from '#src/db/db.ts'
import { listShipments } from './shipment.store.ts'
import { type ParcelLink, parcelAddress } from './shipment.ts'

/**
 * Who brings an order now and under which number, as its customer may know (O31); undefined while nobody does. With
 * `since`, an instant, also who brought it to her door after that.
 */
export async function readParcel(
  db: Db,
  orderId: string,
  since?: string | undefined,
): Promise<ParcelLink | undefined> {
  const out = (await listShipments(db, orderId)).find(
    ({ outcome, ended_at }) =>
      outcome === 'out' ||
      (outcome !== 'called back' && since !== undefined && ended_at !== null && ended_at >= since),
  )
  if (!out) return undefined
  const link = parcelAddress(out.tracking_pattern, out.tracking_number)
  return { courier: out.courier_name, trackingNumber: out.tracking_number, ...(link && { link }) }
}
