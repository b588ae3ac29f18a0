import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '#src/ui/data/api.ts'
import { gatherChanges } from './gather-changes.ts'

afterEach(() => vi.useRealTimers())

/** No list is on screen here, so that nothing asks it. */
const noApi = {} as Api

/** A screen with the counts of orders and one order on it, on a line that answers after `ms`. */
function screenOnALine(ms: number) {
  vi.useFakeTimers()
  const queries = new QueryClient()
  const seen = { asked: 0, atOnce: 0, most: 0, answers: 0 }
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    seen.asked += 1
    seen.atOnce += 1
    seen.most = Math.max(seen.most, seen.atOnce)
    await new Promise((done) => setTimeout(done, ms))
    seen.atOnce -= 1
    if (!signal.aborted) seen.answers += 1
    return seen.answers
  }
  const observers = [['order-counts'], ['order', 'one']].map((queryKey) =>
    new QueryObserver(queries, {
      queryKey,
      queryFn,
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined),
  )
  const changes = gatherChanges(noApi, queries)
  const leave = () => {
    changes.stop()
    for (const stop of observers) stop()
    queries.clear()
  }
  return { changes, seen, leave }
}

test('a flood of changes is asked about once a second, however many come (N5)', async () => {
  const { changes, seen, leave } = screenOnALine(20)
  for (let n = 0; n < 1000; n++) {
    changes.add(n % 2 ? ['one', String(n)] : undefined)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(seen.asked).toBeLessThanOrEqual(22)
  expect(seen.answers).toBeGreaterThanOrEqual(14)
  leave()
})

test('on a slow line each answer is waited for and shown, and what came meanwhile is asked about after it (N5)', async () => {
  const { changes, seen, leave } = screenOnALine(3000)
  for (let n = 0; n < 60; n++) {
    changes.add(['one'])
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(seen.most).toBe(2)
  expect(seen.answers).toBeGreaterThanOrEqual(4)
  const before = seen.answers
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seen.answers).toBeGreaterThanOrEqual(before + 2)
  expect(seen.atOnce).toBe(0)
  leave()
})

test('nothing is asked any more once the screen is left, also where an answer was on its way (N5)', async () => {
  const { changes, seen, leave } = screenOnALine(3000)
  changes.add(['one'])
  await vi.advanceTimersByTimeAsync(1000)
  changes.add(['one'])
  changes.stop()
  const { asked } = seen
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seen.asked).toBe(asked)
  leave()
})

test('a return on screen is asked about when the order of its new pieces changes, and not for others (N5, O16)', async () => {
  vi.useFakeTimers()
  const queries = new QueryClient()
  const initialData = { returns: [{ exchange: { _id: 'new' } }] }
  const queryFn = vi.fn(async () => initialData)
  const queryKey = ['order', 'old', 'returns']
  const leave = new QueryObserver(queries, {
    queryKey,
    queryFn,
    initialData,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined)
  const changes = gatherChanges(noApi, queries)
  changes.add(['another'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(queryFn).not.toHaveBeenCalled()
  changes.add(['new'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(queryFn).toHaveBeenCalledOnce()
  changes.stop()
  leave()
  queries.clear()
})
