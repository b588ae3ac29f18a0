import { createContext, Fragment, type ReactNode, use } from 'react'
import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { type TaxWord, taxWords } from './tax-words.ts'

/** The language that stands first on a document; the other one stands beside it. */
export const First = createContext<Locale>('en')

/** A word in both languages; `children` stand between the two. */
export function Words({ of, children }: { of: TaxWord; children?: ReactNode }) {
  const first = use(First)
  const beside = otherThan[first]
  return (
    <>
      {taxWords(first)[of]} {children && <>{children} </>}
      <span lang={beside} dir={directionOf(beside)} className="tax-beside">
        {taxWords(beside)[of]}
      </span>
    </>
  )
}

/** A word with what it is of, a text that is read left to right. */
export function Marked({ of, value }: { of: TaxWord; value: string }) {
  return (
    <span>
      <Words of={of} /> <bdi dir="ltr">{value}</bdi>
    </span>
  )
}

/** The same as an entry of a list; a line ends between its values and never within a date or a number. */
export function Fact({ of, values }: { of: TaxWord; values: readonly string[] }) {
  return (
    <div>
      <dt>
        <Words of={of} />
      </dt>
      <dd>
        <bdi dir="ltr">
          {values.map((value, at) => (
            <Fragment key={value}>
              {at > 0 && ' · '}
              <span className="whitespace-nowrap">{value}</span>
            </Fragment>
          ))}
        </bdi>
      </dd>
    </div>
  )
}

/** What has a text in each language, the first one's first; one text stands once. */
export function Named({
  english,
  arabic,
  className,
}: {
  english: string
  arabic: string
  className?: string
}) {
  const first = use(First)
  const isOne = english === arabic
  const shown = isOne ? inOrder(first, english) : inOrder(first, english, arabic)
  return shown.map(({ locale, text }) => (
    <bdi key={locale} lang={locale} dir={isOne ? 'auto' : directionOf(locale)} className={className}>
      {text}
    </bdi>
  ))
}

/** Texts by their languages, the first one's first. */
export function inOrder(
  first: Locale,
  english: string | undefined,
  arabic?: string,
): { locale: Locale; text: string }[] {
  const texts = [
    { locale: 'en' as const, text: english ?? '' },
    { locale: 'ar' as const, text: arabic ?? '' },
  ].filter(({ text }) => text !== '')
  return [
    ...texts.filter(({ locale }) => locale === first),
    ...texts.filter(({ locale }) => locale !== first),
  ]
}

/** What a cell is called where it stands below the others, on a phone. */
export function useLabels(): (of: TaxWord) => string {
  const first = use(First)
  return (of) => `${taxWords(first)[of]} · ${taxWords(otherThan[first])[of]}`
}

/** The language that stands second. */
export const otherThan: Record<Locale, Locale> = inEveryLanguage({ en: 'ar', ar: 'en' })
