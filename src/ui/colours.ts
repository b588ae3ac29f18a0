import type { Text } from '#src/core/locale.ts'
import { colourTable } from './colour-table.ts'

/** A colour as it is painted and as it is called. `css` is undefined for a name nobody knows (P6). */
export type Colour = { css: string | undefined; name: Text }

/** A colour of the owner's: what products store, which is its English name, the Arabic one, and its shade as `#rrggbb` (P6). */
export type OwnColour = { name: string; nameAr: string; shade: string }

/** In UTF-16 units, in each language: what a product takes. */
export const longestColourName = 40

/** How a colour nobody knows is painted (P6). */
export const unknownPaint = 'var(--stripes)'

/** What of a stored colour name counts: its letters and digits, whatever their case; of one without any all of it. */
export function colourKey(stored: string): string {
  const text = stored.toLowerCase()
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace('grey', 'gray') || text
}

/** Alike for two stored names that shoppers look for as one colour (P6): the numbers of the table's are no matter. */
export function colourSense(stored: string, own: readonly OwnColour[]): string {
  const key = colourKey(stored)
  if (own.some(({ name }) => colourKey(name) === key)) return `=${key}`
  const plain = tableKey(key)
  return plain === undefined ? key : `=${colourKey(colourOf(plain).name.en)}`
}

/** The name in the table of a stored colour's letters and digits, which are the table's by the Latin letters alone. */
export function tableKey(key: string, table = colourTable): string | undefined {
  const latin = key.replace(/[^a-z]/g, '')
  return Object.hasOwn(table, latin) ? latin : undefined
}

/**
 * Looks a stored colour name up among the shop's own and in the table, there by its Latin letters alone (`black 01` is
 * black, called Black 01: the number at its end tells it from another of its product); an unknown one keeps its name and gets a
 * neutral swatch (P6). The table is the page's own, in its language alone, unless one is given.
 */
export function colourOf(stored: string, own: readonly OwnColour[] = [], table = colourTable): Colour {
  const key = colourKey(stored)
  const one = own.find(({ name }) => colourKey(name) === key)
  const latin = key.replace(/[^a-z]/g, '')
  const known = !one && Object.hasOwn(table, latin) && table[latin]
  if (!known) return { css: one?.shade, name: { en: one?.name ?? stored, ar: one?.nameAr ?? stored } }
  const end = stored.replace(/.*\p{L}/u, '')
  return { css: known.css ?? latin, name: { en: known.name.en + end, ar: known.name.ar + end } }
}
