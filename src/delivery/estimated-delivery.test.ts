import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { muscatDate, muscatWeekday, type Weekday } from '#src/core/muscat.ts'
import { estimatedDelivery } from './estimated-delivery.ts'

const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('the estimated delivery (M4)', () => {
  const dayOff = fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday)
  const dayMs = 86_400_000

  test('is the first day from the day after tomorrow on that delivers', () => {
    fc.assert(
      fc.property(instant, fc.uniqueArray(dayOff, { maxLength: 6 }), (now, off) => {
        const days = (estimatedDelivery(now, { nonDeliveryWeekdays: off }).getTime() - now.getTime()) / dayMs
        expect(off).not.toContain(muscatWeekday(estimatedDelivery(now, { nonDeliveryWeekdays: off })))
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
    expect(muscatDate(estimatedDelivery(late, { nonDeliveryWeekdays: [0, 1, 2, 3, 4, 5, 6] }))).toBe(
      '04 Mar, 2026',
    )
    const friday = { nonDeliveryWeekdays: [5] }
    expect(muscatDate(estimatedDelivery(new Date('2026-03-04T08:00:00Z'), friday))).toBe('07 Mar, 2026')
  })

  test('counts from the next day once the cut-off is reached, and steps over holidays beside days off (O40)', () => {
    const day = (time: string) => muscatDate(estimatedDelivery(new Date(time), eid))
    // Wednesday and Thursday are holidays, Friday is off.
    const eid = {
      nonDeliveryWeekdays: [5],
      holidays: ['2026-03-04', '2026-03-05'],
      deliveryDays: 1,
      cutOff: '13:00',
    }
    expect(day('2026-03-02T08:59:00Z')).toBe('03 Mar, 2026')
    expect(day('2026-03-02T09:00:00Z')).toBe('07 Mar, 2026')
  })

  test('is in the zone’s days after the shop’s longest rest, and as if nothing rested where all days do', () => {
    const now = new Date('2026-03-01T08:00:00Z')
    const restOf = (days: number) =>
      Array.from({ length: days }, (_, n) =>
        new Date(now.getTime() + (n + 2) * dayMs).toISOString().slice(0, 10),
      )
    const daysWith = (holidays: string[]) =>
      (estimatedDelivery(now, { holidays }).getTime() - now.getTime()) / dayMs
    expect(daysWith(restOf(59))).toBe(61)
    expect(daysWith(restOf(60))).toBe(2)
  })
})
