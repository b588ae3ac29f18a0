import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a figure under this many ms is judged as: a factor of two of nearly nothing says nothing. */
const leastMs = 5

/** The fastest of some runs, in ms: what the shop takes, not what the machine does beside it. */
export async function fastest(work: () => Promise<unknown>, runs = 7): Promise<number> {
  const took: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return Math.min(...took)
}

/** How long each thing took on the server at each size, in ms; printed as a table and drawn. */
export class GrowthTable {
  private readonly rows = new Map<string, number[]>()
  private readonly name: string
  private readonly sizes: readonly number[]

  constructor(name: string, sizes: readonly number[]) {
    this.name = name
    this.sizes = sizes
  }

  add(row: string, ms: number): void {
    this.rows.set(row, [...(this.rows.get(row) ?? []), ms])
  }

  /** The last size's figure beside the first's; below 5 ms both count as 5. */
  factor(row: string): number {
    const took = (this.rows.get(row) ?? []).map((ms) => Math.max(ms, leastMs))
    return (took.at(-1) ?? Number.NaN) / (took[0] ?? Number.NaN)
  }

  /** Of the largest size, in ms. */
  last(row: string): number {
    return this.rows.get(row)?.at(-1) ?? Number.NaN
  }

  /** Writes `looks/growth-….md` and `.svg`, and the table to the terminal. */
  show(): void {
    const head = ['', ...this.sizes.map((size) => size.toLocaleString('en'))]
    const lines = [head, head.map((_, n) => (n === 0 ? '---' : '--:'))]
    for (const [row, took] of this.rows) lines.push([row, ...took.map((ms) => ms.toFixed(1))])
    const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
    mkdirSync('looks', { recursive: true })
    const file = path.join('looks', `growth-${this.name.replaceAll(/\W+/g, '-')}`)
    writeFileSync(`${file}.md`, `${table}\n`)
    writeFileSync(`${file}.svg`, this.plot())
    process.stdout.write(`${this.name}, ms on the server\n${table}\ndrawn in ${file}.svg\n`)
  }

  /** Both scales are logarithmic: a straight line upwards grows with the size, a level one does not. */
  private plot(): string {
    const [width, height, least, most] = [520, 360, 0.1, 10_000]
    const across = (n: number) => (n / Math.max(1, this.sizes.length - 1)) * width
    const up = (ms: number) =>
      height - (Math.log(Math.max(ms, least) / least) / Math.log(most / least)) * height
    const grid = [0.1, 1, 10, 100, 1000, 10_000].map(
      (ms) =>
        `<path d="M0 ${up(ms)}H${width}" stroke="#ddd"/><text x="-8" y="${up(ms) + 4}" text-anchor="end">${ms}</text>`,
    )
    const sizes = this.sizes.map(
      (size, n) =>
        `<text x="${across(n)}" y="${height + 20}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    )
    const lines = [...this.rows].map(([row, took], n) => {
      const hue = Math.round((n * 360) / this.rows.size)
      const points = took.map((ms, size) => `${across(size).toFixed(1)},${up(ms).toFixed(1)}`).join(' ')
      return `<g fill="none" stroke="hsl(${hue} 60% 40%)"><polyline points="${points}"/></g>
<text x="${width + 12}" y="${14 + n * 15}" fill="hsl(${hue} 60% 35%)">${row}</text>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 420}" height="${Math.max(height + 60, this.rows.size * 15 + 60)}" font-family="sans-serif" font-size="12">
<g transform="translate(60 24)"><text y="-8">${this.name}, ms</text>
${[...grid, ...sizes, ...lines].join('\n')}
</g></svg>\n`
  }
}
