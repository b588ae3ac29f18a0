import type { Text } from '#src/core/locale.ts'
import type { Country } from './country.ts'

/** What the countries of an address are called. */
export const countryNames: Record<Country, Text> = {
  OM: { en: 'Oman', ar: 'سلطنة عُمان' },
  AE: { en: 'United Arab Emirates', ar: 'الإمارات' },
  BH: { en: 'Bahrain', ar: 'البحرين' },
  KW: { en: 'Kuwait', ar: 'الكويت' },
  QA: { en: 'Qatar', ar: 'قطر' },
  SA: { en: 'Saudi Arabia', ar: 'السعودية' },
}
