import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const options = { atOnce: 2, waiting: 3, perAddress: 10, patienceMs: 5000 }

it('runs so many at a time, the others in their order, and refuses who finds the line full', async () => {
  const queue = createWorkQueue(options)
  const ended: number[] = []
  let [running, most] = [0, 0]
  const asked = Array.from({ length: 7 }, (_, n) =>
    queue.run(async () => {
      running += 1
      most = Math.max(most, running)
      await wait(10)
      running -= 1
      ended.push(n)
    }),
  )
  const results = await Promise.allSettled(asked)
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected'])
  expect(results.at(-1)).toMatchObject({ reason: { kind: 'unavailable' } })
  expect([most, ended]).toEqual([2, [0, 1, 2, 3, 4]])
})

it('has a turn of the event loop between any two, so that what costs little is not behind all of them', async () => {
  const queue = createWorkQueue({ ...options, atOnce: 4, waiting: 8 })
  const seen: string[] = []
  let next = setImmediate(function turn() {
    seen.push('turn')
    next = setImmediate(turn)
  })
  await Promise.all(Array.from({ length: 8 }, () => queue.run(async () => void seen.push('work'))))
  clearImmediate(next)
  const works = seen.flatMap((one, at) => (one === 'work' ? [at] : []))
  expect(works).toHaveLength(8)
  expect(works.filter((at) => seen[at + 1] === 'work')).toEqual([])
})

it('leaves room for others when one address asks for much', async () => {
  const queue = createWorkQueue({ ...options, perAddress: 2 })
  const work = () => wait(10)
  const [first, second, third, other] = await Promise.allSettled([
    queue.run(work, '203.0.113.9'),
    queue.run(work, '203.0.113.9'),
    queue.run(work, '203.0.113.9'),
    queue.run(work, '198.51.100.7'),
  ])
  expect([first, second, third, other].map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await expect(queue.run(work, '203.0.113.9')).resolves.toBeUndefined()
})

it('lets nobody wait for ever, and goes on after work that failed', async () => {
  const queue = createWorkQueue({ ...options, atOnce: 1, patienceMs: 20 })
  const slow = queue.run(() => wait(100))
  await expect(queue.run(async () => 1)).rejects.toMatchObject({ kind: 'unavailable' })
  await slow
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.run(async () => 1)).resolves.toBe(1)
})
