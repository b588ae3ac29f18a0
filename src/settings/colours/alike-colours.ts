import { fold } from '#src/core/fold.ts'
import { locales } from '#src/core/locale.ts'
import { colourOf, type OwnColour } from '#src/ui/colours.ts'

/**
 * The first two of a product's stored colours that shoppers would read alike in some language (P6), so that nobody could
 * tell what is bought: `Red` beside `أحمر`. Undefined where each reads as itself.
 */
export function alikeColours(
  colors: readonly string[],
  own: readonly OwnColour[],
): [string, string] | undefined {
  for (const locale of locales) {
    const called = new Map<string, string>()
    for (const color of colors) {
      const name = colourOf(color, own).name[locale]
      const read = fold(name)
      const other = called.get(read)
      if (other !== undefined) return [other, color]
      called.set(read, color)
    }
  }
  return undefined
}
