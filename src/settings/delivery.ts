import type { Locale, Text } from '#src/core/locale.ts'
import { type Baisa, inBaisa } from '#src/core/money.ts'
import { plural } from '#src/i18n/messages.ts'

/** product.md section 9's ways to pay and to be delivered to; without a schema, which browsers need not load. */
export const paymentMethods = ['Online Payment', 'Cash On Delivery'] as const
/** The third is off unless the owner wants it (O40). */
export const deliveryAreas = ['HOME DELIVERY', 'OFFICE DELIVERY', 'SHOP COLLECTION'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type DeliveryArea = (typeof deliveryAreas)[number]

/** What delivery to a place costs, in OMR; null is a way that is not offered there, and no amount from which it is free. */
export type DeliveryRates = {
  freeShippingOver: number | null
  homeDeliveryCharge: number | null
  officeDeliveryCharge: number | null
  /** Orders can be collected at the shop. */
  collection?: boolean | undefined
  /** What paying at the door costs beside (O34). */
  cashFee?: number | undefined
}

/** The ways that are offered, in the order in which they are shown. */
export function offeredAreas(rates: DeliveryRates): DeliveryArea[] {
  return deliveryAreas.filter((area) =>
    area === 'SHOP COLLECTION' ? rates.collection === true : chargeOf(rates, area) !== null,
  )
}

/**
 * What delivery costs, in baisa: the area's charge, or nothing for a subtotal strictly above
 * `freeShippingOver` (M5), where the order is collected, and for a way that is not offered: ask offeredAreas first.
 */
export function deliveryCharge(rates: DeliveryRates, area: DeliveryArea, subTotal: Baisa): Baisa {
  const { freeShippingOver } = rates
  if (freeShippingOver !== null && subTotal > inBaisa(freeShippingOver)) return 0
  return inBaisa(chargeOf(rates, area) ?? 0)
}

/** What delivery costs at least, in baisa: in each zone and, where some place is in none, outside of them (M5). */
export function leastDeliveryCharge(
  rates: DeliveryRates & {
    zoneCharges: readonly { charge: number; freeShippingOver: number | null }[]
    elsewhere: boolean
  },
  subTotal: Baisa,
): Baisa {
  const outside = offeredAreas({ ...rates, collection: false }).map((area) =>
    deliveryCharge(rates, area, subTotal),
  )
  const inside = rates.zoneCharges.map(({ charge, freeShippingOver }) =>
    freeShippingOver !== null && subTotal > inBaisa(freeShippingOver) ? 0 : inBaisa(charge),
  )
  return Math.min(...(rates.elsewhere ? outside : []), ...inside)
}

function chargeOf(rates: DeliveryRates, area: DeliveryArea): number | null {
  if (area === 'SHOP COLLECTION') return 0
  return area === 'HOME DELIVERY' ? rates.homeDeliveryCharge : rates.officeDeliveryCharge
}

/** What paying in cash costs beside, in OMR: nothing at the counter, where the order is collected (O34). */
export function cashFeeOf({ cashFee = 0 }: Pick<DeliveryRates, 'cashFee'>, area: string): number {
  return area === 'SHOP COLLECTION' ? 0 : cashFee
}

/** The days that delivery needs outside of zones, and in them. */
export type DeliveryDays = { deliveryDays: number; zoneDays: readonly number[] }

const usualTime: Text = { en: '1-2 business days', ar: 'يوم عمل أو يومين' }

/**
 * How long delivery takes, to stand behind "within": product.md section 9's one or two days, said as `usual`, where the
 * slowest place has its goods on the second day, else as long as settings and zones say (M5).
 */
export function promisedTime(
  locale: Locale,
  settings: DeliveryDays | undefined,
  usual = usualTime[locale],
): string {
  if (!settings) return usual
  const days = [settings.deliveryDays, ...settings.zoneDays].map((n) => Math.max(n, 1))
  const [least, most] = [Math.min(...days), Math.max(...days)]
  if (most === 2) return usual
  const time = daysWritten[locale](most)
  return least === most ? time : rangeWritten[locale](least, time)
}

const daysWritten = {
  en: (n: number) => plural('en', n, { one: 'one day', other: '# days' }),
  ar: (n: number) =>
    plural('ar', n, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }),
}

const rangeWritten = {
  en: (least: number, most: string) => `${least} to ${most} (depending on the place)`,
  ar: (least: number, most: string) => `${least} إلى ${most} (حسب المكان)`,
}
