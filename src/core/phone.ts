import { latinDigits } from './fold.ts'

/**
 * What makes two ways of writing a phone number the same one: its digits, without the code of Oman and without zeros in
 * front of it or of the number itself (M3).
 */
export function phoneDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
  return digits.replace(/^968(?=0*\d{8}$)/, '').replace(/^0+/, '')
}
