import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainPicture } from '#src/media/picture.sample.ts'
import { say, stranger, upload } from '../../attacks.ts'
import { type RunningShop, startShop } from '../../running-shop.ts'
import { accountOf, lettersSent, makePlace, nothingLost, OrderLoad, type Place } from './order-load.ts'

/** Only who may mount a disk can have a small one. */
const isRoot = process.getuid?.() === 0

let disk: string
let place: Place
let shop: RunningShop
let load: OrderLoad
beforeEach(() => {
  disk = mkdtempSync(path.join(tmpdir(), 'haqiba-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'none', disk])
})
afterEach(async () => {
  await load.end()
  await shop.stop()
  execFileSync('umount', [disk])
  place.remove()
})

async function open(more: Record<string, string> = {}) {
  place = await makePlace({ dir: disk })
  shop = await startShop({ ...place.env, ...more })
  load = new OrderLoad(place, () => shop.origin, { impatient: 0 })
  await load.flows()
}

/** Fills the disk to the last byte; answers how to give it back. */
function fill(): () => void {
  const file = path.join(disk, 'somebody-elses-file')
  const handle = openSync(file, 'w')
  for (const size of [1_000_000, 4096, 1])
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  closeSync(handle)
  return () => rmSync(file)
}

describe.runIf(isRoot)('a full disk', () => {
  it('while orders come in: 503, pages go on, back by itself within 5 s, nothing lost', async () => {
    await open()
    const empty = fill()
    await expect.poll(() => load.answers.at(-1)?.status, { interval: 20, timeout: 30_000 }).toBe(503)
    const from = load.answers.length
    await wait(3000)
    for (const page of ['/', '/shop', '/api/products?limit=5', `/product-details/${place.tote.id}`])
      expect((await fetch(`${shop.origin}${page}`)).status, page).toBe(200)
    const receipt = await upload(shop, await plainPicture(300, 200).jpeg().toBuffer(), stranger(9))
    expect(receipt.status).toBe(503)
    const answers = load.answers.slice(from)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    expect(answers.length).toBeGreaterThan(5)
    expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
    empty()
    const back = await load.flows()
    await load.end()
    await place.endLeases()
    await lettersSent(place)
    const { acknowledged, ...rest } = await accountOf(load)
    say('disk full', {
      answers: answers.length,
      'slowest ms': slowest,
      'back after ms': back,
      orders: acknowledged,
    })
    expect(rest).toEqual(nothingLost)
  })

  it('control: a shop that acknowledges before it commits is found to have lost orders on it', async () => {
    await open({ NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'late-commit.mjs')}` })
    const empty = fill()
    await wait(5000)
    await shop.kill()
    empty()
    shop = await startShop(place.env)
    await load.end()
    expect((await accountOf(load)).lost).not.toEqual([])
  })
})
