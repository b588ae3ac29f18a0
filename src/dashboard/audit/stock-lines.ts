/** A size and colour in a change of stock, with its pieces before and after; null where they were not, or are not, counted. */
export type StockLine = { name: string; from: string | null; to: string | null }

/**
 * A change of stock as `product-changes.ts` has it (`M / camel: 4, L / camel: 2`), size by size and colour by colour, in the
 * order of what it became. What stayed the same is no line, and neither is what a text that was cut says half or no more.
 */
export function stockLines(from: string | null, to: string | null): StockLine[] {
  const [before, after] = [cellsIn(from), cellsIn(to)]
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((name) => (before.has(name) || !isCut(from)) && (after.has(name) || !isCut(to)))
    .map((name) => ({ name, from: before.get(name) ?? null, to: after.get(name) ?? null }))
    .filter((line) => line.from !== line.to)
}

/** Of what is not in it nobody knows whether it is still counted: longer numbers are cut earlier. */
function isCut(text: string | null): boolean {
  return text?.endsWith('…') ?? false
}

/** A name has its ` / `: a comma or a number within a size ends no piece. Of a text that was cut the last may be half a number. */
function cellsIn(text: string | null): Map<string, string> {
  const pieces = (text ?? '').matchAll(/(.+? \/ .+?): (\d+)(?:, |$)/gsu)
  return new Map([...pieces].map(([, name = '', quantity = '']) => [name, quantity] as const))
}
