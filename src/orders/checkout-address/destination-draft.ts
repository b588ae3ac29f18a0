import type { Place } from '#src/places/place.ts'
import type { DeliveryArea } from '#src/settings/delivery.ts'

/** What of the shipping form tells where an order goes and to whom. */
export type DestinationDraft = {
  name: string
  email: string
  mobileNumber: string
  address: string
  deliveryArea: DeliveryArea | ''
  /** The parts of the address beside way and house, once some were chosen (T2). */
  place?: Omit<Place, 'line'> | undefined
}
