import type { Locale, Text } from '#src/core/locale.ts'

const byPlace: Text = { en: ', depending on the place', ar: ' حسب المكان' }

/** What follows the sum from which delivery is free, where that is not the same everywhere: nobody is promised another place's (M5). */
export function freeByPlace(
  locale: Locale,
  {
    freeShippingOver,
    zoneFreeSums,
  }: { freeShippingOver: number | null; zoneFreeSums: readonly (number | null)[] },
): string {
  return zoneFreeSums.some((sum) => sum !== freeShippingOver) ? byPlace[locale] : ''
}
