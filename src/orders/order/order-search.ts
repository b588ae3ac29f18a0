import { fold } from '#src/core/fold.ts'
import { phoneDigits } from '#src/core/phone.ts'

/**
 * What an order may carry to answer a search (O9), as the database keeps it: the words themselves without the `#` of
 * a number and, where they could be a phone, its digits however they were spaced. Undefined when nothing was typed.
 */
export function orderSearch(typed: string): string[] | undefined {
  const words = fold(typed).replace(/^#\s*/, '')
  if (words === '') return undefined
  const digits = /^[+\d\s()-]+$/.test(words) ? phoneDigits(words) : ''
  return digits === '' || digits === words ? [words] : [words, digits]
}
