import { createHash } from 'node:crypto'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { median } from './median.ts'
import type { Row } from './table.ts'

const times = 9
const pieces = 20_000

/**
 * How quick this machine is at this moment: the time and the processor time of one fixed small work, in ms. Nothing of the
 * shop is in it, so two runs can be laid side by side: where it took twice as long, so did all else.
 */
export function measureMachine(when: string): Row[] {
  const clock: number[] = []
  const cpu: number[] = []
  work()
  for (let time = 0; time < times; time++) {
    const [began, used] = [performance.now(), process.cpuUsage()]
    work()
    const { user, system } = process.cpuUsage(used)
    clock.push(performance.now() - began)
    cpu.push((user + system) / 1000)
  }
  return [
    { name: `the machine ${when}: a fixed work`, unit: 'ms', shop: median(clock) },
    { name: `the machine ${when}: CPU of that work`, unit: 'ms', shop: median(cpu) },
  ]
}

/** Some of what a server does: texts, JSON, sorting, a digest and packing; the same bytes each time. */
function work(): void {
  const rows = Array.from({ length: pieces }, (_, n) => ({
    id: (n * 7919) % pieces,
    name: `Bag ${n}`,
    price: n % 97,
  }))
  const text = JSON.stringify(rows.toSorted((one, other) => one.id - other.id))
  const read: typeof rows = JSON.parse(text)
  const html = read.map(({ id, name, price }) => `<li id="${id}">${name}: ${price}</li>`).join('')
  createHash('sha256').update(gzipSync(html)).digest('hex')
}
