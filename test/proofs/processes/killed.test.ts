import { afterEach, describe, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { startShop } from '../../running-shop.ts'
import { accountOf, lettersSent, nothingLost, OrderLoad } from '../faults/order-load.ts'
import { type Processes, startProcesses } from './processes.ts'

let processes: Processes | undefined
afterEach(() => processes?.stop())

describe.each([2, 4])('%i processes while orders come in', (count) => {
  it('one is killed, five times: no acknowledged order lost or doubled, every letter once', async () => {
    processes = await startProcesses(count)
    const { place, origin, shops, env } = processes
    const load = new OrderLoad(place, () => origin)
    for (let round = 0; round < 5; round++) {
      const before = load.acknowledged.size
      await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(before + 10)
      const victim = shops[round % count]
      await victim?.kill()
      const during = load.acknowledged.size
      await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(during + 5)
      shops[round % count] = await startShop({ ...env, PORT: new URL(victim?.origin ?? '').port })
    }
    await load.end()
    await place.endLeases()
    await lettersSent(place)
    say(`one of ${count} killed, 5 rounds`, { orders: load.acknowledged.size })
    expect(await accountOf(load)).toEqual({ ...nothingLost, acknowledged: load.acknowledged.size })
  })
})

it('control: shoppers who ask again under another key when a process was killed are found to have ordered twice', async () => {
  processes = await startProcesses(2)
  const { place, origin, shops } = processes
  const load = new OrderLoad(place, () => origin, { newKeys: true, impatient: 0.5 })
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(50)
  await shops[1]?.kill()
  const before = load.acknowledged.size
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(before + 50)
  await load.end()
  expect((await accountOf(load)).doubled).not.toEqual([])
})
