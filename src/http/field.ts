import * as z from 'zod'
import { latinDigits } from '#src/core/fold.ts'
import type { Text } from '#src/core/locale.ts'
import { readMuscatMinute } from '#src/core/muscat.ts'

const unusable: Text = {
  en: 'This text has characters in it that cannot be used.',
  ar: 'يحتوي هذا النص على رموز لا يمكن استخدامها.',
}

// Embeddings, overrides and isolates: invisible, and able to turn the text around them.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g
const controls = /[\p{Cc}\u2028\u2029]/u
const controlsButNewline = /(?!\n)\p{Cc}/u
// More marks on one letter than any language has (UAX #15, Stream-Safe Text Format). Normalising sorts them, which
// takes as long as the square of their number: seconds for a body of 100 kB.
const tooManyMarks = /\p{M}{31}/u

// Spaces and signs that show nothing by themselves (UAX #44), and the blank of Braille: keyboards of phones leave them.
const nothingSeen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * A text of one line and at most `max` UTF-16 units: trimmed, in NFC, without bidi controls; empty where nothing of it can
 * be seen. Control characters, broken Unicode and heaps of marks are refused. It may be empty; add `.min(1)` where it may not.
 */
export function line(max: number) {
  return z
    .string()
    .overwrite((text) => tidy(text))
    .refine((text) => isUsable(text) && !controls.test(text), { params: { text: unusable } })
    .max(max)
}

/** As `line`, but lines may break: tabs become spaces, and every kind of line end a newline. */
export function paragraph(max: number) {
  return z
    .string()
    .overwrite((text) => tidy(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')))
    .refine((text) => isUsable(text) && !controlsButNewline.test(text), { params: { text: unusable } })
    .max(max)
}

/** A minute of Muscat such as `2026-11-25T09:00`, as browsers have it, also with a space; it may be empty. */
export function moment(wrong: Text) {
  return line(20)
    .overwrite((typed) => readMuscatMinute(latinDigits(typed)) ?? typed)
    .refine((typed) => typed === '' || readMuscatMinute(typed) !== undefined, { params: { text: wrong } })
}

function tidy(text: string): string {
  const plain = text.replace(bidiControls, '')
  if (!isUsable(plain)) return plain
  const trimmed = plain.normalize('NFC').trim()
  return nothingSeen.test(trimmed) ? '' : trimmed
}

function isUsable(text: string): boolean {
  return text.isWellFormed() && !tooManyMarks.test(text)
}
