import { latinDigits } from './fold.ts'

/**
 * A phone number without the spaces, dashes, dots and brackets people write in it, and without the marks of direction that come
 * along where it is copied, its digits Latin (M3); of a link that dials or writes to it the number. 011 is what is dialled in
 * America for the plus; with so many digits behind it, it begins no number of a city.
 */
export function plainPhone(typed: string): string {
  const text = latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .trim()
  return (phoneInLink(text) ?? text)
    .replace(/[\s().\u2212\p{Pd}]/gu, '')
    .replace(/^(?:\+00|011(?=[1-9]\d{10,12}$))/, '+')
}

/** Letters of a phone as it is typed: a pasted link is longer than a number. */
export const longestPhone = 100

/** Whether it has the shape of a number: 8 to 15 digits, and more than zeros, which are nobody's (O34 counts by the number). */
export function isPhone(plain: string): boolean {
  return /^(?:\+|00)?\d{8,15}$/.test(plain) && /[1-9]/.test(withoutGulfCode(phoneDigits(plain)))
}

const phoneLink =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|(?:\w+\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)|whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=|(?:tel|sms):)([^&?#;/]+)/i

/** The number in a link that dials or writes to it, as it is copied from a chat or a contact card; undefined in other texts. */
export function phoneInLink(typed: string): string | undefined {
  return phoneLink.exec(typed)?.[1]?.replace(/%2b/gi, '+').replace(/%20/g, ' ')
}

/**
 * What makes two ways of writing a phone number the same one: its digits, without the code of Oman, however often it was
 * typed, and without zeros in front of it, of the number itself or behind a code of the Gulf (M3).
 */
export function phoneDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
  const national = digits.replace(/^(?:9680*)+(?=\d{8}$)/, '').replace(/^0+/, '')
  return national.replace(/^(971|966|965|974|973)0+(?=[1-9]\d{7,8}$)/, '$1')
}

const gulfCodes = ['971', '966', '965', '974', '973']

/** The digits of a phone of the Gulf as it is dialled at home, without a zero before them; those of any other phone stay. */
export function withoutGulfCode(digits: string): string {
  return digits.replace(/^(?:971|966|965|974|973)(?=\d{8,9}$)/, '')
}

/**
 * The digits that the same phone may be stored with: one of the Gulf with the code of its country, or without, as where an
 * order goes to no country. Eight digits that begin as those of Oman do are Omani.
 */
export function phoneSpellings(digits: string): string[] {
  const national = withoutGulfCode(digits)
  const isOfGulf = /^(?:\d{9}|[^279]\d{7})$/.test(national)
  if (!isOfGulf) return [digits]
  // Two countries give the same number to two people: who says the code is none of the others.
  return digits === national ? [national, ...gulfCodes.map((code) => code + national)] : [digits, national]
}
