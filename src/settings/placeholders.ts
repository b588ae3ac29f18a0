import type { Locale, Text } from '#src/core/locale.ts'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import { weekdayName } from '#src/i18n/weekday.ts'
import { promisedTime } from './delivery.ts'
import type { Settings } from './settings.ts'

/** What may stand in braces in a text of the owner's; an empty value is a thing that is switched off. */
const values = {
  shopName: (settings: Settings, locale: Locale) => dataText(locale, settings, 'shopName'),
  freeShippingOver: (settings: Settings, locale: Locale) =>
    settings.freeShippingOver === null
      ? ''
      : amountInText(locale, inBaisa(settings.freeShippingOver)) + freeByPlace(locale, settings),
  homeDelivery: ({ homeDeliveryCharge }: Settings, locale: Locale) =>
    amountInText(locale, inBaisa(homeDeliveryCharge)),
  officeDelivery: ({ officeDeliveryCharge }: Settings, locale: Locale) =>
    amountInText(locale, inBaisa(officeDeliveryCharge)),
  deliveryTime: (settings: Settings, locale: Locale) => promisedTime(locale, settings),
  restDays: ({ nonDeliveryWeekdays }: Settings, locale: Locale) =>
    joined(
      locale,
      nonDeliveryWeekdays.map((day) => weekdayName(locale, day)),
    ),
  phone: ({ contactNumber }: Settings) => contactNumber,
  email: ({ emailAddress }: Settings) => emailAddress,
}

/** The names that can stand in braces, for the hints of editors. */
export const placeholders = Object.keys(values) as (keyof typeof values)[]

/**
 * A text with the shop's own facts for `{freeShippingOver}` and its like, so that no text ever disagrees with the
 * settings. A part that names what is switched off is left out; `between` says where parts end: lines, or the news'
 * dots. `more` has what may stand in braces beside, or in another way. What stands in braces and is no such name stays as it is.
 */
export function fillIn(
  text: string,
  settings: Settings,
  locale: Locale,
  between: string,
  more?: ReadonlyMap<string, string>,
): string {
  if (!text.includes('{')) return text
  const valueIn = (typed: string) => standsFor(typed.replace(unseen, ''), settings, locale, more)
  return text
    .split(between)
    .filter((part) => ![...part.matchAll(braces)].some(([, name = '']) => valueIn(name) === ''))
    .map((part) => part.replace(braces, (whole, name) => valueIn(name) ?? whole))
    .join(between)
    .trim()
}

/** The names in braces of which nothing is set, so that their part of the text is left out; `more` as fillIn has it. */
export function unsetIn(
  text: string,
  settings: Settings,
  locale: Locale,
  more?: ReadonlyMap<string, string>,
): string[] {
  const names = [...text.matchAll(braces)].map(([, typed = '']) => typed.replace(unseen, ''))
  return [...new Set(names)].filter((name) => standsFor(name, settings, locale, more) === '')
}

function standsFor(
  name: string,
  settings: Settings,
  locale: Locale,
  more?: ReadonlyMap<string, string>,
): string | undefined {
  return more?.get(name) ?? (isKnown(name) ? values[name](settings, locale) : undefined)
}

const braces = /\{([\w\p{Cf}]+)\}/gu

// Marks of direction and joiners: chats and Arabic keyboards leave them beside Latin letters, and nobody sees them.
const unseen = /\p{Cf}/gu

// Latin letters in braces, however many of these and on whichever side; an Arabic text may quote in them.
const braced = /(?<!\{)\{+[^\S\n]*[a-z][^{}\n]*\}*|(?<!\w)\w+\}+/gi

/**
 * What is said of a text in which something was meant to be filled in and never is, such as `{time` or `{freeShipingOver}`,
 * with the names that are; undefined of one that reads as it was meant. `more` are further names than those of all texts.
 */
export function wrongBraces(text: string, more: readonly string[] = []): Text | undefined {
  const names: readonly string[] = [...placeholders, ...more]
  const wrong = [...text.replace(unseen, '').matchAll(braced)]
    .map(([typed]) => typed)
    .find((typed) => isMeant(typed, names) && !isFilledIn(typed, names))
  if (wrong === undefined) return undefined
  // What was never closed ends with its first word.
  const [typed] = wrong.endsWith('}') ? [wrong] : (/^\{+[^\S\n]*\w+/.exec(wrong) ?? [wrong])
  const known = (locale: Locale) =>
    joined(
      locale,
      names.map((name) => asTyped(`{${name}}`)),
    )
  return {
    en: `${asTyped(typed)} is filled in by nothing. What can stand in braces here: ${known('en')}.`,
    ar: `لا شيء يحل محل ${asTyped(typed)}. ما يمكن كتابته بين الأقواس هنا: ${known('ar')}.`,
  }
}

/** Words alone, or a name with something behind it: `{1}` and `{ color: red }` are a text's own. What was never closed is a slip. */
function isMeant(typed: string, names: readonly string[]): boolean {
  if (!typed.startsWith('{') || !typed.endsWith('}')) return true
  const inside = typed.replace(/[{}]/g, '').trim()
  return /^[a-z]\w*(?:\s+[a-z]\w*)*$/i.test(inside) || names.includes(/^\w+/.exec(inside)?.[0] ?? '')
}

/** A closing brace alone is a slip where a name stands before it, and else none. */
function isFilledIn(typed: string, names: readonly string[]): boolean {
  if (!typed.startsWith('{')) return !names.includes(typed.replaceAll('}', ''))
  return names.includes(/^\{(\w+)\}$/.exec(typed)?.[1] ?? '')
}

/** From left to right within a text of any direction. */
function asTyped(text: string): string {
  return `\u2066${text}\u2069`
}

function isKnown(name: string): name is keyof typeof values {
  return Object.hasOwn(values, name)
}

const byPlace: Text = { en: ' (depending on the place)', ar: ' (حسب المكان)' }

/** What follows the sum from which delivery is free, where that is not the same everywhere: nobody is promised another place's (M5). */
export function freeByPlace(
  locale: Locale,
  {
    freeShippingOver,
    zoneFreeSums,
  }: { freeShippingOver: number | null; zoneFreeSums: readonly (number | null)[] },
): string {
  return zoneFreeSums.some((sum) => sum !== freeShippingOver) ? byPlace[locale] : ''
}
