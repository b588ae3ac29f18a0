import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { type OwnPostgres, signalAll, startOwnPostgres } from '../../postgres.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { engines } from '../../shop.ts'
import { DiskWithoutPower, mayMount } from './disk-without-power.ts'
import { accountOf, lettersSent, makePlace, nothingLost, OrderLoad, type Place } from './order-load.ts'
import { processesOf } from './postgres-processes.ts'

let disk: DiskWithoutPower
let postgres: OwnPostgres | undefined
let place: Place
let shop: RunningShop
let load: OrderLoad
beforeEach(() => {
  postgres = undefined
  disk = new DiskWithoutPower()
})
afterEach(async () => {
  await load?.end()
  await shop?.stop()
  await postgres?.remove()
  await disk.remove()
})

/** A shop whose folder, and whose PostgreSQL, are on the disk that loses its power. */
async function open(engine: string, more: Record<string, string> = {}) {
  if (engine === 'postgres') postgres = await startOwnPostgres(['full_page_writes=on'], disk.dir)
  place = await makePlace({ url: postgres?.url, dir: path.join(disk.dir, 'shop') })
  shop = await startShop({ ...place.env, ...more })
  // The cluster of a test is made without waiting for its disk; a shop's has stood for longer.
  disk.sync()
  load = new OrderLoad(place, () => shop.origin, { impatient: 0 })
}

/** The machine falls dark in the middle of the orders, and comes up again. */
async function cutPower(): Promise<void> {
  // Its own file says who it is, and cannot be read afterwards.
  const servers = postgres ? processesOf(postgres) : []
  disk.cutPower()
  signalAll(servers, 'SIGKILL')
  await shop.kill()
  await postgres?.stop('polite')
  await disk.unmount()
  disk.mount()
  await postgres?.start()
  shop = await startShop(place.env)
}

describe.runIf(mayMount)('a machine without power', () => {
  it.each(engines)(
    'five times while orders come in: nothing acknowledged is lost or doubled [%s]',
    async (engine) => {
      await open(engine)
      for (let round = 0; round < 5; round++) {
        const before = load.acknowledged.size
        await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(before + 20)
        await wait(Math.random() * 500)
        await cutPower()
      }
      await load.end()
      await place.endLeases()
      await lettersSent(place)
      const { acknowledged, ...rest } = await accountOf(load)
      say(`without power, 5 rounds, ${engine}`, { orders: acknowledged })
      expect(rest).toEqual(nothingLost)
      expect(acknowledged).toBeGreaterThan(100)
    },
  )

  it('control: a shop told not to wait for its disk is found to have lost orders', async () => {
    await open('sqlite', { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'no-fsync.mjs')}` })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(50)
    await cutPower()
    await load.end()
    expect((await accountOf(load)).lost).not.toEqual([])
  })
})
