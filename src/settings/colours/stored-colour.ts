import { fold } from '#src/core/fold.ts'
import { colourTable } from '#src/ui/colour-table.ts'
import type { OwnColour } from '#src/ui/colours.ts'

const byArabicName = new Map(Object.entries(colourTable).map(([stored, { name }]) => [fold(name.ar), stored]))

/** The name by which a colour is stored that a product has in Arabic alone, as a search compares it; any other stays (P6). */
export function storedColour(value: string, own: readonly OwnColour[]): string {
  if (/[a-z]/i.test(value)) return value
  const wanted = fold(value)
  return byArabicName.get(wanted) ?? own.find(({ nameAr }) => fold(nameAr) === wanted)?.name ?? value
}
