import { isAddressPart } from '#src/core/address-part.ts'
import { fold, latinDigits } from '#src/core/fold.ts'
import { addressIn, ownersLink } from '#src/core/link.ts'
import type { Text } from '#src/core/locale.ts'
import { type Baisa, toBaisa } from '#src/core/money.ts'
import { readMuscatMinute } from '#src/core/muscat.ts'
import { productInputTexts as texts } from './product-input.texts.ts'

/** What a typed value means, or what is wrong with it. */
export type Reading<T> = { value: T } | { wrong: Text }

/** What anything costs at least, in baisa (M2). */
export const lowestPrice = 1000
const highestBaisa = 100_000_000

/**
 * An amount in OMR as typed → baisa: 1 to 100,000 in steps of 0.001, Arabic-Indic digits read as digits (M1-M3).
 * Empty is undefined, unless it is `required`; a cost may be `least` baisa.
 */
export function readPrice(
  typed: number | string,
  { required = false, least = lowestPrice } = {},
): Reading<Baisa | undefined> {
  const text = digitsOf(typed)
  if (text === '') return required ? { wrong: texts.required } : { value: undefined }
  const baisa = /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? toBaisa(Number(text)) : undefined
  if (baisa === undefined) return { wrong: texts.noAmount }
  if (baisa < least) return { wrong: least === lowestPrice ? texts.atLeastOne : texts.noAmount }
  return baisa > highestBaisa ? { wrong: texts.tooDear } : { value: baisa }
}

/** A whole number as typed; an empty text is `empty`. */
export function readCount(
  typed: number | string,
  { least, empty }: { least: number; empty?: number },
): Reading<number | undefined> {
  const text = digitsOf(typed)
  if (text === '') return { value: empty }
  const count = /^\d{1,6}$/.test(text) ? Number(text) : undefined
  return count !== undefined && count >= least
    ? { value: count }
    : { wrong: least === 0 ? texts.noQuantity : texts.noCount }
}

/** A text, or nothing. */
export function readText(typed: string): Reading<string | undefined> {
  return { value: typed.trim() || undefined }
}

/** The shop's own code of a product, with Latin digits. */
export function readCode(typed: string): Reading<string | undefined> {
  return { value: latinDigits(typed).trim().replace(/\s+/g, ' ') || undefined }
}

/** A barcode such as an EAN or UPC: Latin letters and digits; spaces and hyphens, as printed between them, are dropped. */
export function readBarcode(typed: string): Reading<string | undefined> {
  const text = latinDigits(typed).replace(/[\s-]/g, '')
  return /^[a-z\d]*$/i.test(text) ? { value: text || undefined } : { wrong: texts.noBarcode }
}

/** The tags in a text with commas between them, each once whatever its case or harakat. */
export function tagsOf(text: string | undefined): string[] {
  const tags = new Map<string, string>()
  for (const part of (text ?? '').split(/[,،\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ')
    const folded = fold(tag)
    if (folded !== '' && !tags.has(folded)) tags.set(folded, tag)
  }
  return [...tags.values()]
}

/** Tags as they are stored: `Eid, Gifts`; at most 20 of 40 characters. */
export function readTags(typed: string): Reading<string | undefined> {
  const tags = tagsOf(typed)
  if (tags.length > 20 || tags.some((tag) => tag.length > 40)) return { wrong: texts.tooManyTags }
  return { value: tags.join(', ') || undefined }
}

/** A weight in whole grams as its digits; empty is undefined. */
export function readGrams(typed: string): Reading<string | undefined> {
  const grams = readCount(typed, { least: 1 })
  return 'wrong' in grams ? grams : { value: grams.value === undefined ? undefined : String(grams.value) }
}

/** Where the sizes of a product are explained: a page of this shop, or elsewhere by https. */
export function readGuide(typed: string): Reading<string | undefined> {
  const text = typed.trim()
  return ownersLink.fits(text) ? { value: text || undefined } : { wrong: ownersLink.wrong }
}

/** The ids in a text with commas between them, each once. */
export function idsIn(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(/[\s,]+/).filter(Boolean))]
}

/** Which colour a picture shows, by its address: `{"/pictures/….webp":"red"}`; empty is undefined. */
export function readImageColors(typed: string): Reading<string | undefined> {
  if (typed.trim() === '') return { value: undefined }
  try {
    const said: unknown = JSON.parse(typed)
    const pairs =
      typeof said === 'object' && said !== null && !Array.isArray(said) ? Object.entries(said) : []
    if (pairs.length > 0 && pairs.every(([, color]) => typeof color === 'string'))
      return { value: JSON.stringify(Object.fromEntries(pairs)) }
  } catch {
    // Said below, as everything else that is none.
  }
  return typed.trim() === '{}' ? { value: undefined } : { wrong: texts.noImageColors }
}

/** The most goods chosen to go with a product. */
export const mostRelated = 10

/** Goods chosen to go with a product, by their ids. */
export function readRelated(typed: string): Reading<string | undefined> {
  const ids = idsIn(typed)
  return ids.length > mostRelated || ids.some((id) => !/^[\w-]{1,120}$/.test(id))
    ? { wrong: texts.wrongRelated }
    : { value: ids.join(',') || undefined }
}

/** The end of an address, or nothing. */
export function readAddress(typed: string): Reading<string | undefined> {
  const text = typed.trim()
  return text === '' || isAddressPart(text) ? { value: text || undefined } : { wrong: texts.badAddress }
}

/** A minute in Muscat such as `2026-11-25T09:00`, as a browser's field or a table has it; empty is undefined. */
export function readMoment(typed: string): Reading<string | undefined> {
  const text = latinDigits(typed).trim()
  if (text === '') return { value: undefined }
  const minute = readMuscatMinute(text)
  return minute ? { value: minute } : { wrong: texts.noMoment }
}

/** `yes`, or nothing; as a table or a form has it, in either language. */
export function readYes(typed: string): Reading<string | undefined> {
  const text = typed.trim().toLowerCase()
  if (['yes', 'true', '1', 'نعم'].includes(text)) return { value: 'yes' }
  return ['', 'no', 'false', '0', 'لا'].includes(text) ? { value: undefined } : { wrong: texts.noYes }
}

/** An https address, or nothing. */
export function readVideoLink(typed: string): Reading<string | undefined> {
  const text = typed.trim()
  if (text === '') return { value: undefined }
  return /^https:\/\/[^\s]+\.[^\s]+$/i.test(text) && addressIn(text)
    ? { value: text }
    : { wrong: texts.noLink }
}

/** Commas stay and are refused: `12,500` is twelve rials to one reader and twelve thousand to another. */
function digitsOf(typed: number | string): string {
  return latinDigits(String(typed)).replace('٫', '.').trim()
}
