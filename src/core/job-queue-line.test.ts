import { expect, test } from 'vitest'
import { createLine } from './job-queue.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('no more works run at a time than it is wide, in the order they came', async () => {
  const inTurn = createLine(2)
  const gates = Array.from({ length: 5 }, gate)
  const began: number[] = []
  const works = gates.map(({ opened }, n) =>
    inTurn(async () => {
      began.push(n)
      await opened
      return n
    }),
  )
  await Promise.resolve()
  expect(began).toEqual([0, 1])
  gates[1]?.open()
  await works[1]
  await expect.poll(() => began).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4])
  expect(began).toEqual([0, 1, 2, 3, 4])
})

test('every place is given back, also by works that fail, and never twice', async () => {
  const inTurn = createLine(2)
  for (let n = 0; n < 5; n += 1) {
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(async () => n)).toBe(n)
  }
  const { open, opened } = gate()
  let running = 0
  const works = Array.from({ length: 4 }, () =>
    inTurn(() => {
      running += 1
      return opened
    }),
  )
  await Promise.resolve()
  expect(running).toBe(2)
  open()
  await Promise.all(works)
  expect(running).toBe(4)
})
