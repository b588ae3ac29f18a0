import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { createShopDatabase } from '../../databases.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { engines } from '../../shop.ts'
import { accountOf, lettersSent, makePlace, nothingLost, OrderLoad, type Place } from './order-load.ts'

let place: Place
let shop: RunningShop
afterEach(async () => {
  await shop.stop()
  place.remove()
})

async function open(engine: string, more: Record<string, string> = {}) {
  place = await makePlace({ url: engine === 'postgres' ? await createShopDatabase() : undefined })
  shop = await startShop({ ...place.env, ...more })
}

describe.each(engines)('kill -9 while orders come in [%s]', (engine) => {
  it('20 times: every acknowledged order is there once, with its letters, and the shop starts again', async () => {
    await open(engine)
    const load = new OrderLoad(place, () => shop.origin)
    for (let round = 0; round < 20; round++) {
      const before = load.acknowledged.size
      await expect.poll(() => load.acknowledged.size, { interval: 5 }).toBeGreaterThan(before + 5)
      await wait(Math.random() * 200)
      await shop.kill()
      shop = await startShop(place.env)
    }
    await load.end()
    await place.endLeases()
    await lettersSent(place)
    await shop.stop()
    const { acknowledged, ...rest } = await accountOf(load)
    say(`kill -9, 20 rounds, ${engine}`, { orders: acknowledged })
    expect(rest).toEqual(nothingLost)
    expect(acknowledged).toBeGreaterThan(100)
  })

  it('control: shoppers who ask again under another key are found to have ordered twice', async () => {
    await open(engine)
    const load = new OrderLoad(place, () => shop.origin, { newKeys: true, impatient: 0.5 })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(150)
    await load.end()
    expect((await accountOf(load)).doubled).not.toEqual([])
  })
})

it('control: a shop that acknowledges before it commits is found to have lost orders', async () => {
  const late = `--import=${path.join(import.meta.dirname, 'late-commit.mjs')}`
  await open('sqlite', { NODE_OPTIONS: late })
  const load = new OrderLoad(place, () => shop.origin, { impatient: 0 })
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(50)
  await wait(500)
  await shop.kill()
  shop = await startShop(place.env)
  await load.end()
  expect((await accountOf(load)).lost).not.toEqual([])
})
