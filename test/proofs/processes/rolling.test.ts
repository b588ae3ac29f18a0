import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { startShop } from '../../running-shop.ts'
import { accountOf, lettersSent, nothingLost, OrderLoad } from '../faults/order-load.ts'
import { type Processes, startProcesses } from './processes.ts'
import { ReadLoad } from './read-load.ts'

/** nginx asks a process that was away no sooner than its `fail_timeout`. */
const apartMs = 6000
/** How often a process is replaced, in all. */
const times = 6

let processes: Processes | undefined
afterEach(() => processes?.stop())

describe.each([2, 4])('%i processes behind nginx are replaced one by one', (count) => {
  it('while pages are read and orders come in: not one request fails', async () => {
    processes = await startProcesses(count)
    const { failures, unanswered, refused, load, pages } = await replaceAll(processes, 'stop')
    await lettersSent(processes.place)
    say(`${count} processes replaced`, { pages, orders: load.acknowledged.size })
    expect({ failures, unanswered, refused }).toEqual({ failures: [], unanswered: 0, refused: [] })
    expect(await accountOf(load)).toEqual({ ...nothingLost, acknowledged: load.acknowledged.size })
  }, 600_000)
})

it('control: processes that are killed instead are missed by somebody', async () => {
  processes = await startProcesses(2)
  const { failures, unanswered, refused } = await replaceAll(processes, 'kill')
  expect(failures.length + unanswered + refused.length).toBeGreaterThan(0)
})

/** Replaces each process some times, under load; answers what went wrong for whoever asked. */
async function replaceAll({ place, origin, shops, env }: Processes, how: 'stop' | 'kill') {
  const reads = new ReadLoad(origin, ['/', '/ar', '/shop', '/api/products'])
  const load = new OrderLoad(place, () => origin, { shoppers: 3, impatient: 0 })
  for (let round = 0; round < times / shops.length; round++) {
    for (const [n, shop] of shops.entries()) {
      const before = load.acknowledged.size
      await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(before + 10)
      await shop[how]()
      shops[n] = await startShop({ ...env, PORT: new URL(shop.origin).port })
      await wait(apartMs)
    }
  }
  await Promise.all([reads.end(), load.end()])
  const refused = load.answers.filter(({ status }) => status !== 200)
  return { failures: reads.failures, unanswered: load.unanswered, refused, load, pages: reads.pages }
}
