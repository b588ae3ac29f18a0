import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimatedDelivery, muscatDate, muscatTime, muscatWeekday, type Weekday } from './muscat.ts'

const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The runtime's own time zone data: a second opinion on what the clock on the wall in Muscat says. */
const wallInMuscat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Muscat',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})

function wall(at: Date): Record<Intl.DateTimeFormatPartTypes, string> {
  const parts = wallInMuscat.formatToParts(at).map(({ type, value }) => [type, value])
  return Object.fromEntries(parts)
}

describe('dates and times in Muscat (M4)', () => {
  test('say what the clock on the wall says, in the form of SPEC', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const { day, month, year, hour, minute, dayPeriod, weekday } = wall(at)
        expect(muscatDate(at)).toBe(`${day} ${months[Number(month) - 1]}, ${year}`)
        expect(muscatTime(at)).toBe(`${hour}:${minute} ${dayPeriod.toLowerCase()}`)
        expect(muscatWeekday(at)).toBe(weekdays.indexOf(weekday))
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['2026-09-05T05:00:00Z', '05 Sep, 2026', '09:00 am'],
    ['2026-12-31T20:00:00Z', '01 Jan, 2027', '12:00 am'],
    ['2026-12-31T19:59:59Z', '31 Dec, 2026', '11:59 pm'],
    ['2028-02-29T08:07:00Z', '29 Feb, 2028', '12:07 pm'],
  ])('%s is %s, %s', (iso, date, time) => {
    expect([muscatDate(new Date(iso)), muscatTime(new Date(iso))]).toEqual([date, time])
  })
})

describe('the estimated delivery (M4)', () => {
  const dayOff = fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday)
  const dayMs = 86_400_000

  test('is the first day from the day after tomorrow on that delivers', () => {
    fc.assert(
      fc.property(instant, fc.uniqueArray(dayOff, { maxLength: 6 }), (now, off) => {
        const days = (estimatedDelivery(now, off).getTime() - now.getTime()) / dayMs
        expect(off).not.toContain(muscatWeekday(estimatedDelivery(now, off)))
        expect(Number.isInteger(days) && days >= 2 && days <= 8).toBe(true)
        for (let skipped = 2; skipped < days; skipped++) {
          expect(off).toContain(muscatWeekday(new Date(now.getTime() + skipped * dayMs)))
        }
      }),
    )
  })

  test('is two days away when every day is off or none is, and counts the day of Muscat', () => {
    const late = new Date('2026-03-01T20:30:00Z')
    expect(muscatDate(estimatedDelivery(late))).toBe('04 Mar, 2026')
    expect(muscatDate(estimatedDelivery(late, [0, 1, 2, 3, 4, 5, 6]))).toBe('04 Mar, 2026')
    expect(muscatDate(estimatedDelivery(new Date('2026-03-04T08:00:00Z'), [5]))).toBe('07 Mar, 2026')
  })
})
