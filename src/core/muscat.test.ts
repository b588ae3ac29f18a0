import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { muscatDate, muscatTime, muscatWeekday } from './muscat.ts'

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
  test('say what the clock on the wall says, in the form of product.md', () => {
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
