import { latinDigits } from './fold.ts'

/** What makes two ways of writing a phone number the same one: its digits, without the code of Oman (M3). */
export function phoneDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/\D/g, '')
  return digits.replace(/^(?:00)?968(?=\d{8}$)/, '').replace(/^00/, '')
}
