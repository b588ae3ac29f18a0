import { cellKey, type StockCell, type StockInput } from '#src/catalogue/stock/stock-cells.ts'

/**
 * The pieces left once a file's changes are made to what is there now (O14). A file tells what they were when it was
 * exported and what they shall be: what was sold between stays sold, and what was not changed in the file stays as it is.
 * Each cell says what it was, so that a sale in the same moment is noticed when it is written.
 */
export function stockSince(
  now: readonly Omit<StockCell, 'was'>[],
  file: { was: readonly StockInput[]; is: readonly StockCell[] },
): StockCell[] {
  const present = new Map(now.map((cell) => [cellKey(cell), cell.quantity]))
  const exported = new Map(file.was.map((cell) => [cellKey(cell), Number(cell.quantity)]))
  const named = new Set(file.is.map(cellKey))
  const changed = file.is.flatMap((cell) => {
    const left = present.get(cellKey(cell))
    const before = exported.get(cellKey(cell))
    const { size, color, quantity } = cell
    // Somebody stopped counting it since, and the file does not ask for another number.
    if (before === quantity && left === undefined) return []
    const wanted =
      before === undefined || left === undefined ? quantity : Math.max(0, left + quantity - before)
    return [{ size, color, quantity: wanted, was: left ?? null }]
  })
  // What the file never knew was counted since; what it knew and has no more is not counted any longer.
  const newer = now.filter((cell) => !named.has(cellKey(cell)) && !exported.has(cellKey(cell)))
  return [...changed, ...newer.map(({ size, color, quantity }) => ({ size, color, quantity, was: quantity }))]
}
