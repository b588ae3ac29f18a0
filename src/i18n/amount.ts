import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { type Baisa, formatBaisa } from '#src/core/money.ts'
import { directionOf } from './locale.ts'

// Whole in every build: papers and messages speak the customer's language, whatever staff read themselves. The mark
// after the Arabic one keeps its last point at its end, where it stands from left to right.
const amounts = inEveryLanguage<Record<Locale, (omr: string) => string>>({
  en: (omr) => `OMR ${omr}`,
  ar: (omr) => `${omr} ر.ع.\u200f`,
})

/** An amount as a language writes it (L2), "OMR 9.500" or "9.500 ر.ع.", to be isolated from left to right. */
export function writtenAmount(locale: Locale, baisa: Baisa): string {
  return amounts[locale](formatBaisa(baisa))
}

/** The same inside a sentence: in an Arabic one it stands left to right by itself (M1), and no line ends within it. */
export function amountInText(locale: Locale, baisa: Baisa): string {
  const amount = writtenAmount(locale, baisa)
  return directionOf(locale) === 'rtl' ? `\u2066${amount.replace(' ', '\xa0')}\u2069` : amount
}
