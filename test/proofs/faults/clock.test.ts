import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { muscatDay } from '#src/core/muscat.ts'
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

describe.each(engines)(
  'a clock that jumps a day ahead, two back and to the right time, while orders come in [%s]',
  (engine) => {
    it('keeps every order once, with its letters, and keeps nobody waiting', async () => {
      place = await makePlace({ url: engine === 'postgres' ? await createShopDatabase() : undefined })
      const clock = `--import=${path.join(import.meta.dirname, 'jumping-clock.mjs')}`
      shop = await startShop({ ...place.env, NODE_OPTIONS: clock })
      const load = new OrderLoad(place, () => shop.origin)
      const flow = () => {
        const before = load.acknowledged.size
        return expect.poll(() => load.acknowledged.size, { timeout: 5000 }).toBeGreaterThan(before + 20)
      }
      await flow()
      for (const jump of ['ahead', 'behind', 'right']) {
        process.kill(shop.pid, 'SIGUSR2')
        await flow()
        expect((await fetch(`${shop.origin}/shop`)).status, jump).toBe(200)
      }
      await load.end()
      await place.endLeases()
      await lettersSent(place)
      const { acknowledged, ...rest } = await accountOf(load)
      say(`jumps of the clock, ${engine}`, { orders: acknowledged })
      expect(rest).toEqual(nothingLost)
      // The control: the clock did jump.
      const days = await place.read((db) => db.selectFrom('orders').select('placed_at').execute())
      expect(new Set(days.map(({ placed_at }) => muscatDay(new Date(placed_at)))).size).toBe(3)
    })
  },
)
