import { inEveryLanguage, type Text } from '#src/core/locale.ts'
import { colourTable } from './colour-table.ts'

/** A colour as it is painted and as it is called. `css` is undefined for a name nobody knows (P6). */
export type Colour = { css: string | undefined; name: Text }

/** A colour of the owner's: what products store, which is its English name, the Arabic one, and its shade as `#rrggbb` (P6). */
export type OwnColour = { name: string; nameAr: string; shade: string }

/** In UTF-16 units, in each language: what a product takes. */
export const longestColourName = 40

/** How a colour nobody knows is painted (P6). */
export const unknownPaint = 'var(--stripes)'

/** What of a stored colour name counts: its letters, whatever their case; of one without Latin letters all of it. */
export function colourKey(stored: string): string {
  const text = stored.toLowerCase()
  return text.replace(/[^a-z]/g, '').replace('grey', 'gray') || text
}

/**
 * Looks a stored colour name up in the table and among the shop's own; an unknown one keeps its name and gets a neutral
 * swatch (P6). The table is the page's own, in its language alone, unless one is given.
 */
export function colourOf(stored: string, own: readonly OwnColour[] = [], table = colourTable): Colour {
  const key = colourKey(stored)
  const known = table[key]
  if (known) return { css: known.css ?? key, name: known.name }
  const one = own.find(({ name }) => colourKey(name) === key)
  return { css: one?.shade, name: inEveryLanguage({ en: one?.name ?? stored, ar: one?.nameAr ?? stored }) }
}
