import type { Locale } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import type { Slider } from './slider.ts'

/** The most characters of what a slide says. */
export const slideMost = { heading: 60, text: 160, link: 300, linkText: 40 } as const

/** What a slide says in the reader's language; empty where it says nothing. */
export function wordsOf(slide: Slider, locale: Locale): { heading: string; text: string; linkText: string } {
  const { heading = '', text = '', linkText = '' } = slide
  const said = { ...slide, heading, text, linkText }
  return {
    heading: dataText(locale, said, 'heading'),
    text: dataText(locale, said, 'text'),
    linkText: dataText(locale, said, 'linkText'),
  }
}
