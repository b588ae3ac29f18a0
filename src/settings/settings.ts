import * as z from 'zod'
import { paymentMethods } from './delivery.ts'

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
  nonDeliveryWeekdays: z.array(z.number().int()).meta({ description: 'Sunday = 0 (M4)' }),
  giftBanner: z.boolean(),
  crNumber: z.string(),
  vatNumber: z.string(),
})
export type Settings = z.infer<typeof Settings>

/** The settings as they stand, and how often they were saved: who saves them says what they had seen. */
export const WebsiteInfo = Settings.extend({ version: z.number().int() }).meta({ id: 'WebsiteInfo' })
export type WebsiteInfo = z.infer<typeof WebsiteInfo>

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
  nonDeliveryWeekdays: [],
  giftBanner: true,
  crNumber: '',
  vatNumber: '',
}
