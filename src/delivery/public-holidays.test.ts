import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedHolidays } from './public-holidays.ts'

test('the holidays of Oman to be expected: those of the calendar are sure, those of the moon are near (O40)', () => {
  const days = expectedHolidays(2026)
  const sure = days.filter(({ moon }) => !moon).map(({ day }) => day)
  expect(sure).toEqual(['2026-01-11', '2026-11-20', '2026-11-21'])
  const first = (name: string) => days.find((one) => one.name.en === name)?.day
  // From the 29th of Ramadan until the 3rd of Shawwal (Royal Decree 88/2022).
  expect(days.filter(({ name }) => name.en === 'Eid al-Fitr').map(({ day }) => day)).toEqual(
    ['18', '19', '20', '21', '22'].map((day) => `2026-03-${day}`),
  )
  expect(first('Eid al-Adha')).toBe('2026-05-26')
})

test('each year has its days once and in their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2060 }), (year) => {
      const days = expectedHolidays(year).map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true)
      // Some fall on one day.
      expect(days.length).toBeGreaterThanOrEqual(10)
    }),
    { numRuns: 20 },
  )
})
