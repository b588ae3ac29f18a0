import * as z from 'zod'
import { locales } from '#src/core/locale.ts'
import { line } from '#src/http/field.ts'
import { paymentMethods } from './delivery.ts'
import {
  bankDetails,
  eitherLanguage,
  needsBank,
  noDeliveryDay,
  noPaymentMethod,
  type Reading,
  readAmount,
  readFee,
  readFreeShipping,
  readHours,
  readOptionalText,
  readOrders,
  readPieces,
  readText,
  type TextSetting,
  textRules,
  unsaidIn,
} from './settings-fields.ts'
import { vatModes } from './vat.ts'

/** What product.md section 5 requires must be there; it is missing and empty in the same words. */
function required(name: TextSetting) {
  return z
    .union([line(textRules[name].max), z.number()])
    .prefault('')
    .transform(read(name))
}

/** Of a bank: whether it has to be there depends on the ways to pay; where it has not, it stays as it is when left out. */
function bank(name: (typeof bankDetails)[number]) {
  return z
    .union([line(textRules[name].max), z.number()])
    .transform(reading((typed) => readOptionalText(name, typed)))
    .optional()
}

function optional(name: TextSetting) {
  return z
    .union([line(textRules[name].max), z.number()])
    .transform(read(name))
    .optional()
}

function read(name: TextSetting) {
  return reading((typed) => readText(name, typed))
}

/** An amount in OMR, as a number or as somebody typed it (M3). */
const typedAmount = z.union([z.number(), line(30)])

/**
 * The settings form as it is sent (product.md sections 3 and 5): its own fields are needed but for `messenger`; it and ours stay
 * as they are when left out. `version` is the one that was edited; without it whoever saves last is right.
 */
const Form = z.object({
  emailAddress: required('emailAddress'),
  whatsappNumber: required('whatsappNumber'),
  contactNumber: required('contactNumber'),
  messenger: optional('messenger'),
  // Left out it is missing; emptied, the Arabic may stand for it (L3).
  address: z
    .union([line(textRules.address.max), z.number()])
    .optional()
    .transform((typed, context) => {
      if (typed !== undefined) return read('address')(typed, context)
      context.issues.push({ code: 'custom', input: typed, params: { text: eitherLanguage.address.needed } })
      return z.NEVER
    }),
  bankName: bank('bankName'),
  accountHolder: bank('accountHolder'),
  accountNumber: bank('accountNumber'),
  bankMobile: bank('bankMobile'),
  paymentMethods: z
    .array(z.enum(paymentMethods))
    .prefault([])
    .refine((chosen) => chosen.length > 0, { params: { text: noPaymentMethod } })
    .transform((chosen) => paymentMethods.filter((method) => chosen.includes(method))),
  location: optional('location'),
  marquee: optional('marquee'),
  marqueeAr: optional('marqueeAr'),
  facebook: optional('facebook'),
  instagram: optional('instagram'),
  youtube: optional('youtube'),
  tiktok: optional('tiktok'),
  linkedin: optional('linkedin'),
  shopName: optional('shopName'),
  shopNameAr: optional('shopNameAr'),
  addressAr: optional('addressAr'),
  crNumber: optional('crNumber'),
  licenceNumber: optional('licenceNumber'),
  vatNumber: optional('vatNumber'),
  vat: z.enum(vatModes).optional(),
  freeShippingOver: z.union([typedAmount, z.null()]).transform(reading(readFreeShipping)).optional(),
  homeDeliveryCharge: typedAmount.transform(reading(readAmount)).optional(),
  officeDeliveryCharge: typedAmount.transform(reading(readAmount)).optional(),
  cashFee: z.union([typedAmount, z.null()]).transform(reading(readFee)).optional(),
  cashLimit: z.union([typedAmount, z.null()]).transform(reading(readFreeShipping)).optional(),
  cashOpenLimit: z
    .union([z.number(), line(10), z.null()])
    .transform(reading(readOrders))
    .optional(),
  nonDeliveryWeekdays: z
    .array(z.number().int().min(0).max(6))
    .transform((days) => [...new Set(days)].sort())
    .refine((days) => days.length < 7, { params: { text: noDeliveryDay } })
    .optional(),
  unpaidHours: z
    .union([z.number(), line(10), z.null()])
    .transform(reading(readHours))
    .optional(),
  lowStockAt: z
    .union([z.number(), line(10), z.null()])
    .transform(reading(readPieces))
    .optional(),
  giftBanner: z.boolean().optional(),
  shopLocale: z.enum(locales).optional(),
  emailOptional: z.boolean().optional(),
  // As the settings were read: what of a bank is empty in them was only not told.
  bankUntold: z.boolean().optional(),
  version: z.number().int().min(0).optional(),
})

/** The settings form as it is sent, with an address and, where transfer is a way to pay, bank details. */
export const SettingsUpdate = bankDetails
  .reduce(
    (schema, name) =>
      schema.refine(
        ({ bankUntold, [name]: given, ...form }) =>
          given || bankUntold || !needsBank(form.paymentMethods ?? []),
        {
          path: [name],
          params: { text: textRules[name].required },
          // Told together with what else is wrong, of whatever can be read of the form.
          when: ({ value }) => isReadable(value),
        },
      ),
    Form.refine((form) => !unsaidIn({ shopName: '-', ...form }).includes('address'), {
      path: ['address'],
      params: { text: eitherLanguage.address.needed },
      // The Arabic that was saved before stands for it where none is sent, which nobody knows here: alone it is left to the save.
      when: ({ value, issues }) =>
        isReadable(value) &&
        isText(value, 'address') &&
        isText(value, 'addressAr') &&
        (issues.length > 0 || Reflect.get(Object(value), 'addressAr') !== undefined),
    }),
  )
  .meta({ id: 'WebsiteInfoUpdate' })
export type SettingsUpdate = z.infer<typeof SettingsUpdate>

/** Some of the same: what is left out stays as it is, and what is sent must be what the form asks of it. */
export const SettingsPatch = Form.partial().meta({ id: 'WebsiteInfoPatch' })
export type SettingsPatch = z.infer<typeof SettingsPatch>

/** What of it was meant: who was not told the bank's details, and sends the settings back as read, empties none of them (O15). */
export function meantOf({ bankUntold, ...update }: SettingsPatch): SettingsPatch {
  if (!bankUntold) return update
  const untold = bankDetails.filter((name) => !update[name])
  return Object.fromEntries(Object.entries(update).filter(([name]) => !untold.some((one) => one === name)))
}

/** Whether ways to pay can be looked up in what was sent, whatever that is. */
function isReadable(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && Array.isArray(Reflect.get(sent, 'paymentMethods') ?? [])
}

function isText(sent: unknown, name: string): boolean {
  const text: unknown = Reflect.get(Object(sent), name)
  return text === undefined || typeof text === 'string'
}

/** A rule of settings-fields.ts as a step of a schema. */
function reading<T>(rule: (typed: string) => Reading<T>) {
  return (typed: string | number | null, context: z.core.$RefinementCtx<unknown>): T => {
    const result = rule(String(typed ?? ''))
    if ('value' in result) return result.value
    context.issues.push({ code: 'custom', input: typed, params: { text: result.wrong } })
    return z.NEVER
  }
}
