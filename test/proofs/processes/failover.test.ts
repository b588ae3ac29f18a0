import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import {
  accountOf,
  lettersSent,
  makePlace,
  nothingLost,
  OrderLoad,
  type Place,
} from '../faults/order-load.ts'
import { ReplicatedPostgres } from './replicated-postgres.ts'

/** In ms: what the shop promises. */
const longestOutage = 30_000

let postgres: ReplicatedPostgres
let place: Place
let shop: RunningShop
let load: OrderLoad
afterEach(async () => {
  await load?.end()
  await shop?.stop()
  await postgres?.remove()
  place?.remove()
})

async function open(how: { synchronous: boolean }) {
  postgres = await ReplicatedPostgres.start(how)
  place = await makePlace({ url: postgres.url })
  shop = await startShop(place.env)
  load = new OrderLoad(place, () => shop.origin, { shoppers: 4 })
  await more(10)
}

/** Waits until so many more orders were said yes to; answers how long that took, in ms. */
async function more(orders: number): Promise<number> {
  const [began, before] = [performance.now(), load.acknowledged.size]
  await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(before + orders)
  return performance.now() - began
}

it('the primary is killed and its standby takes over, five times: no acknowledged order lost or doubled, writes back within 30 s', async () => {
  await open({ synchronous: true })
  const outages: number[] = []
  for (let round = 0; round < 5; round++) {
    if (round > 0) await postgres.follow()
    await more(20)
    const began = performance.now()
    await postgres.killPrimary()
    await postgres.promote()
    await more(0)
    outages.push(performance.now() - began)
    await more(10)
  }
  await load.end()
  await place.endLeases()
  await lettersSent(place)
  say('failover, 5 times', { 'longest ms without': Math.max(...outages), orders: load.acknowledged.size })
  expect(Math.max(...outages)).toBeLessThan(longestOutage)
  expect(await accountOf(load)).toEqual({ ...nothingLost, acknowledged: load.acknowledged.size })
})

it('no order is said yes to that the standby has not, also when it hears nothing any more', async () => {
  await open({ synchronous: true })
  await postgres.cutReplication()
  // What was under way.
  await wait(1000)
  const before = load.acknowledged.size
  await wait(4000)
  expect(load.acknowledged.size).toBe(before)
  await postgres.killPrimary()
  await postgres.promote()
  await more(10)
  await load.end()
  const { lost, doubled } = await accountOf(load)
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
})

it('control: a primary that waits for no standby is found to have lost orders', async () => {
  await open({ synchronous: false })
  await postgres.cutReplication()
  await more(20)
  await postgres.killPrimary()
  await postgres.promote()
  await more(10)
  await load.end()
  expect((await accountOf(load)).lost).not.toEqual([])
})
