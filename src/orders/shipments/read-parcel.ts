import type { Db } from '#src/db/db.ts'
import { listShipments } from './shipment.store.ts'
import { type ParcelLink, parcelAddress } from './shipment.ts'

/** Who brings an order now and under which number, as its customer may know (O31); undefined while nobody does. */
export async function readParcel(db: Db, orderId: string): Promise<ParcelLink | undefined> {
  const out = (await listShipments(db, orderId)).find(({ outcome }) => outcome === 'out')
  if (!out) return undefined
  const link = parcelAddress(out.tracking_pattern, out.tracking_number)
  return { courier: out.courier_name, trackingNumber: out.tracking_number, ...(link && { link }) }
}
