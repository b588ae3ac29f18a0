import { type Locale, languages, locales } from '#src/core/locale.ts'

type Suffix = (typeof languages)[Locale]['suffix']

/**
 * A text of the owner's in the reader's language, and one that is there where she typed none in it (L3): the main language's
 * is in `name`, the others' stand beside it, such as `nameAr`. That is a rule of data, which may have gaps; the shop's own
 * words may not, and have no such way out.
 */
export function dataText<F extends string>(
  locale: Locale,
  data: Record<NoInfer<F>, string> & { [K in `${NoInfer<F>}${Suffix}`]?: string | undefined },
  field: F,
): string {
  const typed: Record<string, string | undefined> = data
  const inOrder = [locale, ...locales].map((one) => typed[`${field}${languages[one].suffix}`])
  return inOrder.find(Boolean) ?? ''
}
