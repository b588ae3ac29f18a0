/** The same rows once for each key, with their numbers added up; what is no number is the first row's. */
export function addUp<Row extends { key: string }>(rows: Iterable<Row>): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const sum = sums.get(row.key)
    sums.set(row.key, sum ? plus(sum, row) : row)
  }
  return [...sums.values()]
}

function plus<Row extends object>(one: Row, other: Row): Row {
  const added = Object.entries(other).map(([name, value]) => {
    const before = one[name as keyof Row]
    return [name, typeof value === 'number' && typeof before === 'number' ? before + value : before]
  })
  return { ...one, ...Object.fromEntries(added) }
}
