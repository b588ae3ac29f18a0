const arabicIndic = /[٠-٩۰-۹]/g

/** Arabic-Indic and Persian digits become Latin ones; everything else stays (M3). */
export function latinDigits(text: string): string {
  return text.replace(arabicIndic, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/**
 * The form of a text that search compares: lower case, Latin digits, and Arabic folded as Lucene's
 * normaliser does: أإآٱ→ا, ة→ه, ى→ي, no harakat, no tatweel; Latin accents go as well.
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replace(/[\u0640]|(?![\u0654\u0655])\p{Mn}/gu, '')
    .replace(/[اٱ][\u0654\u0655]*/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
