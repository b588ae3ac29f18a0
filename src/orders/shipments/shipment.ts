import * as z from 'zod'
import { takesBackField } from '#src/orders/return-record/taken-back.ts'
import { PlaceReply } from '#src/places/place-request.ts'
import { deliveryAreas } from '#src/settings/delivery.ts'

/**
 * What became of what a courier got (O31): it is `out`; it was delivered, refused at the door, or nobody was there, which
 * leaves it with the shop again; or it was called back by a change of the order.
 */
export const shipmentOutcomes = ['out', 'delivered', 'refused', 'not there', 'called back'] as const

export type ShipmentOutcome = (typeof shipmentOutcomes)[number]

/** What a courier tells of a door. */
export const doorOutcomes = ['delivered', 'refused', 'not there'] as const satisfies ShipmentOutcome[]

export type DoorOutcome = (typeof doorOutcomes)[number]

/** One time that an order was in a courier's hands, as staff see it. */
export const Shipment = z
  .object({
    _id: z.string(),
    courier: z.object({ _id: z.string(), name: z.string(), phone: z.string() }),
    trackingNumber: z.string(),
    link: z.string().optional().meta({ description: 'Where it is followed' }),
    outcome: z.enum(shipmentOutcomes),
    date: z.string(),
    time: z.string(),
    endedDate: z.string().optional(),
    endedTime: z.string().optional(),
  })
  .meta({ id: 'Shipment' })
export type Shipment = z.infer<typeof Shipment>

/** One row of a hand-over list: what a courier has now, where it goes and what to collect. */
export const HandOverRow = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    name: z.string(),
    mobileNumber: z.string(),
    address: z.string(),
    place: PlaceReply.optional(),
    deliveryArea: z.enum(deliveryAreas),
    pieces: z.number().int(),
    toCollect: z.number().meta({ description: 'OMR to be taken at the door' }),
    takesBack: takesBackField,
    trackingNumber: z.string(),
    date: z.string(),
    time: z.string(),
  })
  .meta({ id: 'HandOverRow' })
export type HandOverRow = z.infer<typeof HandOverRow>

/** How a customer follows her parcel (O31). */
export const ParcelLink = z.object({
  courier: z.string(),
  trackingNumber: z.string(),
  link: z.string().optional(),
})
export type ParcelLink = z.infer<typeof ParcelLink>

/** Where a parcel is followed: the courier's address with the number in it; undefined without either. */
export function parcelAddress(pattern: string, trackingNumber: string): string | undefined {
  if (!pattern || !trackingNumber) return undefined
  const address = pattern.replaceAll('{number}', encodeURIComponent(trackingNumber))
  return URL.canParse(address) ? address : undefined
}

/** `https:` and a place for the number, which may not stand in the host: whatever is typed leads to that courier. */
export function isTrackingPattern(pattern: string): boolean {
  if (!/^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/.test(pattern)) return false
  if (/[\\"'<>`]/.test(pattern) || !URL.canParse(pattern.replaceAll('{number}', '1'))) return false
  const of = (number: string) => new URL(pattern.replaceAll('{number}', number))
  // A name before the host makes an address look like somebody else's.
  const { username, password } = of('1')
  return of('1').host === of('2').host && username === '' && password === ''
}
