import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Country, homeCountry } from './country.ts'

/** Whether it can be dialled in a country, as one of its own or an international one (T2); asked where the country is known. */
export function canBeDialled(plain: string, country: Country): boolean {
  return numberOf(plain, country) !== undefined
}

/**
 * A number as it is stored: as it was given where it is Omani or says its country, else with the code of the country the
 * order goes to (E.164), for nobody in Oman reaches it without.
 */
export function storedPhone(plain: string, country: Country): string {
  if (country === homeCountry || plain.startsWith('+') || plain.startsWith('00')) return plain
  const found = numberOf(plain, country)
  return found?.isValid() ? found.number : plain
}

function numberOf(plain: string, country: Country) {
  const number = parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false })
  return number?.isPossible() ? number : undefined
}
