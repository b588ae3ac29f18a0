type Unit = '/s' | 'µs' | 'kB' | 'MB' | 's' | 'orders' | 'ms' | 'points' | '‰'

/** One measured thing. The ratio is judged where there is one, else the shop's own figure. */
export type Row = {
  name: string
  unit: Unit
  shop: number
  /** The same work without a shop around it, in the same run. */
  bare?: number
  /** 1 is as good as bare, more is better. */
  ratio?: number
  reach?: { atLeast: number } | { atMost: number }
}

/** The rows as text in columns, with a verdict beside each that has a reach. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [['', 'shop', 'bare', 'ratio', 'reach', ''], ...rows.map(cellsOf)]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

function cellsOf({ name, unit, shop, bare, ratio, reach }: Row): string[] {
  return [
    name,
    figure(shop, unit),
    bare === undefined ? '' : figure(bare, unit),
    ratio === undefined ? '' : ratio.toFixed(2),
    reach ? reachOf(reach, ratio === undefined ? ` ${unit}` : '') : '',
    reach ? verdict(ratio ?? shop, reach) : '',
  ]
}

function figure(value: number, unit: Unit): string {
  const digits = value < 100 && unit !== 'orders' ? (unit === 's' ? 2 : 1) : 0
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })} ${unit}`
}

function reachOf(reach: NonNullable<Row['reach']>, unit: string): string {
  return 'atLeast' in reach ? `≥ ${reach.atLeast}${unit}` : `≤ ${reach.atMost}${unit}`
}

function verdict(value: number, reach: NonNullable<Row['reach']>): string {
  const reached = 'atLeast' in reach ? value >= reach.atLeast : value <= reach.atMost
  if (reached) return 'ok'
  return 'atLeast' in reach ? 'below' : 'above'
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 || column > 3 ? cell.padEnd(width) : cell.padStart(width)
}
