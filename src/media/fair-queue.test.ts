import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Works that end when told to, and the order in which they began. */
function works(limits: { perAsker: number; inAll: number }) {
  const line = createFairQueue<string>(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    add: (asker: string, name: string) =>
      line.add(asker, () => {
        begun.push(name)
        return new Promise((resolve) => ends.push(() => resolve(name)))
      }),
    async endOne() {
      await new Promise((resolve) => setImmediate(resolve))
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('another asker is next after the work in hand, and turns go round', async () => {
  const { add, begun, endOne } = works({ perAsker: 3, inAll: 100 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name)
  void add('b', 'b1')
  void add('b', 'b2')
  for (let n = 0; n < 6; n++) await endOne()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

test('an asker has a line of three, and all together one that ends', async () => {
  const { add, endOne } = works({ perAsker: 3, inAll: 5 })
  const taken = ['1', '2', '3', '4', '5'].map((name) => add('a', name) !== undefined)
  expect(taken).toEqual([true, true, true, true, false])
  expect([add('b', '1'), add('c', '1'), add('d', '1')].map((one) => one !== undefined)).toEqual([
    true,
    true,
    false,
  ])
  await endOne()
  expect(add('d', '1')).toBeDefined()
})

test('a work that fails gives its turn on', async () => {
  const line = createFairQueue<number>({ perAsker: 3, inAll: 5 })
  const failed = line.add('a', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  await expect(line.add('a', async () => 2)).resolves.toBe(2)
})
