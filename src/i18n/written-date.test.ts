import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { writtenDate, writtenTime } from './written-date.ts'

describe('a Muscat date and time', () => {
  const morning = new Date('2026-01-05T04:07:00Z')
  const evening = new Date('2026-09-30T16:59:00Z')

  it('stay in English as product.md writes them (M4)', () => {
    expect(writtenDate('en', muscatDate(morning))).toBe('05 Jan, 2026')
    expect(writtenTime('en', muscatTime(evening))).toBe('08:59 pm')
  })

  it('are read in Arabic as they are said', () => {
    expect(writtenDate('ar', muscatDate(morning))).toBe('5 يناير 2026')
    expect(writtenDate('ar', '30 Sep')).toBe('30 سبتمبر')
    expect(writtenTime('ar', muscatTime(morning))).toBe('08:07 ص')
    expect(writtenTime('ar', muscatTime(evening))).toBe('08:59 م')
  })

  it('leave no Latin letter in Arabic, whatever the day', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (at) => {
        expect(`${writtenDate('ar', muscatDate(at))} ${writtenTime('ar', muscatTime(at))}`).not.toMatch(
          /[a-z]/i,
        )
      }),
    )
  })
})
