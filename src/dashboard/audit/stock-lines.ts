/** A size and colour in a change of stock, with its pieces before and after; null where they were not, or are not, counted. */
export type StockLine = { name: string; from: string | null; to: string | null }

/**
 * A change of stock as `product-changes.ts` has it (`M / camel: 4, L / camel: 2`), size by size and colour by colour, in the
 * order of what it became. What stayed the same is no line, and neither is what a text that was cut says half.
 */
export function stockLines(from: string | null, to: string | null): StockLine[] {
  const [before, after] = [cellsIn(from), cellsIn(to)]
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((name) => ({ name, from: before.get(name) ?? null, to: after.get(name) ?? null }))
    .filter((line) => line.from !== line.to)
}

function cellsIn(text: string | null): Map<string, string> {
  // Of a text that was cut the last piece may be half a number.
  const pieces = (text ?? '').split(', ').filter((piece) => !piece.endsWith('…'))
  return new Map(
    pieces.flatMap((piece) => {
      const [, name, quantity] = /^(.+): (\d+)$/su.exec(piece) ?? []
      return name === undefined || quantity === undefined ? [] : [[name, quantity] as const]
    }),
  )
}
