import { type Baisa, inBaisa } from '#src/core/money.ts'
import type { Settings } from './settings.ts'

export const paymentMethods = ['Online Payment', 'Cash On Delivery'] as const
export const deliveryAreas = ['HOME DELIVERY', 'OFFICE DELIVERY'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type DeliveryArea = (typeof deliveryAreas)[number]

/**
 * What delivery costs, in baisa: the area's charge, or nothing for a subtotal strictly above
 * `freeShippingOver` (M5).
 */
export function deliveryCharge(
  settings: Pick<Settings, 'freeShippingOver' | 'homeDeliveryCharge' | 'officeDeliveryCharge'>,
  area: DeliveryArea,
  subTotal: Baisa,
): Baisa {
  const { freeShippingOver } = settings
  if (freeShippingOver !== null && subTotal > inBaisa(freeShippingOver)) return 0
  return inBaisa(area === 'HOME DELIVERY' ? settings.homeDeliveryCharge : settings.officeDeliveryCharge)
}
