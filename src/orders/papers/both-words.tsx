import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { type PaperWord, paperWords } from './paper-words.ts'

/** The customer's language, and the shop's, which stands beside it where it is another (O20). */
export type PaperLanguages = { language: Locale; shopLanguage: Locale }

type BothProps = PaperLanguages & { of: PaperWord; className?: string }

/** One of a paper's words in the customer's language, and in the shop's beside it where that is another (O20). */
export function Both({ of, language, shopLanguage, className = '' }: BothProps) {
  return (
    <>
      <span className={className}>{paperWords(language)[of]}</span>
      {shopLanguage !== language && (
        <>
          {' '}
          <span lang={shopLanguage} dir={directionOf(shopLanguage)} className="paper-beside">
            {paperWords(shopLanguage)[of]}
          </span>
        </>
      )}
    </>
  )
}
