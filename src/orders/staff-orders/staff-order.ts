import * as z from 'zod'
import { locales } from '#src/core/locale.ts'
import { line, paragraph } from '#src/http/field.ts'
import { Discount } from '#src/orders/correcting/order-edit.ts'
import { omr, StaffOrderLine, totals } from '#src/orders/order/order-line.ts'
import {
  addressed,
  choice,
  destination,
  filled,
  inSomeCity,
  maybeEmail,
  mobileNumber,
  reachable,
} from '#src/orders/order/order-request.ts'
import { staffSources } from '#src/orders/order-source.ts'
import { homeCountry } from '#src/places/country.ts'
import { noPlace } from '#src/places/place.ts'
import { namesWilayat } from '#src/places/town-first.ts'
import { paymentMethods } from '#src/settings/delivery.ts'

const customer = z.object({
  name: filled(line(100)),
  email: maybeEmail.optional().default(''),
  mobileNumber,
  comment: paragraph(1000).optional().default(''),
  ...destination,
  paymentMethod: z.enum(paymentMethods),
})

const content = {
  products: z
    .array(
      z.object({
        _id: line(200),
        size: choice,
        color: choice,
        quantity: z.number().meta({ description: 'A whole number from 1 to 99' }),
      }),
    )
    .min(1)
    .max(50),
  discount: Discount.optional(),
  source: z.enum(staffSources),
  locale: z.enum(locales).meta({ description: "The customer's language" }),
  total: omr.meta({ description: 'What was shown, in OMR; another one is a 409 with the quote (O1)' }),
}

/** An order as staff make it for somebody who calls or writes: a phone is needed, an e-mail is not (O19). */
export const StaffOrderRequest = z
  .object({
    ...content,
    customerData: customer
      .refine(...addressed)
      .refine(...reachable)
      .refine(...inSomeCity),
  })
  .meta({ id: 'StaffOrderRequest' })
export type StaffOrderRequest = z.infer<typeof StaffOrderRequest>

/** The same for a link, whose customer writes the address where staff do not know it (O19). */
export const OfferRequest = z
  .object({ ...content, customerData: customer.refine(...reachable).refine(...inSomeCity) })
  .meta({ id: 'OfferRequest' })

type Destined = Pick<StaffOrderRequest['customerData'], 'address' | 'place' | 'deliveryArea'>

/** Whether it is brought to an address that nobody wrote yet. */
export function lacksAddress(to: Destined): boolean {
  return !addressed[0](to)
}

/** Whether nobody said in which wilayat that is, nor does the address name it: its customer knows. */
export function lacksWilayat(to: Destined): boolean {
  const { country, wilayat } = to.place ?? noPlace
  const isBrought = to.deliveryArea !== 'SHOP COLLECTION'
  return isBrought && country === homeCountry && wilayat === '' && !namesWilayat(to.place?.line || to.address)
}

/** What the order comes to now, in OMR, for who was shown something else (O1). */
export const StaffQuote = z.object({ products: z.array(StaffOrderLine), ...totals })
export type StaffQuote = z.infer<typeof StaffQuote>

/** How long a prepared order waits for its customer, and its prices with it, in ms. */
export const draftLifeMs = 48 * 3600 * 1000
