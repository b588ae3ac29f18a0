import { expect, test } from 'vitest'
import { createJobQueue, createLine } from './job-queue.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('runs no more at a time, and lets no more wait, than it was told', async () => {
  const queue = createJobQueue<number>({ concurrency: 2, capacity: 3 })
  const { open, opened } = gate()
  let running = 0
  let most = 0
  const jobs = Array.from({ length: 9 }, (_, i) =>
    queue.add(String(i), async () => {
      running += 1
      most = Math.max(most, running)
      await opened
      running -= 1
      return i
    }),
  )
  expect(jobs.map((job) => job !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(queue.waiting()).toBe(3)
  open()
  expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, 4, ...Array(4).fill(undefined)])
  expect(most).toBe(2)
})

test('shares a job of the same key until it is done', async () => {
  const queue = createJobQueue<number>({ concurrency: 1, capacity: 1 })
  let runs = 0
  const run = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([queue.add('a', run), queue.add('a', run), queue.add('a', run)])).toEqual([
    1, 1, 1,
  ])
  expect(await queue.add('a', run)).toBe(2)
})

test('goes on after a job that fails', async () => {
  const queue = createJobQueue<string>({ concurrency: 1, capacity: 5 })
  const bad = queue.add('bad', async () => {
    throw new Error('broken')
  })
  const good = queue.add('good', async () => 'done')
  await expect(bad).rejects.toThrow('broken')
  expect(await good).toBe('done')
  await queue.quiet()
  expect(await queue.add('bad', async () => 'mended')).toBe('mended')
})

test('closing drops what waits and awaits what runs', async () => {
  const queue = createJobQueue<string>({ concurrency: 1, capacity: 5 })
  const { open, opened } = gate()
  const first = queue.add('first', () => opened.then(() => 'done'))
  const second = queue.add('second', async () => 'never')
  const dropped = expect(second).rejects.toThrow('closed')
  let closed = false
  const closing = queue.close().then(() => {
    closed = true
  })
  await dropped
  expect(closed).toBe(false)
  open()
  expect(await first).toBe('done')
  await closing
  expect(queue.add('third', async () => 'never')).toBeUndefined()
})

test('a line runs so many at a time, in their order, and goes on after one that failed', async () => {
  const inLine = createLine(2)
  const began: number[] = []
  const finish: (() => void)[] = []
  const works = [0, 1, 2, 3].map((at) =>
    inLine(async () => {
      began.push(at)
      await new Promise<void>((resolve) => finish.push(resolve))
      return at * 10
    }),
  )
  const failed = inLine(() => {
    throw new Error('no password')
  })
  const last = inLine(async () => 'still here')
  for (const at of [0, 1, 2, 3]) {
    await expect.poll(() => finish.length).toBeGreaterThan(at)
    expect(began.length).toBeLessThanOrEqual(at + 2)
    finish[at]?.()
  }
  expect(await Promise.all(works)).toEqual([0, 10, 20, 30])
  expect(began).toEqual([0, 1, 2, 3])
  await expect(failed).rejects.toThrow('no password')
  expect(await last).toBe('still here')
})
