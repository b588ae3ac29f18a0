import { type Locale, storedLocale } from '#src/core/locale.ts'
import { paymentMethods } from './delivery.ts'
import type { Settings } from './settings.ts'
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
  typedWords,
  unsaidIn,
} from './settings-fields.ts'
import { readVatin, vatinNeeded, vatModes } from './vat.ts'

const amounts = [
  'freeShippingOver',
  'homeDeliveryCharge',
  'officeDeliveryCharge',
  'cashFee',
  'cashLimit',
] as const

/** The settings as they stand in the form's fields: amounts and weekdays (Sunday = 0) as texts. */
export type SettingsDraft = Record<TextSetting | (typeof amounts)[number], string> & {
  paymentMethods: string[]
  nonDeliveryWeekdays: string[]
  unpaidHours: string
  cashOpenLimit: string
  lowStockAt: string
  giftBanner: boolean
  shopLocale: string
  vat: string
  emailOptional: boolean
}
export type SettingsField = keyof SettingsDraft

const texts = Object.keys(textRules) as TextSetting[]

/** The settings as the form opens them: where no mailbox was said yet the shop's own language is its owner's (O20). */
export function begunIn<S extends Settings>(locale: Locale, settings: S): S {
  return settings.emailAddress === '' ? { ...settings, shopLocale: locale } : settings
}

/** What the form shows of the settings. */
export function draftOf(settings: Settings): SettingsDraft {
  const words = typedWords(settings)
  const typed = texts.map((name) => [name, words[name]] as const)
  const priced = amounts.map((name) => [name, settings[name]?.toFixed(3) ?? ''] as const)
  return {
    ...(Object.fromEntries([...typed, ...priced]) as Record<TextSetting | (typeof amounts)[number], string>),
    paymentMethods: settings.paymentMethods,
    nonDeliveryWeekdays: settings.nonDeliveryWeekdays.map(String),
    unpaidHours: String(settings.unpaidHours ?? ''),
    // No fee is an empty field.
    cashFee: settings.cashFee === 0 ? '' : settings.cashFee.toFixed(3),
    cashOpenLimit: String(settings.cashOpenLimit ?? ''),
    lowStockAt: String(settings.lowStockAt ?? ''),
    giftBanner: settings.giftBanner,
    shopLocale: settings.shopLocale,
    vat: settings.vat,
    emailOptional: settings.emailOptional,
  }
}

/** What the form sends; the server reads the amounts as they were typed. */
export function updateOf(draft: SettingsDraft, version: number) {
  return {
    ...draft,
    paymentMethods: paymentMethods.filter((method) => draft.paymentMethods.includes(method)),
    nonDeliveryWeekdays: draft.nonDeliveryWeekdays.map(Number),
    shopLocale: storedLocale(draft.shopLocale),
    vat: vatModes.find((mode) => mode === draft.vat) ?? 'off',
    version,
  }
}

/** The fields that cannot be saved as they are, in the words of the reader; the server judges by the same rules. */
export function whatIsWrong(draft: SettingsDraft, locale: Locale): Map<SettingsField, string> {
  const wrong = new Map<SettingsField, string>()
  const look = (name: SettingsField, reading: Reading<unknown>) => {
    if ('wrong' in reading) wrong.set(name, reading.wrong[locale])
  }
  const optional: readonly string[] = needsBank(draft.paymentMethods) ? [] : bankDetails
  for (const name of texts)
    look(name, (optional.includes(name) ? readOptionalText : readText)(name, draft[name]))
  for (const name of unsaidIn(draft)) look(name, { wrong: eitherLanguage[name].needed })
  look('homeDeliveryCharge', readAmount(draft.homeDeliveryCharge))
  look('officeDeliveryCharge', readAmount(draft.officeDeliveryCharge))
  look('freeShippingOver', readFreeShipping(draft.freeShippingOver))
  look('cashFee', readFee(draft.cashFee))
  look('cashLimit', readFreeShipping(draft.cashLimit))
  look('cashOpenLimit', readOrders(draft.cashOpenLimit))
  look('unpaidHours', readHours(draft.unpaidHours))
  look('lowStockAt', readPieces(draft.lowStockAt))
  if (draft.vat !== 'off' && !readVatin(draft.vatNumber)) look('vatNumber', { wrong: vatinNeeded })
  if (draft.paymentMethods.length === 0) look('paymentMethods', { wrong: noPaymentMethod })
  if (draft.nonDeliveryWeekdays.length === 7) look('nonDeliveryWeekdays', { wrong: noDeliveryDay })
  return wrong
}

/**
 * Two people's changes of the same settings: each field has whoever changed it, and where both did, what was typed
 * here stays and `theirs` names what the other saved.
 */
export function mergeDrafts(
  seen: SettingsDraft,
  typed: SettingsDraft,
  now: SettingsDraft,
): { changedHere: Partial<SettingsDraft>; theirs: Map<SettingsField, string> } {
  const changedHere: Partial<SettingsDraft> = {}
  const theirs = new Map<SettingsField, string>()
  for (const name of Object.keys(typed) as SettingsField[]) {
    if (same(typed[name], seen[name]) || same(typed[name], now[name])) continue
    Object.assign(changedHere, { [name]: typed[name] })
    if (!same(now[name], seen[name])) theirs.set(name, String(now[name]))
  }
  return { changedHere, theirs }
}

function same(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value)
  return plain(one) === plain(other)
}
