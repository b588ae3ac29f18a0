import * as z from 'zod'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { isPhone, longestPhone, plainPhone } from '#src/core/phone.ts'
import { line, paragraph } from '#src/http/field.ts'
import { type Country, lacksCity } from '#src/places/country.ts'
import { canBeDialled } from '#src/places/phone.ts'
import { noCity, PlaceRequest } from '#src/places/place-request.ts'
import { type DeliveryArea, deliveryAreas, paymentMethods } from '#src/settings/delivery.ts'
import { omr } from './order-line.ts'

export const choice = line(60)
  .optional()
  .transform((value) => value || notApplicable)

/** One line as the shopper sends it: which product, and the price that was shown (O1). */
const LineRequest = z
  .object({
    _id: line(200).optional(),
    id: line(200).optional(),
    color: choice,
    size: choice,
    originalPrice: omr.meta({ description: 'The price of one piece as the shopper saw it, in OMR' }),
    quantity: z.number().meta({ description: 'A whole number from 1 to 99' }),
  })
  .transform(({ _id, id, ...rest }) => ({ productId: _id ?? id ?? '', ...rest }))
export type LineRequest = z.infer<typeof LineRequest>

const wrongPhone = {
  params: {
    text: {
      en: 'Enter a phone number of 8 digits, or an international one.',
      ar: 'يرجى إدخال رقم هاتف من 8 أرقام، أو رقم دولي.',
    },
  },
}

export const mobileNumber = line(longestPhone).transform(plainPhone).refine(isPhone, wrongPhone)

export const required = { text: { en: 'This field is needed.', ar: 'هذا الحقل مطلوب.' } }

/** A field that may not stay empty. */
export function filled<T extends z.ZodType<string>>(field: T) {
  return field.refine((text) => text !== '', { params: required })
}

const someEmail = z.email()

/** An e-mail, or empty where none was given: whether that may be, place-order.ts says (O19). */
export const maybeEmail = line(254).superRefine((text, context) => {
  if (text === '') return
  for (const { path: _, ...issue } of someEmail.safeParse(text).error?.issues ?? [])
    context.issues.push({ ...issue, input: text } as z.core.$ZodRawIssue)
})

/** Where an order goes (T2): the address as one text, or way and house with the other parts beside it. */
export const destination = {
  address: paragraph(500)
    .optional()
    .default('')
    .meta({ description: 'The whole address; with `place` only way and house or a landmark' }),
  place: PlaceRequest.optional(),
  deliveryArea: z.enum(deliveryAreas),
}

type Destined = {
  address?: string
  place?: { line?: string; country?: Country; area?: string }
  deliveryArea?: DeliveryArea
  mobileNumber?: string
}

/** An order that is collected at the shop needs no address; asked whatever else is wrong, so that all is told at once. */
export const addressed = [
  (to: object) => {
    const { address = '', place, deliveryArea } = to as Destined
    return deliveryArea === 'SHOP COLLECTION' || (place?.line ?? address) !== ''
  },
  { path: ['address'], params: required, when: ({ value }: { value: unknown }) => value instanceof Object },
] satisfies Parameters<z.ZodObject['refine']>

/** Where the country is said, the number has to be one that can be dialled there; what is collected goes to none (O40). */
export const reachable = [
  (to: object) => {
    const { place, deliveryArea, mobileNumber: plain = '' } = to as Destined
    return (
      deliveryArea === 'SHOP COLLECTION' ||
      !place?.country ||
      !isPhone(plain) ||
      canBeDialled(plain, place.country)
    )
  },
  { path: ['mobileNumber'], ...wrongPhone },
] satisfies Parameters<z.ZodObject['refine']>

/** Abroad the city is said, but of what is collected. */
export const inSomeCity = [
  (to: object) => {
    const { place, deliveryArea } = to as Destined
    return deliveryArea === 'SHOP COLLECTION' || !lacksCity(place)
  },
  { path: ['place', 'area'], params: noCity },
] satisfies Parameters<z.ZodObject['refine']>

const CustomerRequest = z
  .object({
    name: filled(line(100)),
    email: maybeEmail.meta({ description: 'Empty only where the settings make it optional (O19)' }),
    mobileNumber,
    ...destination,
    comment: paragraph(1000).optional().default(''),
    paymentMethod: z.enum(paymentMethods),
    deliveryCharge: omr.optional().meta({ description: 'The charge the shopper saw, in OMR' }),
  })
  .refine(...addressed)
  .refine(...reachable)
  .refine(...inSomeCity)

/** product.md section 7's order, as a browser sends it. Number, date, time and status are the server's own (O1). */
export const OrderRequest = z
  .object({
    products: z.array(LineRequest).min(1).max(50),
    customerData: CustomerRequest,
    paymentProof: line(500).optional().default(''),
    subTotal: omr,
    total: omr,
  })
  .meta({ id: 'OrderRequest' })
export type OrderRequest = z.infer<typeof OrderRequest>
