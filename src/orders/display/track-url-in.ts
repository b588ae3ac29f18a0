import type { Locale } from '#src/core/locale.ts'
import { pathIn, plainPath } from '#src/i18n/locale.ts'
import { trackPath } from '#src/orders/order/track-path.ts'

/** The tracking link in its customer's language, whatever the language of the staff who send it. */
export function trackUrlIn(locale: Locale, trackUrl: string): string {
  return new URL(pathIn(locale, plainPath(trackPath(trackUrl))), trackUrl).href
}
