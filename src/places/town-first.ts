import { governorates } from '#src/places/oman.ts?every-language'

/** Of the wilayats alone: a governorate is named beside one of its own. */
const towns = new Set(
  governorates.flatMap(({ wilayats }) => wilayats.flatMap(({ name }) => Object.values(name).map(keyOf))),
)

/**
 * The parts of an address as one text, the wilayat it names first, which people write last: where there is no room for all of
 * them the house gives way. One that names none is left as it is.
 */
export function townFirst(address: string): string[] {
  const parts = address
    .split(/[,،\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const town = parts.findLastIndex(isTown)
  return town < 0 ? parts : [...parts.slice(town, town + 1), ...parts.toSpliced(town, 1)]
}

/** The wilayat that an address names, as it is written there. */
export function townIn(address: string): string | undefined {
  return townFirst(address).find(isTown)
}

function isTown(part: string): boolean {
  return towns.has(keyOf(part))
}

/** A name without its article, which is left out as often as not in Latin letters. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/^a[dlnrst]h?[ -]/, '')
}
