import fc from 'fast-check'
import { expect, test } from 'vitest'
import { muscatDay, startOfMuscatDay, startOfMuscatMonth } from './muscat.ts'

const hourMs = 3_600_000
const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Muscat' })

test('a day is named as the calendar in Muscat has it (M4)', () => {
  fc.assert(
    fc.property(instant, (at) => {
      expect(muscatDay(at)).toBe(day.format(at))
    }),
  )
})

test('a day begins with its first instant, and the one before is the day before (M4)', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const start = startOfMuscatDay(at)
      expect(at.getTime() - start.getTime()).toBeGreaterThanOrEqual(0)
      expect(at.getTime() - start.getTime()).toBeLessThan(24 * hourMs)
      expect(day.format(start)).toBe(day.format(at))
      expect(day.format(new Date(start.getTime() - 1))).not.toBe(day.format(at))
    }),
  )
})

test('a month begins with its first instant (M4)', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const start = startOfMuscatMonth(at)
      expect(start.getTime()).toBeLessThanOrEqual(at.getTime())
      expect(day.format(start)).toBe(`${day.format(at).slice(0, 7)}-01`)
      expect(day.format(new Date(start.getTime() - 1)).slice(0, 7)).not.toBe(day.format(at).slice(0, 7))
    }),
  )
})

test.each([
  ['2026-02-28T19:59:59.999Z', '2026-02-28', '2026-02-27T20:00:00.000Z', '2026-01-31T20:00:00.000Z'],
  ['2026-02-28T20:00:00.000Z', '2026-03-01', '2026-02-28T20:00:00.000Z', '2026-02-28T20:00:00.000Z'],
])('%s is of %s', (iso, name, dayStart, monthStart) => {
  const at = new Date(iso)
  expect([muscatDay(at), startOfMuscatDay(at).toISOString(), startOfMuscatMonth(at).toISOString()]).toEqual([
    name,
    dayStart,
    monthStart,
  ])
})
