import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Country, homeCountry } from './country.ts'

/** Whether it can be dialled in a country, as one of its own or an international one (T2); asked where the country is known. */
export function canBeDialled(plain: string, country: Country): boolean {
  return numberOf(plain, country) !== undefined
}

/**
 * A number as it is stored: as it was given where it is Omani, else with the code of its country (E.164), which is that where
 * the order goes to unless it says another, for nobody in Oman reaches it without. One of the right length that no plan knows
 * is new rather than wrong, and gets it too; a number that is none stays.
 */
export function storedPhone(plain: string, country: Country): string {
  const found = numberOf(plain, country)
  if (!found) return plain
  const isAsGiven = plain.replace(/^(?:\+|00)?968(?=\d{8}$)/, '') === found.nationalNumber
  return found.country === homeCountry && isAsGiven ? plain : found.number
}

/**
 * The number somebody means: the one that is dialled so in the country, else one that was given its own code without the
 * plus, or its code twice, or zeros behind it, or the one it is in Oman.
 */
function numberOf(plain: string, country: Country) {
  const read = (text: string, defaultCountry = country) =>
    parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  const withCode = /^[1-9]\d{10,}$/.test(plain) ? [`+${plain}`] : []
  const asGiven = [plain, ...withCode].map((text) => read(text))
  const bare = asGiven.map((number) => {
    if (!number) return undefined
    const code = number.countryCallingCode
    return read(`+${code}${number.nationalNumber.replace(new RegExp(`^0*(?:${code})*0*`), '')}`)
  })
  const [inCountry] = asGiven
  return (
    [...asGiven, ...bare, read(plain, homeCountry)].find((number) => number?.isValid()) ??
    (inCountry?.isPossible() ? inCountry : undefined)
  )
}
