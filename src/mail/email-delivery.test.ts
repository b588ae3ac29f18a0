import { expect, test } from 'vitest'
import { leaseMs, maxAttempts, NotDelivered, nextAttempt } from './email-delivery.ts'

const now = new Date('2026-03-01T08:00:00Z')

test('an email is tried eight times, later and later, over about 22 hours (012)', () => {
  const waits = Array.from({ length: maxAttempts }, (_, n) => {
    const next = nextAttempt(n + 1, now)
    return next && (next.getTime() - now.getTime()) / 1000
  })
  expect(waits).toEqual([30, 120, 600, 3600, 10_800, 21_600, 43_200, undefined])
  expect([maxAttempts, leaseMs]).toEqual([8, 180_000])
})

test('a failed try is the last only where it says so', () => {
  expect(new NotDelivered('no such mailbox', { final: true }).final).toBe(true)
  const failed = new NotDelivered('no line', { cause: now })
  expect([failed.final, failed.message, failed.cause, failed.name]).toEqual([
    false,
    'no line',
    now,
    'NotDelivered',
  ])
  expect(new NotDelivered('no line').final).toBe(false)
})
