import type { Locale } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import type { GulfCountry } from '#src/places/country.ts'
import { countryNames } from '#src/places/country-names.ts'
import { governorates } from '#src/places/oman.ts'
import { wilayatOf } from '#src/places/place.ts'

/** What a code of a zone is called in the reader's language. */
export function placeName(code: string, locale: Locale): string {
  const wilayat = wilayatOf(code)?.wilayat
  const governorate = governorates.find((one) => one.code === code)
  return (wilayat ?? governorate)?.name[locale] ?? countryNames[code as GulfCountry]?.[locale] ?? code
}

/** The places of a zone one after another, which is what it is called where it has no name. */
export function placesName(places: readonly string[], locale: Locale): string {
  return joined(
    locale,
    places.map((code) => placeName(code, locale)),
  )
}

/** What a zone is called in Arabic where the owner typed no name: as the place that it is named after, or as all its places are. */
export function arabicNameOf(name: string, places: readonly string[]): string {
  const called = name.trim().toLowerCase()
  const known = places.find((code) => placeName(code, 'en').toLowerCase() === called)
  return placesName(known === undefined ? places : [known], 'ar')
}

/** A code put into a list, or taken out of it. */
export function toggled<T extends string>(list: readonly T[], code: T): T[] {
  return list.includes(code) ? list.filter((one) => one !== code) : [...list, code]
}
