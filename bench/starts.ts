import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './median.ts'
import { cpuMicroseconds, familyOf, residentMegabytes } from './process-figures.ts'
import { type RunningShop, startShop } from './running-shop.ts'
import type { Row } from './table.ts'

const times = 5
const longestWarmUpMs = 90_000

/** First and second starts and idle memory; answers with the shop running, on the folder of the last first start. */
export async function measureStarts(dir: string): Promise<{ rows: Row[]; shop: RunningShop }> {
  const first: number[] = []
  let shop: RunningShop | undefined
  for (let time = 0; time < times; time++) {
    await shop?.stop()
    shop = await startShop(path.join(dir, `shop-${time}`))
    first.push(shop.startSeconds)
  }
  if (!shop) throw new Error('No shop was started')
  await untilIdle(shop.pid)
  const afterWarmUp = residentMegabytes(shop.pid)
  const second: number[] = []
  for (let time = 0; time < times; time++) {
    await shop.stop()
    shop = await startShop(shop.dataDir)
    second.push(shop.startSeconds)
  }
  await untilIdle(shop.pid)
  return {
    rows: [
      { name: 'first start: npm start to the first 200', unit: 's', shop: median(first) },
      {
        name: 'second start: npm start to the first 200',
        unit: 's',
        shop: median(second),
        reach: { atMost: 2 },
      },
      {
        name: 'memory, idle after start',
        unit: 'MB',
        shop: residentMegabytes(shop.pid),
        reach: { atMost: 200 },
      },
      {
        name: 'memory, idle after its pictures were made',
        unit: 'MB',
        shop: afterWarmUp,
        reach: { atMost: 200 },
      },
    ],
    shop,
  }
}

/** Waits until a process and those below it have used less than 2 % of a core for two seconds. Throws when that never comes. */
export async function untilIdle(pid: number): Promise<void> {
  const began = performance.now()
  let idleSeconds = 0
  let before = familyCpu(pid)
  while (idleSeconds < 2) {
    if (performance.now() - began > longestWarmUpMs) throw new Error('The shop never became idle')
    await wait(1000)
    const now = familyCpu(pid)
    idleSeconds = now - before < 20_000 ? idleSeconds + 1 : 0
    before = now
  }
}

function familyCpu(pid: number): number {
  return familyOf(pid).reduce((total, member) => total + cpuOrNone(member), 0)
}

function cpuOrNone(pid: number): number {
  try {
    return cpuMicroseconds(pid)
  } catch {
    return 0 // A picture's process ends when its picture is made.
  }
}
