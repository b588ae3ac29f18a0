import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { measureLighthouse } from './lighthouse.ts'
import { measureMachine } from './machine.ts'
import { measureMisses } from './misses.ts'
import { measureOrders } from './orders.ts'
import { measurePages } from './pages.ts'
import { type RunningShop, startShop } from './running-shop.ts'
import { measureStarts } from './starts.ts'
import { type Row, tableOf } from './table.ts'
import { measureTaps } from './taps.ts'
import { measureWeights } from './weights.ts'

// On the disk the shop itself is on: a temporary folder may be memory, where a durable commit costs nothing.
const parent = path.resolve('node_modules/.cache')

const rows: Row[] = []
const began = performance.now()
let dir: string | undefined
let shop: RunningShop | undefined
try {
  if (process.platform !== 'linux')
    throw new Error('CPU and memory of the shop are read from /proc: needs Linux')
  say('building, if anything changed')
  execFileSync(process.execPath, ['tools/setup.mjs', 'build', '--if-changed'], { stdio: 'inherit' })
  mkdirSync(parent, { recursive: true })
  dir = mkdtempSync(path.join(parent, 'bench-'))

  rows.push(...measureMachine('at the beginning'))
  say('starting the shop, first on empty folders, then again')
  const started = await measureStarts(dir)
  shop = started.shop
  rows.push(...started.rows)
  say('weighing the pages')
  rows.push(...(await measureWeights(shop)))
  say('asking for pages, in turn with a bare server')
  rows.push(...(await measurePages(shop)))
  say('asking for pages that are not kept')
  rows.push(...(await measureMisses(shop)))
  say('placing orders, in turn with a bare loop of commits')
  rows.push(...(await measureOrders(shop, dir)))
  say('looking at pages as a phone does, with Lighthouse')
  // The orders have stopped it, to count them.
  shop = await startShop(shop.dataDir)
  rows.push(...(await measureLighthouse(shop, dir)))
  say('tapping on a phone, slow and not')
  rows.push(...(await measureTaps(`http://localhost:${shop.port}`)))
  rows.push(...measureMachine('at the end'))
} catch (error) {
  console.error('The rest could not be measured:', error)
  process.exitCode = 1
} finally {
  await shop?.stop()
  if (dir) rmSync(dir, { recursive: true, force: true })
}

console.log(`\n${tableOf(rows)}`)
console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`)

function say(what: string): void {
  console.error(`… ${what}`)
}
