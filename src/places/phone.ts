import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { latinDigits } from '#src/core/fold.ts'
import { phoneDigits } from '#src/core/phone.ts'
import { type Country, homeCountry } from './country.ts'

/**
 * A phone number without the spaces, dashes and brackets people write in it, and without the marks of direction that come along
 * where it is copied, its digits Latin (M3).
 */
export function plainPhone(typed: string): string {
  return latinDigits(typed).replace(/[\s()\p{Pd}\p{Cf}]/gu, '')
}

/** Whether it has the shape of a number: 8 to 15 digits, and more than zeros, which are nobody's (O34 counts by the number). */
export function isPhone(plain: string): boolean {
  return /^\+?\d{8,15}$/.test(plain) && phoneDigits(plain) !== ''
}

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
