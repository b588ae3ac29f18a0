import { colourCalled } from '#src/settings/colours/called-colours.ts'
import { colourOf, type OwnColour } from '#src/ui/colours.ts'
import type { ImportRow } from './import-row.ts'

/**
 * A row with the stored names of the colours that it calls in Arabic (P6), as the form of a product stores them: `أسود` is
 * black. What the product has under that name already, and what would be one colour twice, stay as they are written.
 */
export function withKnownColours(
  row: ImportRow,
  had: readonly string[],
  own: readonly OwnColour[],
): ImportRow {
  const { body, stockWas } = row
  const colors = Array.isArray(body.colors) ? body.colors.map(String) : []
  const stored = new Map(
    colors.flatMap((color) => {
      const known = colourOf(color, own).css === undefined && colourCalled(color, 'ar', own)
      return known && !had.includes(color) ? [[color, known] as const] : []
    }),
  )
  const nameOf = (color: string) => stored.get(color) ?? color
  if (stored.size === 0 || new Set(colors.map(nameOf)).size < colors.length) return row
  const renamed = (cells: unknown) =>
    Array.isArray(cells) ? cells.map((cell) => ({ ...cell, color: nameOf(cell.color) })) : cells
  return {
    ...row,
    body: {
      ...body,
      colors: colors.map(nameOf),
      ...('stock' in body && { stock: renamed(body.stock) }),
      ...('variants' in body && { variants: renamed(body.variants) }),
      ...(typeof body.imageColors === 'string' && { imageColors: picturesOf(body.imageColors, stored) }),
    },
    ...(stockWas && { stockWas: stockWas.map((cell) => ({ ...cell, color: nameOf(cell.color) })) }),
  }
}

/** The colours among these that are neither in the table nor the shop's own. */
export function unknownColours(colors: readonly string[], own: readonly OwnColour[]): string[] {
  return colors.filter((color) => colourOf(color, own).css === undefined)
}

/** Which colour a picture shows, as JSON. */
function picturesOf(said: string, stored: ReadonlyMap<string, string>): string {
  const quoted = [...stored].map((names) => names.map((name) => JSON.stringify(name)))
  return quoted.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), said)
}
