import type { Locale } from '#src/core/locale.ts'

/** The cookie with the language that somebody chose, a year long; it names nobody, and only the bare address reads it. */
export const languageCookie = 'language'

/** Remembers, in a browser, the language its reader chose. */
export function rememberLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and none has it over http.
  document.cookie = `${languageCookie}=${locale};path=/;max-age=31536000`
}
