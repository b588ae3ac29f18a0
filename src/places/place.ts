import { type Locale, languages } from '#src/core/locale.ts'
import { type Country, homeCountry } from './country.ts'
import { countryNames } from './country-names.ts'
import { governorates } from './oman.ts'

/** The parts of an address beside its text (T2); each but the country may be empty. */
export type Place = {
  country: Country
  /** A code of oman.ts; in another country it stays empty. */
  wilayat: string
  /** The village or quarter; in another country its city. */
  area: string
  /** Way and house, or a landmark. */
  line: string
  /** `23.58800,58.38300`, or a link to a map: pin.ts. */
  pin: string
}

export const noPlace: Place = { country: homeCountry, wilayat: '', area: '', line: '', pin: '' }

/** A wilayat and its governorate by the code; undefined for a code that there is not. */
export function wilayatOf(code: string) {
  const governorate = governorates.find((one) => code.startsWith(`${one.code}/`))
  const wilayat = governorate?.wilayats.find((one) => one.code === code)
  return governorate && wilayat && { governorate, wilayat }
}

/** The address as one text, in a language: way and house, then area, wilayat, governorate, country on a line (T2). */
export function writtenAddress({ country, wilayat, area, line }: Omit<Place, 'pin'>, locale: Locale): string {
  const found = wilayatOf(wilayat)
  const names = [
    area,
    found?.wilayat.name[locale],
    found?.governorate.name[locale],
    country === homeCountry ? undefined : countryNames[country][locale],
  ].filter((name): name is string => Boolean(name))
  const where = [...new Set(names)].join(`${languages[locale].comma} `)
  return [line, where].filter(Boolean).join('\n')
}
