import * as z from 'zod'
import { line, paragraph } from '#src/http/field.ts'
import { OrderLine, type StaffOrderLine, totals } from '#src/orders/order/order-line.ts'
import type { OrderTotals } from '#src/orders/order/order-totals.ts'
import { PlaceRequest } from '#src/places/place-request.ts'
import { deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import type { StaffOrderRequest } from './staff-order.ts'

/** What a prepared order holds for its life: lines with their prices in OMR, totals in baisa, who it is for. */
export type DraftContent = {
  lines: StaffOrderLine[]
  totals: OrderTotals
  /** What paying at the door costs, in OMR: like the prices it holds (O34). None in drafts of before there was a fee. */
  feeForCash?: number
  discountReason?: string
  customerData: StaffOrderRequest['customerData']
}

/** What whoever has the link checks before confirming (O19); its prices hold until then. */
export const OfferedOrder = z
  .object({
    products: z.array(OrderLine),
    ...totals,
    customerData: z.object({
      name: z.string(),
      mobileNumber: z.string(),
      address: z.string(),
      deliveryArea: z.enum(deliveryAreas),
    }),
    needsAddress: z
      .literal(true)
      .optional()
      .meta({ description: 'Its address is asked of who confirms it (O19)' }),
    needsWilayat: z
      .literal(true)
      .optional()
      .meta({ description: 'So is its wilayat, which staff did not say, nor does their address (O19, T2)' }),
    paymentMethod: z.enum(paymentMethods),
    paymentMethods: z.array(z.enum(paymentMethods)).meta({ description: 'Those it can be paid by (O40)' }),
    refused: z.enum(['country', 'way', 'goods']).optional().meta({
      description:
        'Why it cannot be confirmed: no longer brought as it was prepared, or no longer sold (O40)',
    }),
    vatIncluded: z.boolean().meta({ description: 'VAT is in what it comes to beside the fee for cash (T1)' }),
    vatInCash: z.boolean().meta({ description: 'VAT is in what it comes to where it is paid at the door' }),
    feeForCash: z.number().meta({ description: 'OMR beside them where it is paid at the door; 0 is none' }),
    until: z
      .object({ date: z.string(), time: z.string() })
      .meta({ description: 'When it expires, in Muscat (M4)' }),
  })
  .meta({ id: 'OfferedOrder' })
export type OfferedOrder = z.infer<typeof OfferedOrder>

/** How the shopper pays what she confirms, and where it goes where staff did not know it. */
export const ConfirmRequest = z
  .object({
    paymentMethod: z.enum(paymentMethods),
    paymentProof: line(500).optional().default(''),
    address: paragraph(500)
      .optional()
      .default('')
      .meta({ description: 'Way and house; needed where `needsAddress` is said, else not read' }),
    place: PlaceRequest.optional().meta({
      description: 'Wilayat, area and place on the map; needed where `needsWilayat` is said, else not read',
    }),
  })
  .meta({ id: 'ConfirmRequest' })
export type ConfirmRequest = z.infer<typeof ConfirmRequest>
