import fc from 'fast-check'
import { expect, test } from 'vitest'
import { muscatDay } from '#src/core/muscat.ts'
import { addUp } from '#src/orders/sums/add-up.ts'
import { daysIn, instantsOf } from '#src/orders/sums/days.ts'
import { isDay, presetRange, presets, rangeBefore } from './report-range.ts'

const dayMs = 24 * 3600 * 1000
const dayOf = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * dayMs).toISOString().slice(0, 10)
const ranges = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 730 }))
  .map(([first, more]) => ({ from: dayOf(first), to: dayOf(first + more) }))

test('the range before has as many days just before, or is the month before or its same days', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const before = rangeBefore(range)
      expect(before.to < range.from).toBe(true)
      const isMonth = before.from.endsWith('-01') && range.from.endsWith('-01') && daysIn(range) > 7
      const isJustBefore = instantsOf(before).before.getTime() === instantsOf(range).from.getTime()
      expect(isMonth || (isJustBefore && daysIn(before) === daysIn(range))).toBe(true)
    }),
  )
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  // A month of which a part is over is beside the same part of the one before.
  const beforeMonthTo = (to: string) => rangeBefore({ from: '2026-11-01', to })
  expect(beforeMonthTo('2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-10-22' })
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  // A week and a day are beside those just before, on the first days of a month too.
  expect(beforeMonthTo('2026-11-07')).toEqual({ from: '2026-10-25', to: '2026-10-31' })
  expect(beforeMonthTo('2026-11-01')).toEqual({ from: '2026-10-31', to: '2026-10-31' })
})

test('short names of ranges mean Muscat days, whatever the hour', () => {
  // Half past midnight of 1 March in Muscat is still February in London.
  const at = (preset: (typeof presets)[number]) => presetRange(preset, new Date('2026-02-28T20:30:00Z'))
  expect(presets.map(at)).toEqual([
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-23', to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-01', to: '2026-02-28' },
  ])
  expect(muscatDay(instantsOf(at('lastMonth')).from)).toBe('2026-02-01')
  expect(['2026-02-29', '2026-2-1', 'today', ''].map(isDay)).toEqual([false, false, false, false])
})

test('rows of one key are added up, and no number is lost', () => {
  const rows = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), n: fc.nat(1000) }))
  fc.assert(
    fc.property(rows, (all) => {
      const sums = addUp(all, ({ key }) => key)
      expect(new Set(sums.map(({ key }) => key)).size).toBe(sums.length)
      expect(sums.reduce((sum, { n }) => sum + n, 0)).toBe(all.reduce((sum, { n }) => sum + n, 0))
    }),
  )
})
