import type { Locale } from '#src/core/locale.ts'
import { governorates } from '#src/places/oman.ts?every-language'
import type { Place } from '#src/places/place.ts'

/** Of the wilayats alone: a governorate is named beside one of its own. */
const towns = new Set(
  governorates.flatMap(({ wilayats }) => wilayats.flatMap(({ name }) => Object.values(name).map(keyOf))),
)

/**
 * The parts of an address as one text, the wilayat it names first, which people write last: where there is no room for all of
 * them the house gives way. One that names none is left as it is.
 */
export function townFirst(address: string): string[] {
  const parts = partsOf(address)
  const town = townAt(parts)
  return town < 0 ? parts : [...parts.slice(town, town + 1), ...parts.toSpliced(town, 1)]
}

/** Whether a written address names a wilayat, in either language. */
export function namesWilayat(address: string): boolean {
  return townAt(partsOf(address)) >= 0
}

function partsOf(address: string): string[] {
  return address
    .split(/[,،\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/**
 * The wilayat of an address, by its parts in `language`, whichever the page is in, else as the text names it; and the text
 * as it was written but for that name. `town` is undefined where neither names one.
 */
export function townAndRest(
  { address, place }: { address: string; place?: Place | undefined },
  language: Locale,
): { town: string | undefined; rest: string } {
  const known = governorates
    .flatMap(({ wilayats }) => wilayats)
    .find(({ code }) => code === place?.wilayat)?.name
  // Parts, and between them what divides them.
  const pieces = address.split(/([,،\n])/)
  const parts = pieces.map((piece) => piece.trim())
  const keys = known && Object.values(known).map(keyOf)
  const at = keys ? parts.findLastIndex((part) => keys.includes(keyOf(part))) : townAt(parts)
  // What divides it from the part before goes with it, but for the end of a line, which stays.
  const from = pieces[at - 1] === '\n' ? at : Math.max(0, at - 1)
  const rest = at < 0 ? address : pieces.toSpliced(from, 2).join('').replaceAll(/\n +/g, '\n')
  return { town: known?.[language] ?? parts[at], rest: rest.trim() }
}

/** Which part is the wilayat: the last that is called like one, but before a governorate of that name one of its own; -1 for none. */
function townAt(parts: readonly string[]): number {
  const last = parts.findLastIndex((part) => towns.has(keyOf(part)))
  const own = wilayatsOf(parts[last])
  const before = parts.slice(0, Math.max(0, last)).findLastIndex((part) => own.has(keyOf(part)))
  return before < 0 ? last : before
}

/** The names of the wilayats in a governorate of this name. */
function wilayatsOf(name = ''): ReadonlySet<string> {
  const named = governorates.find((one) =>
    Object.values(one.name).some((each) => keyOf(each) === keyOf(name)),
  )
  return new Set(named?.wilayats.flatMap((one) => Object.values(one.name).map(keyOf)))
}

/** A name without its article, which is left out as often as not in Latin letters. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/^a[dlnrst]h?[ -]/, '')
}
