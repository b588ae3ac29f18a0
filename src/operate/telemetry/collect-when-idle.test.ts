import { afterEach, expect, it } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

let end = () => {}
afterEach(() => end())

const mebibyte = 1024 * 1024

it('what nobody holds is given back once nothing is to do, and not before', async () => {
  const given: number[] = []
  let buffers: Buffer[] | undefined = Array.from({ length: 40 }, () => Buffer.alloc(mebibyte))
  end = collectWhenIdle((bytes) => given.push(bytes))
  // It looks every half second: three times while there is always something to do.
  const began = performance.now()
  while (performance.now() - began < 1600) await new Promise(setImmediate)
  expect(given).toEqual([])
  expect(buffers).toHaveLength(40)
  buffers = undefined
  await expect.poll(() => given.length, { interval: 200 }).toBe(1)
  expect(given[0]).toBeGreaterThan(39 * mebibyte)
})
