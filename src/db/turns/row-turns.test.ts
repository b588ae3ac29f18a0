import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Problem } from '#src/core/problem.ts'
import { TestShop } from '#test/shop.ts'
import { inRowTurns, setTurnPatience } from './row-turns.ts'

// SQLite's writers come one after the other anyway.
describe('turns at rows (record 053)', () => {
  const shop = new TestShop('postgres')
  beforeAll(() => shop.open())
  afterAll(() => shop.close())
  beforeEach(() => setTurnPatience(shop.db, 60_000))

  /** Work at these rows that ends once it is let go, or fails. */
  function hold(names: string[], rows = names) {
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const work = async () => {
      begun.resolve()
      await gate.promise
    }
    const ended = inRowTurns(shop.db, names, { work, rowsOf: async () => rows })
    return { begun: begun.promise, letGo: gate.resolve, fail: gate.reject, ended }
  }

  /** Two that have this row. */
  async function fill(name: string) {
    const held = [hold([name]), hold([name])]
    await Promise.all(held.map(({ begun }) => begun))
    return async () => {
      for (const { letGo } of held) letGo()
      await Promise.all(held.map(({ ended }) => ended))
    }
  }

  const ask = (names: string[], rows = names) => {
    const { letGo, ended } = hold(names, rows)
    letGo()
    return ended.then(
      () => 'done',
      ({ kind }: Problem) => kind,
    )
  }

  it('two are at a row at a time, the others in the order they came', async () => {
    const free = await fill('a')
    const began: number[] = []
    let [atOnce, most] = [0, 0]
    const late = Array.from({ length: 10 }, (_, n) =>
      inRowTurns(shop.db, ['a'], {
        work: async () => {
          began.push(n)
          most = Math.max(most, ++atOnce)
          await new Promise(setImmediate)
          atOnce -= 1
        },
      }),
    )
    expect(began).toEqual([])
    await free()
    await Promise.all(late)
    expect({ began, most }).toEqual({ began: Array.from({ length: 10 }, (_, n) => n), most: 2 })
  })

  it('who waits for one row has no turn at another', async () => {
    const free = await fill('popular')
    const both = [ask(['plain', 'popular']), ask(['popular', 'plain'])]
    expect(await ask(['plain'])).toBe('done')
    await free()
    expect(await Promise.all(both)).toEqual(['done', 'done'])
  })

  it('nobody waits for a name that is no row for her', async () => {
    const free = await fill('b')
    expect(await ask(['b', 'c'], ['c'])).toBe('done')
    expect(await ask(['b'], [])).toBe('done')
    await free()
  })

  it('nobody waits longer than is said, nor keeps anybody who came later', async () => {
    setTurnPatience(shop.db, 300)
    const free = await fill('d')
    expect(await Promise.all([ask(['d']), ask(['d', 'e'])])).toEqual(['unavailable', 'unavailable'])
    await free()
    expect(await Promise.all([ask(['d']), ask(['d', 'e'])])).toEqual(['done', 'done'])
  })

  it('who waits for two popular rows has her turn, however many of one come later', async () => {
    const [free, freeOther] = [await fill('h'), await fill('i')]
    let isDone = false
    const both = ask(['h', 'i']).then((told) => {
      isDone = true
      return told
    })
    const later: Promise<unknown>[] = []
    let before = 0
    // So many that some always wait for either: the two are never free at once by chance.
    const come = async (row: string) => {
      while (!isDone && before < 2000) {
        before += 1
        const turn = ask([row])
        later.push(turn)
        await turn
      }
    }
    const crowd = Array.from({ length: 16 }, (_, n) => come(n % 2 === 0 ? 'h' : 'i'))
    await Promise.all([free(), freeOther()])
    expect(await both).toBe('done')
    await Promise.all([...crowd, ...later])
    expect(before).toBeLessThan(2000)
  })

  it('who waits is told at once where the database has been silent', async () => {
    const [first, second] = [hold(['f']), hold(['f'])]
    await Promise.all([first.begun, second.begun])
    const waiting = [ask(['f']), ask(['f'])]
    const began = performance.now()
    await expect.poll(() => performance.now() - began).toBeGreaterThan(1000)
    first.fail(new Error('Connection terminated'))
    await expect(first.ended).rejects.toThrow('Connection terminated')
    expect(await Promise.all(waiting)).toEqual(['unavailable', 'unavailable'])
    second.letGo()
    await second.ended
  })

  it('one connection that is cut keeps nobody from waiting where nothing was silent, also after a rest', async () => {
    const began = performance.now()
    await expect.poll(() => performance.now() - began).toBeGreaterThan(1000)
    const [first, second] = [hold(['g']), hold(['g'])]
    await Promise.all([first.begun, second.begun])
    const waiting = [ask(['g']), ask(['g'])]
    first.fail(new Error('Connection terminated'))
    await expect(first.ended).rejects.toThrow('Connection terminated')
    expect(await Promise.all(waiting)).toEqual(['done', 'done'])
    second.letGo()
    await second.ended
  })
})
