import markaziArabic from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?url'
import markaziLatin from '@fontsource-variable/markazi-text/files/markazi-text-latin-wght-normal.woff2?url'
import readexArabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import readexLatin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import type { Locale } from '#src/core/locale.ts'
import figures from './figures.woff2?no-inline'

const faces: Record<Locale, readonly string[]> = {
  en: [readexLatin, markaziLatin, figures],
  // Prices keep their Latin letters and digits in Arabic (M1), so the Latin text face is on the first screen too.
  ar: [readexArabic, markaziArabic, readexLatin, figures],
}

/** URLs of the font files the first screen of a page needs, for `<link rel="preload" as="font" crossorigin>`. */
export function fontsToPreload(locale: Locale): readonly string[] {
  return faces[locale]
}
