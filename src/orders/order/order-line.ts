import * as z from 'zod'

/** An amount as the API carries it. */
export const omr = z.number().meta({ description: 'OMR, at most 3 decimals', example: 12.5 })

/** What an order, or a quote, comes to (M1). */
export const totals = {
  subTotal: omr,
  discount: omr.optional().meta({ description: 'OMR that staff took off, where they did (O18)' }),
  deliveryCharge: omr,
  cashFee: omr.optional().meta({ description: 'OMR for paying at the door, where the shop asks it (O34)' }),
  total: omr,
  vat: omr.optional().meta({ description: 'VAT in the total, where the shop charges it (T1)' }),
}

/** One line of an order or a quote; `originalPrice` is what one piece is charged at, in OMR (O11). */
export const OrderLine = z
  .object({
    _id: z.string(),
    name: z.string(),
    nameAr: z.string().optional(),
    imageUrl: z.string(),
    color: z.string(),
    size: z.string(),
    originalPrice: omr,
    quantity: z.number().int(),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.infer<typeof OrderLine>

/** The same as staff see it and as it is stored: with the product's codes of the time it was ordered. */
export const StaffOrderLine = OrderLine.extend({
  sku: z.string().optional().meta({ description: 'For staff' }),
  barcode: z.string().optional().meta({ description: 'For staff' }),
  zeroRated: z.string().optional().meta({ description: 'For staff: `yes` where VAT of it is 0 % (T1)' }),
}).meta({ id: 'StaffOrderLine' })
export type StaffOrderLine = z.infer<typeof StaffOrderLine>

/** What an order would cost now; sent with a 409 when the shopper saw something else (O1). */
export const Quote = z.object({ products: z.array(OrderLine), ...totals }).meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>
