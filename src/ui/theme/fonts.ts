import { type Locale, languages } from '#src/core/locale.ts'

// Prices keep their Latin letters and digits in Arabic (M1), so the Latin text face is on the first screen too.
const firstScreen: Record<(typeof languages)[Locale]['script'], readonly string[]> = {
  latin: ['readex-latin.woff2', 'markazi-latin.woff2', 'figures.woff2'],
  arabic: ['readex-arabic.woff2', 'markazi-arabic.woff2', 'readex-latin.woff2', 'figures.woff2'],
}

/** Names of the font files the first screen of a page needs, for `<link rel="preload" as="font" crossorigin>`. */
export function fontsToPreload(locale: Locale): readonly string[] {
  return firstScreen[languages[locale].script]
}
