import { afterEach, expect, it } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

let end = () => {}
afterEach(() => end())

it('what nobody holds is given back once nothing is to do', async () => {
  const mebibyte = 1024 * 1024
  const given: number[] = []
  let buffers: Buffer[] | undefined = Array.from({ length: 40 }, () => Buffer.alloc(mebibyte))
  expect(buffers).toHaveLength(40)
  end = collectWhenIdle((bytes) => given.push(bytes))
  buffers = undefined
  await expect.poll(() => given.length, { interval: 200 }).toBe(1)
  expect(given[0]).toBeGreaterThan(39 * mebibyte)
})
