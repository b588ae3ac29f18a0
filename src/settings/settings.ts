import * as z from 'zod'
import { locales } from '#src/core/locale.ts'
import { gulfCountries } from '#src/places/country.ts'
import { Brand } from './brand/brand.ts'
import { paymentMethods } from './delivery.ts'
import { vatModes } from './vat.ts'

const omr = z.number().meta({ description: 'OMR, at most 3 decimals' })

/** Site settings as the API shows them: product.md section 3's fields and ours beside them. Amounts in OMR. */
export const Settings = z.object({
  shopName: z.string(),
  shopNameAr: z.string(),
  emailAddress: z.string(),
  whatsappNumber: z.string(),
  contactNumber: z.string(),
  messenger: z.string(),
  address: z.string(),
  addressAr: z.string(),
  location: z.string(),
  bankName: z.string(),
  accountHolder: z.string(),
  accountNumber: z.string(),
  bankMobile: z.string(),
  paymentMethods: z.array(z.enum(paymentMethods)),
  marquee: z.string(),
  marqueeAr: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  tiktok: z.string(),
  linkedin: z.string(),
  freeShippingOver: omr.nullable().meta({ description: 'A subtotal above it ships free; null is off (M5)' }),
  homeDeliveryCharge: omr,
  officeDeliveryCharge: omr,
  cashFee: omr.meta({
    description: 'What paying at the door costs beside, not where the order is collected; 0 is off (O34)',
  }),
  cashLimit: omr.nullable().meta({ description: 'Up to which total cash is taken; null is off (O34)' }),
  cashOpenLimit: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'How many open cash orders a phone may have; null is off (O34)' }),
  collection: z.boolean().meta({ description: 'Orders can be collected at the shop (O40)' }),
  countries: z.array(z.enum(gulfCountries)).meta({ description: 'Where the shop ships beside Oman (T2)' }),
  deliveryDays: z.number().int().meta({ description: 'Days until an order arrives, outside of zones (M4)' }),
  zoneDays: z
    .array(z.number().int())
    .meta({ description: 'The days that zones need, each number once; saved with the zones (O40)' }),
  zoneFreeSums: z.array(omr.nullable()).meta({
    description: 'From which sums zones are free, null never, each once; saved with the zones (M5)',
  }),
  zoneCharges: z.array(z.object({ charge: omr, freeShippingOver: omr.nullable() })).meta({
    description: 'The cheapest way of each zone and the sum it is free from, each pair once (M5)',
  }),
  elsewhere: z.boolean().meta({ description: 'Some place is outside of all zones; saved with them (M5)' }),
  zoneTimes: z.array(z.object({ deliveryDays: z.number().int(), cutOff: z.string() })).meta({
    description: 'The days that zones need with their cut-offs, each pair once; saved with the zones (M4)',
  }),
  cutOff: z
    .string()
    .meta({ description: 'HH:MM in Muscat from which an order counts for the next day; or empty' }),
  holidays: z
    .array(z.string())
    .meta({ description: 'Days without delivery, YYYY-MM-DD, as the owner confirmed them' }),
  nonDeliveryWeekdays: z.array(z.number().int()).meta({ description: 'Sunday = 0 (M4)' }),
  giftBanner: z.boolean(),
  emailOptional: z.boolean().meta({ description: 'Checkout takes orders without an email (O19)' }),
  crNumber: z.string(),
  licenceNumber: z.string(),
  vatNumber: z.string(),
  vat: z.enum(vatModes).meta({ description: 'When tax invoices are issued; `off` without VAT (T1)' }),
  shopLocale: z
    .enum(locales)
    .meta({ description: 'The language the shop itself reads: letters to it, its papers (O20)' }),
  unpaidHours: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Hours after which an unpaid order frees its limited pieces; null is off (O23)' }),
  lowStockAt: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'At so few pieces of a size and colour staff get a notice; null is off (N1)' }),
  colours: z.array(z.object({ name: z.string(), nameAr: z.string(), shade: z.string() })).meta({
    description: "The owner's own colours beside the table's, a shade as `#rrggbb` (P6); `PUT /ownColour`",
  }),
  brand: Brand.optional().meta({ description: 'Absent where the shop has its own look (B1); `PUT /brand`' }),
})
export type Settings = z.infer<typeof Settings>

/** The settings as they stand, and how often they were saved: who saves them says what they had seen. */
export const WebsiteInfo = Settings.extend({ version: z.number().int() }).meta({ id: 'WebsiteInfo' })
export type WebsiteInfo = z.infer<typeof WebsiteInfo>

/** What every page is told: the settings and, for its footer, the year. */
export const ShownSettings = WebsiteInfo.extend({
  year: z.number().int().meta({ description: 'The year in Muscat; pages are made anew when another begins' }),
  bankUntold: z.literal(true).optional().meta({
    description:
      'Bank details are empty since this reader is not told them (O15); sent back, they stay as they are',
  }),
}).meta({ id: 'ShownSettings' })
export type ShownSettings = z.infer<typeof ShownSettings>

/** A shop that nobody has set up yet: product.md section 9's charges, both ways to pay, no links. */
export const defaultSettings: Settings = {
  shopName: 'Haqiba',
  shopNameAr: 'حقيبة',
  emailAddress: '',
  whatsappNumber: '',
  contactNumber: '',
  messenger: '',
  address: '',
  addressAr: '',
  location: '',
  bankName: '',
  accountHolder: '',
  accountNumber: '',
  bankMobile: '',
  paymentMethods: ['Cash On Delivery'],
  marquee: '',
  marqueeAr: '',
  facebook: '',
  instagram: '',
  youtube: '',
  tiktok: '',
  linkedin: '',
  freeShippingOver: 50,
  homeDeliveryCharge: 2,
  officeDeliveryCharge: 1,
  cashFee: 0,
  cashLimit: null,
  cashOpenLimit: null,
  collection: false,
  countries: [],
  deliveryDays: 2,
  zoneDays: [],
  zoneFreeSums: [],
  zoneCharges: [],
  elsewhere: true,
  zoneTimes: [],
  cutOff: '',
  holidays: [],
  nonDeliveryWeekdays: [],
  giftBanner: true,
  emailOptional: false,
  crNumber: '',
  licenceNumber: '',
  vatNumber: '',
  vat: 'off',
  shopLocale: 'en',
  unpaidHours: null,
  lowStockAt: 5,
  colours: [],
}
