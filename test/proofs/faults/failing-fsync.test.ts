import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { plainPicture } from '#src/media/picture.sample.ts'
import { say, stranger, upload } from '../../attacks.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { breakDisk, mayTrace } from './broken-disk.ts'
import { accountOf, lettersSent, makePlace, nothingLost, OrderLoad, type Place } from './order-load.ts'

let place: Place
let shop: RunningShop
let load: OrderLoad
afterEach(async () => {
  await load.end()
  await shop.stop()
  place.remove()
})

async function sendReceipt() {
  return upload(shop, await plainPicture(300, 200).jpeg().toBuffer(), stranger(9))
}

async function open(more: Record<string, string> = {}) {
  place = await makePlace()
  shop = await startShop({ ...place.env, ...more })
  load = new OrderLoad(place, () => shop.origin, { impatient: 0 })
  await load.flows()
}

describe.runIf(mayTrace)('a disk that fails to keep what it was given', () => {
  it('while orders come in: 503, pages go on, back by itself within 5 s, nothing lost, also when it is killed', async () => {
    await open()
    // Afterwards the process that unpacks pictures is there: the tracer would hold up a new one.
    expect((await sendReceipt()).status).toBe(200)
    const mend = await breakDisk([shop.pid])
    await expect.poll(() => load.answers.at(-1)?.status, { interval: 20, timeout: 10_000 }).toBe(503)
    const [from, before] = [load.answers.length, load.acknowledged.size]
    await wait(3000)
    for (const page of ['/', '/shop', '/api/products?limit=5', `/product-details/${place.tote.id}`])
      expect((await fetch(`${shop.origin}${page}`)).status, page).toBe(200)
    expect((await sendReceipt()).status).toBe(503)
    const answers = load.answers.slice(from)
    const acknowledged = load.acknowledged.size - before
    await mend()
    const back = await load.flows()
    await shop.kill()
    shop = await startShop(place.env)
    await load.end()
    await place.endLeases()
    await lettersSent(place)
    const { acknowledged: orders, ...rest } = await accountOf(load)
    say('failing fsync', {
      answers: answers.length,
      'slowest ms': Math.max(...answers.map(({ ms }) => ms)),
      'back after ms': back,
      orders,
    })
    expect(answers.length).toBeGreaterThan(5)
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
    expect(acknowledged).toBe(0)
    expect(rest).toEqual(nothingLost)
  })

  it('control: a shop told not to wait for its disk is found to say yes to orders that are not kept', async () => {
    await open({ NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'no-fsync.mjs')}` })
    const mend = await breakDisk([shop.pid])
    await load.flows()
    expect(load.answers.filter(({ status }) => status !== 200)).toEqual([])
    await mend()
  })
})
