import { latinDigits } from '#src/core/fold.ts'
import type { Text } from '#src/core/locale.ts'

/** When the shop issues its tax invoices; `off` where it is not registered for VAT, and nothing says VAT (T1). */
export const vatModes = ['off', 'confirmation', 'delivery'] as const
export type VatMode = (typeof vatModes)[number]

/** Oman's standard rates in hundredths of a percent, each from the Muscat day it began; the newest first. */
const standardRates = [{ since: '2021-04-16', rate: 500 }] as const

/** The standard rate of a day, in hundredths of a percent (T1). */
export function standardRateOn(day: string): number {
  return standardRates.find(({ since }) => since <= day)?.rate ?? 0
}

/** Below this sum without VAT, in baisa, a simplified tax invoice is enough: it does not name its customer. */
export const simplifiedBelow = 500_000

/** The form of a VAT identification number of Oman; undefined for what is none. */
export function readVatin(typed: string): string | undefined {
  const text = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return /^OM\d{10}$/.test(text) ? text : undefined
}

/** Said where VAT is on and the number is none. */
export const vatinNeeded: Text = {
  en: 'Enter the VATIN: OM and ten digits, such as OM1100000000.',
  ar: 'يرجى إدخال الرقم الضريبي: OM ثم عشرة أرقام، مثل OM1100000000.',
}
