/** The same rows once for each key, with their numbers added up; what is no number is the first row's. */
export function addUp<Row extends object>(rows: Iterable<Row>, keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Record<string, unknown>>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key)
    if (sum === undefined) sums.set(key, { ...row } as Record<string, unknown>)
    else add(sum, row)
  }
  return [...sums.values()] as Row[]
}

/** In place and without a list of its names, which is five times as fast: a year has tens of thousands of rows. */
function add<Row extends object>(sum: Record<string, unknown>, row: Row): void {
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'number') sum[name] = ((sum[name] as number | undefined) ?? 0) + value
  }
}
