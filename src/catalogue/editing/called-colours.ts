import type { Locale } from '#src/core/locale.ts'
import { colourTable } from '#src/ui/colour-table.ts'

/** The stored name of a colour that somebody calls so; their own words where nobody knows it. */
export function colourCalled(typed: string, locale: Locale): string {
  const wanted = typed.trim().toLowerCase()
  const known = Object.entries(colourTable).find(([, { name }]) => name[locale].toLowerCase() === wanted)
  return known ? known[0] : typed.trim()
}

/** What the colours that are known are called, in the order of the table. */
export function colourNames(locale: Locale): string[] {
  return Object.values(colourTable).map(({ name }) => name[locale])
}
