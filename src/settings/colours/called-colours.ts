import { fold } from '#src/core/fold.ts'
import type { Locale } from '#src/core/locale.ts'
import { colourTable } from '#src/ui/colour-table.ts'
import { colourKey, type OwnColour } from '#src/ui/colours.ts'

/** The stored name of a colour that somebody calls so, in the table or the shop's own; undefined where nobody knows it. */
export function colourCalled(typed: string, locale: Locale, own: readonly OwnColour[]): string | undefined {
  const [wanted, key] = [fold(typed.trim()), colourKey(typed.trim())]
  const known = Object.entries(colourTable).find(
    ([stored, { name }]) => stored === key || fold(name[locale]) === wanted,
  )
  if (known) return known[0]
  return own.find(({ name, nameAr }) => colourKey(name) === key || fold(nameAr) === wanted)?.name
}

/** What the colours that are known are called, in the order of the table; the shop's own before them. */
export function colourNames(locale: Locale, own: readonly OwnColour[]): string[] {
  const owners = own.map(({ name, nameAr }) => ({ en: name, ar: nameAr })[locale])
  return [...owners, ...Object.values(colourTable).map(({ name }) => name[locale])]
}

/** Whether the table has a stored colour, so that its names and its shade are nobody's to change. */
export function isInTable(stored: string): boolean {
  return Object.hasOwn(colourTable, colourKey(stored))
}
