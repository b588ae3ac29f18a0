import type { Country } from '#src/places/country.ts'
import { homeCountry } from '#src/places/country.ts'
import { wilayatOf } from '#src/places/place.ts'

const key = 'haqiba-area'

type Area = { country: Country; wilayat: string }

/** Remembers the wilayat somebody chose, in this browser alone; never way, house or pin (O39). */
export function rememberArea({ country, wilayat }: Area): void {
  try {
    if (country === homeCountry && !wilayat) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ country, wilayat }))
  } catch {
    // full or forbidden: it is chosen again next time
  }
}

/** The area of last time, if the shop still delivers there. */
export function rememberedArea(countries: readonly Country[]): Area | undefined {
  try {
    const { country, wilayat } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Area>
    if (country === homeCountry && typeof wilayat === 'string' && wilayatOf(wilayat))
      return { country, wilayat }
    return country && countries.includes(country) ? { country, wilayat: '' } : undefined
  } catch {
    return undefined
  }
}
