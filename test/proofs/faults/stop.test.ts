import { openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { say } from '../../attacks.ts'
import { createShopDatabase } from '../../databases.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { engines } from '../../shop.ts'
import { accountOf, makePlace, OrderLoad, type Place } from './order-load.ts'

let place: Place
let shop: RunningShop | undefined
afterEach(async () => {
  await shop?.stop()
  shop = undefined
  place.remove()
})

describe.each(engines)('SIGTERM while orders come in [%s]', (engine) => {
  it('the shop ends by itself within 10 s, exit code 0, and starts again with every order it said yes to', async () => {
    place = await makePlace({ url: engine === 'postgres' ? await createShopDatabase() : undefined })
    shop = await startShop(place.env)
    let { origin } = shop
    const load = new OrderLoad(place, () => origin, { impatient: 0 })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(20)
    const began = performance.now()
    expect(await shop.stop()).toBe(0)
    const took = performance.now() - began
    say(`SIGTERM, ${engine}`, { 'ended after ms': took, orders: load.acknowledged.size })
    expect(took).toBeLessThan(10_000)
    expect(await unanswered(load)).toEqual([])
    shop = await startShop(place.env)
    origin = shop.origin
    await load.end()
    expect(load.answers.filter(({ status }) => status !== 200)).toEqual([])
    const { lost, doubled } = await accountOf(load)
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
  })
})

it('control: a shop that is killed leaves shoppers without an answer whose order it has', async () => {
  place = await makePlace()
  let left: string[] = []
  let origin = ''
  for (let round = 0; round < 20 && left.length === 0; round++) {
    shop = await startShop(place.env)
    origin = shop.origin
    const load = new OrderLoad(place, () => origin, { impatient: 0 })
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(5)
    await shop.kill()
    left = await unanswered(load)
    shop = await startShop(place.env)
    origin = shop.origin
    await load.end()
    await shop.stop()
  }
  expect(left).not.toEqual([])
})

/** Who ordered and was not told, once the shop is gone. */
async function unanswered(load: OrderLoad): Promise<string[]> {
  const stored = await place.read((db) => db.selectFrom('orders').select('customer_name as name').execute())
  return stored.flatMap(({ name }) => (name && !load.acknowledged.has(name) ? [name] : []))
}

it('a damaged database file is named at the start and not served; control: whole, it is', async () => {
  place = await makePlace()
  shop = await startShop(place.env)
  await shop.stop()
  const file = path.join(place.env.DATA_DIR ?? '', 'shop.db')
  writeSync(openSync(file, 'r+'), Buffer.alloc(4096, 7), 0, 4096, 0)
  await expect(startShop(place.env)).rejects.toThrow(/DATA_DIR .* cannot be used: file is not a database/)
})
