import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { type PaperWord, paperWords } from './paper-words.ts'

/** The customer's language, and the shop's, which stands beside it where it is another (O20). */
export type PaperLanguages = { language: Locale; shopLanguage: Locale }

/** `colon` after each of the words: after the last alone it would stand at the other language's end. */
type BothProps = PaperLanguages & { of: PaperWord; colon?: boolean; className?: string }

/** One of a paper's words in the customer's language, and in the shop's beside it where that is another (O20). */
export function Both({ of, language, shopLanguage, colon = false, className = '' }: BothProps) {
  // product.md's QTY, the one word of a paper that shouts.
  const quiet = of === 'quantity' ? 'sentence-case' : ''
  const wordIn = (locale: Locale) => `${paperWords(locale)[of]}${colon ? ':' : ''}`
  return (
    <>
      <span className={`${className} ${quiet}`}>{wordIn(language)}</span>
      {shopLanguage !== language && (
        <>
          {' '}
          <span lang={shopLanguage} dir={directionOf(shopLanguage)} className={`paper-beside ${quiet}`}>
            {wordIn(shopLanguage)}
          </span>
        </>
      )}
    </>
  )
}
