import { type Baisa, inBaisa } from '#src/core/money.ts'

/** product.md section 9's ways to pay and to be delivered to; without a schema, which browsers need not load. */
export const paymentMethods = ['Online Payment', 'Cash On Delivery'] as const
export const deliveryAreas = ['HOME DELIVERY', 'OFFICE DELIVERY'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type DeliveryArea = (typeof deliveryAreas)[number]

/** The settings that say what delivery costs, in OMR. */
type DeliverySettings = {
  freeShippingOver: number | null
  homeDeliveryCharge: number
  officeDeliveryCharge: number
}

/**
 * What delivery costs, in baisa: the area's charge, or nothing for a subtotal strictly above
 * `freeShippingOver` (M5).
 */
export function deliveryCharge(settings: DeliverySettings, area: DeliveryArea, subTotal: Baisa): Baisa {
  const { freeShippingOver } = settings
  if (freeShippingOver !== null && subTotal > inBaisa(freeShippingOver)) return 0
  return inBaisa(area === 'HOME DELIVERY' ? settings.homeDeliveryCharge : settings.officeDeliveryCharge)
}
