import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Problem } from '#src/core/problem.ts'
import { TestShop } from '#test/shop.ts'
import { inRowTurns, setTurnPatience, type TakeTurns } from './row-turns.ts'

// SQLite's writers come one after the other anyway.
describe('turns at rows (record 053)', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())

  /** Work at these rows that ends once it is let go. */
  function hold(names: string[]) {
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<TakeTurns>()]
    const ended = inRowTurns(shop.db, names, async (take) => {
      begun.resolve(take)
      await gate.promise
    })
    return { begun: begun.promise, letGo: gate.resolve, ended }
  }

  /** Does something while two have this row. */
  async function whileFull(name: string, work: () => Promise<void>) {
    const held = [hold([name]), hold([name])]
    await Promise.all(held.map(({ begun }) => begun))
    await work()
    for (const { letGo } of held) letGo()
    await Promise.all(held.map(({ ended }) => ended))
  }

  /** What somebody is told who wants these rows: the kind of the problem, where there is one. */
  const askFor = (names: string[]) =>
    inRowTurns(shop.db, names, async () => 'taken').catch(({ kind }: Problem) => kind)

  it('who gives up at a row that does not move keeps nobody longer at the one before it', async () => {
    setTurnPatience(shop.db, { inAllMs: 30_000, standstillMs: 2000 })
    await whileFull('b', async () => {
      const rows = ['a', 'b']
      const first = [askFor(rows), askFor(rows)]
      const began = performance.now()
      // A little later than those, whose wait is over before theirs.
      await expect.poll(() => performance.now() - began).toBeGreaterThan(50)
      const came = performance.now()
      const next = [askFor(rows), askFor(rows)]
      const told = await Promise.all(Array.from({ length: 6 }, () => askFor(rows)))
      expect(performance.now() - came).toBeLessThan(3500)
      told.push(...(await Promise.all([...first, ...next])))
      expect(told).toEqual(Array(10).fill('unavailable'))
    })
  })

  it('nobody waits longer than is said for all rows', async () => {
    setTurnPatience(shop.db, { inAllMs: 300, standstillMs: 20_000 })
    await whileFull('c', async () => {
      const came = performance.now()
      expect(await askFor(['c'])).toBe('unavailable')
      expect(performance.now() - came).toBeLessThan(10_000)
    })
  })

  it('two are at a row again, however many were there while it was none', async () => {
    setTurnPatience(shop.db, { inAllMs: 30_000, standstillMs: 30_000 })
    const [first, ...early] = Array.from({ length: 6 }, () => hold(['d']))
    // It is no row: nobody waits for it, and all are at it.
    ;(await first?.begun)?.([])
    for (const { begun } of early) (await begun)(['d'])
    let atOnce = 0
    let most = 0
    const late = Array.from({ length: 10 }, () =>
      inRowTurns(shop.db, ['d'], async (take) => {
        take(['d'])
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise(setImmediate)
        atOnce -= 1
      }),
    )
    first?.letGo()
    for (const { letGo } of early) letGo()
    await Promise.all(late)
    expect(most).toBe(2)
  })
})

describe('who waits behind somebody that waits elsewhere', () => {
  const shop = new TestShop('postgres')
  beforeAll(async () => {
    await shop.open()
    setTurnPatience(shop.db, { inAllMs: 60_000, standstillMs: 400 })
  })
  afterAll(() => shop.close())

  /** So many at once, each with turns for these rows for so long; how each ended. */
  const take = (count: number, rows: string[], ms: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        inRowTurns(shop.db, rows, () => wait(ms)).then(
          () => 'done',
          ({ kind }) => kind,
        ),
      ),
    )
  const told = (count: number, how: string) => Array<string>(count).fill(how)

  it('goes on waiting as long as it moves there', async () => {
    const many = take(12, ['popular'], 200)
    const both = take(2, ['plain', 'popular'], 0)
    const alone = take(5, ['plain'], 0)
    expect(await alone).toEqual(told(5, 'done'))
    expect([await many, await both]).toEqual([told(12, 'done'), told(2, 'done')])
  })

  it('is told to come back where nothing moves there', async () => {
    const long = take(2, ['held'], 2500)
    const both = take(2, ['free', 'held'], 0)
    const began = performance.now()
    await take(5, ['free'], 0)
    expect(performance.now() - began).toBeLessThan(2300)
    expect([await both, await long]).toEqual([told(2, 'unavailable'), told(2, 'done')])
  })
})
