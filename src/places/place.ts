import { type Locale, languages, type Text } from '#src/core/locale.ts'
import { governorates } from './oman.ts'

/** The countries of the Gulf beside Oman, where the shop may send goods if its owner wants to (T2). */
export const gulfCountries = ['AE', 'BH', 'KW', 'QA', 'SA'] as const

export type GulfCountry = (typeof gulfCountries)[number]
export const homeCountry = 'OM'
export type Country = typeof homeCountry | GulfCountry

export const countryNames: Record<Country, Text> = {
  OM: { en: 'Oman', ar: 'سلطنة عُمان' },
  AE: { en: 'United Arab Emirates', ar: 'الإمارات' },
  BH: { en: 'Bahrain', ar: 'البحرين' },
  KW: { en: 'Kuwait', ar: 'الكويت' },
  QA: { en: 'Qatar', ar: 'قطر' },
  SA: { en: 'Saudi Arabia', ar: 'السعودية' },
}

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
