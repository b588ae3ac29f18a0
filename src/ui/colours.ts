import type { Text } from '#src/core/locale.ts'
import { colourTable } from './colour-table.ts'

/** A colour as it is painted and as it is called. `css` is undefined for a name nobody knows (P6). */
export type Colour = { css: string | undefined; name: Text }

/** How a colour nobody knows is painted (P6). */
export const unknownPaint = 'var(--stripes)'

/**
 * Looks a stored colour name up, whatever its case; an unknown one keeps its name and gets a neutral swatch (P6). The
 * table is the page's own, in its language alone, unless one is given.
 */
export function colourOf(stored: string, table = colourTable): Colour {
  const key = stored
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace('grey', 'gray')
  const known = table[key]
  if (!known) return { css: undefined, name: { en: stored, ar: stored } }
  return { css: known.css ?? key, name: known.name }
}
