import { latinDigits } from '#src/core/fold.ts'
import type { Text } from '#src/core/locale.ts'
import { type Baisa, toBaisa } from '#src/core/money.ts'
import { productInputTexts as texts } from './product-input.texts.ts'

/** What a typed value means, or what is wrong with it. */
export type Reading<T> = { value: T } | { wrong: Text }

const highestBaisa = 100_000_000

/**
 * An amount in OMR as typed → baisa: 1 to 100,000 in steps of 0.001, Arabic-Indic digits read as digits (M1-M3).
 * Empty is undefined, unless it is `needed`.
 */
export function readPrice(typed: number | string, { needed = false } = {}): Reading<Baisa | undefined> {
  const text = digitsOf(typed)
  if (text === '') return needed ? { wrong: texts.needed } : { value: undefined }
  const baisa = /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? toBaisa(Number(text)) : undefined
  if (baisa === undefined) return { wrong: texts.noAmount }
  if (baisa < 1000) return { wrong: texts.atLeastOne }
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

/** An https address, or nothing. */
export function readVideoLink(typed: string): Reading<string | undefined> {
  const text = typed.trim()
  if (text === '') return { value: undefined }
  return /^https:\/\/[^\s]+\.[^\s]+$/i.test(text) && URL.canParse(text)
    ? { value: text }
    : { wrong: texts.noLink }
}

/** Commas stay and are refused: `12,500` is twelve rials to one reader and twelve thousand to another. */
function digitsOf(typed: number | string): string {
  return latinDigits(String(typed)).replace('٫', '.').trim()
}
