import type { Locale } from '#src/core/locale.ts'
import { directionOf } from './locale.ts'

/** A size beside other words: in Arabic "50 ml" is set apart, or it would be drawn as "ml 50". */
export function sizeIn(locale: Locale, size: string): string {
  return directionOf(locale) === 'rtl' && /\d.*[A-Za-z]/.test(size) ? `\u2068${size}\u2069` : size
}
