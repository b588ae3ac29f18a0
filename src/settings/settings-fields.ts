import { latinDigits } from '#src/core/fold.ts'
import { addressIn } from '#src/core/link.ts'
import type { Text } from '#src/core/locale.ts'
import { toBaisa } from '#src/core/money.ts'
import { oneNameNeeded, storedName, typedName } from '#src/core/names.ts'
import { typedOver } from './brand/is-haqiba.ts'
import { safeLink } from './contact-links.ts'
import type { Settings } from './settings.ts'

/** What a typed text means to the shop, or what is wrong with it. */
export type Reading<T> = { value: T } | { wrong: Text }

type Rule = {
  max: number
  /** Said when it is empty; without it the field may stay empty. */
  required?: Text
  /** The stored form; undefined when it cannot be one. */
  read?: (text: string) => string | undefined
  wrong?: Text
}

const needed: Text = { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' }
const wrongLink: Text = {
  en: 'Enter a link that begins with https://, mailto: or tel:.',
  ar: 'يرجى إدخال رابط يبدأ بـ https:// أو mailto: أو tel:.',
}
const wrongPhone: Text = {
  en: 'Enter a phone number in digits, such as 96890000000.',
  ar: 'يرجى إدخال رقم الهاتف بالأرقام، مثل 96890000000.',
}

const link = { max: 500, read: linkOf, wrong: wrongLink }
const phone = { max: 30, read: phoneOf, wrong: wrongPhone }

/** The text fields of the settings form with product.md section 5's messages; one table for server and browser. */
export const textRules = {
  shopName: { max: 60 },
  shopNameAr: { max: 60 },
  emailAddress: {
    max: 254,
    required: { en: 'Please Write Email Address', ar: 'يرجى كتابة البريد الإلكتروني' },
    read: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined),
    wrong: {
      en: 'Please enter an email address such as name@example.com.',
      ar: 'يرجى إدخال بريد إلكتروني مثل name@example.com.',
    },
  },
  whatsappNumber: {
    ...phone,
    required: { en: 'Please Enter WhatsApp Number', ar: 'يرجى إدخال رقم واتساب' },
  },
  contactNumber: {
    ...phone,
    required: { en: 'Please Enter Contact Number', ar: 'يرجى إدخال رقم التواصل' },
  },
  // Not every shop has a page.
  messenger: { ...link, read: pageOf },
  address: { max: 300 },
  addressAr: { max: 300 },
  location: link,
  bankName: { max: 100, required: { en: 'Please enter the bank name', ar: 'يرجى إدخال اسم البنك' } },
  accountHolder: {
    max: 100,
    required: { en: "Please enter the account-holder's name", ar: 'يرجى إدخال اسم صاحب الحساب' },
  },
  accountNumber: {
    max: 50,
    required: { en: 'Please enter the account number', ar: 'يرجى إدخال رقم الحساب' },
    read: latinDigits,
  },
  bankMobile: {
    ...phone,
    required: { en: "Please enter the bank's mobile number", ar: 'يرجى إدخال رقم الهاتف المسجل في البنك' },
  },
  marquee: { max: 500 },
  marqueeAr: { max: 500 },
  facebook: link,
  instagram: link,
  youtube: link,
  tiktok: link,
  linkedin: link,
  crNumber: { max: 30, read: latinDigits },
  licenceNumber: { max: 30, read: latinDigits },
  vatNumber: { max: 30, read: latinDigits },
} as const satisfies Partial<Record<keyof Settings, Rule>>

export type TextSetting = keyof typeof textRules

/** Reads one text field as it was typed (M3, P8). */
export function readText(name: TextSetting, typed: string): Reading<string> {
  const rule: Rule = textRules[name]
  const text = typed.trim()
  if (text === '') return rule.required ? { wrong: rule.required } : { value: '' }
  const value = rule.read ? rule.read(text) : text
  return value === undefined ? { wrong: rule.wrong ?? needed } : { value }
}

/** Where transfers go: asked for only where transfer is a way to pay. */
export const bankDetails = ['bankName', 'accountHolder', 'accountNumber', 'bankMobile'] as const

/** Whether bank details have to be there; as long as no way to pay is chosen it may still become transfer. */
export function needsBank(methods: readonly string[]): boolean {
  return methods.length === 0 || methods.includes('Online Payment')
}

/** As readText, and empty where it need not be there. */
export function readOptionalText(name: TextSetting, typed: string): Reading<string> {
  return typed.trim() === '' ? { value: '' } : readText(name, typed)
}

const highestOmr = 100_000

/** Reads an amount in OMR as it was typed: 0 to 100,000, at most 3 decimals (M1, M3). */
export function readAmount(typed: string): Reading<number> {
  const text = latinDigits(typed).replace('٫', '.').trim()
  if (text === '') return { wrong: needed }
  const omr = Number(text)
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) && omr <= highestOmr && toBaisa(omr) !== undefined
    ? { value: omr }
    : { wrong: wrongAmount }
}

/** As an amount, but empty is off (M5). */
export function readFreeShipping(typed: string): Reading<number | null> {
  return typed.trim() === '' ? { value: null } : readAmount(typed)
}

/** As an amount, but empty is none (O34). */
export function readFee(typed: string): Reading<number> {
  return typed.trim() === '' ? { value: 0 } : readAmount(typed)
}

/** Reads a number of orders as it was typed: 1 to 100, or empty for off (O34). */
export function readOrders(typed: string): Reading<number | null> {
  const text = latinDigits(typed).trim()
  if (text === '') return { value: null }
  const orders = Number(text)
  return /^\d{1,3}$/.test(text) && orders >= 1 && orders <= 100 ? { value: orders } : { wrong: wrongOrders }
}

const wrongOrders: Text = {
  en: 'Enter whole orders from 1 to 100, or leave it empty.',
  ar: 'يرجى إدخال عدد طلبات صحيح من 1 إلى 100، أو ترك الحقل فارغًا.',
}

const mostHours = 720

/** Reads hours as they were typed: 1 to 720, or empty for off (O23). */
export function readHours(typed: string): Reading<number | null> {
  const text = latinDigits(typed).trim()
  if (text === '') return { value: null }
  const hours = Number(text)
  return /^\d{1,3}$/.test(text) && hours >= 1 && hours <= mostHours ? { value: hours } : { wrong: wrongHours }
}

const mostPieces = 1000

/** Reads pieces as they were typed: 0 to 1000, or empty for off (N1). */
export function readPieces(typed: string): Reading<number | null> {
  const text = latinDigits(typed).trim()
  if (text === '') return { value: null }
  const pieces = Number(text)
  return /^\d{1,4}$/.test(text) && pieces <= mostPieces ? { value: pieces } : { wrong: wrongPieces }
}

const wrongPieces: Text = {
  en: 'Enter whole pieces from 0 to 1000, or leave it empty.',
  ar: 'يرجى إدخال عدد قطع صحيح من 0 إلى 1000، أو ترك الحقل فارغًا.',
}

const wrongHours: Text = {
  en: 'Enter whole hours from 1 to 720, or leave it empty.',
  ar: 'يرجى إدخال عدد ساعات صحيح من 1 إلى 720، أو ترك الحقل فارغًا.',
}

export const wrongAmount: Text = {
  en: 'Enter an amount in OMR, such as 2 or 1.500.',
  ar: 'يرجى إدخال مبلغ بالريال، مثل 2 أو 1.500.',
}

export const noPaymentMethod: Text = {
  en: 'Please choose at least one payment method',
  ar: 'يرجى اختيار طريقة دفع واحدة على الأقل',
}

/** M4's delivery day is found by stepping over these, so one day has to be left. */
export const noDeliveryDay: Text = {
  en: 'Leave at least one day on which you deliver.',
  ar: 'يجب أن يبقى يوم واحد للتوصيل على الأقل.',
}

function phoneOf(text: string): string | undefined {
  const digits = latinDigits(text)
    .replace(/[\s()-]/g, '')
    .replace(/^(?:\+|00)/, '')
  return /^\d{7,15}$/.test(digits) ? digits : undefined
}

/** Any page: an address that was typed without its beginning is one of the web. */
function pageOf(text: string): string | undefined {
  return linkOf(/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text) ? `https://${text}` : text)
}

function linkOf(text: string): string | undefined {
  const safe = safeLink(text)
  return safe && addressIn(safe) ? safe : undefined
}

/** The settings for which one language is enough (L3): the one that stands beside each, and what is said without either. */
export const eitherLanguage = {
  shopName: { arabic: 'shopNameAr', needed: oneNameNeeded },
  address: { arabic: 'addressAr', needed: { en: 'Please Enter Address', ar: 'يرجى إدخال العنوان' } },
} as const satisfies Partial<Record<keyof Settings, { arabic: keyof Settings; needed: Text }>>

type Pair = keyof typeof eitherLanguage
type Arabic = (typeof eitherLanguage)[Pair]['arabic']
type Words = Readonly<Partial<Record<Pair | Arabic, string | undefined>>>

const pairs = Object.keys(eitherLanguage) as Pair[]

/** Those for which there is no text in either language. */
export function unsaidIn(words: Words): Pair[] {
  return pairs.filter((name) => nameIn(words, name) === '')
}

/** The settings with the English as it was typed: empty where the Arabic stands for it. */
export function typedWords<S extends Record<Pair | Arabic, string>>(settings: S): S {
  const typed = pairs.map((name) => [
    name,
    typedName({ name: settings[name], nameAr: settings[eitherLanguage[name].arabic] }),
  ])
  return { ...settings, ...Object.fromEntries(typed) }
}

/**
 * What is stored of `given` over what there was: the Arabic for an English that is empty, or that the shop came with (B1). One that
 * already stands for it goes with it.
 */
export function storedWords<G extends Words>(before: Record<Pair | Arabic, string>, given: G): G {
  const after = typedOver(before, { ...typedWords(before), ...given })
  const stored = pairs
    .filter((name) => name in given || eitherLanguage[name].arabic in given)
    .map((name) => [name, nameIn(after, name)])
  return { ...given, ...Object.fromEntries(stored) }
}

function nameIn(words: Words, name: Pair): string {
  return storedName({ name: words[name] ?? '', nameAr: words[eitherLanguage[name].arabic] })
}
