import { governorates } from './oman.ts'

/** In every language that the build has: a page knows those of its own. */
const towns = new Set(
  governorates.flatMap(({ name, wilayats }) =>
    [name, ...wilayats.map((wilayat) => wilayat.name)].flatMap((one) =>
      Object.values(one).map((written) => written.toLowerCase()),
    ),
  ),
)

/**
 * The parts of an address as one text, its town first, which people write last: where there is no room for all of them the
 * house gives way. Without a name that is known the last part counts as the town.
 */
export function townFirst(address: string): string[] {
  const parts = address
    .split(/[,،\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const known = parts.findLastIndex((part) => towns.has(part.toLowerCase()))
  const town = known < 0 ? parts.length - 1 : known
  return [...parts.slice(town, town + 1), ...parts.slice(0, Math.max(town, 0)), ...parts.slice(town + 1)]
}
