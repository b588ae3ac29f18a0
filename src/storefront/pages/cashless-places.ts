import type { Locale } from '#src/core/locale.ts'
import type { Zone } from '#src/delivery/zone.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'

/** The zones whose orders cannot be paid in cash, by their names (O40); empty where there are none. */
export function cashlessPlaces(locale: Locale, zones: readonly Zone[]): string {
  const names = zones.filter(({ cash }) => !cash).map((zone) => dataText(locale, zone, 'name'))
  return joined(locale, names)
}
