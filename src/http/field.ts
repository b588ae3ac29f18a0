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

/**
 * A text of one line and at most `max` UTF-16 units: trimmed, in NFC, without bidi controls. Control characters and
 * broken Unicode are refused. It may be empty; add `.min(1)` where it may not.
 */
export function line(max: number) {
  return z
    .string()
    .overwrite((text) => tidy(text))
    .refine((text) => text.isWellFormed() && !controls.test(text), { params: { text: unusable } })
    .max(max)
}

/** As `line`, but lines may break: tabs become spaces, and every kind of line end a newline. */
export function paragraph(max: number) {
  return z
    .string()
    .overwrite((text) => tidy(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')))
    .refine((text) => text.isWellFormed() && !controlsButNewline.test(text), { params: { text: unusable } })
    .max(max)
}

/** A minute of Muscat such as `2026-11-25T09:00`, as browsers have it, also with a space; it may be empty. */
export function moment(wrong: Text) {
  return line(20)
    .overwrite((typed) => readMuscatMinute(latinDigits(typed)) ?? typed)
    .refine((typed) => typed === '' || readMuscatMinute(typed) !== undefined, { params: { text: wrong } })
}

function tidy(text: string): string {
  return text.replace(bidiControls, '').normalize('NFC').trim()
}
