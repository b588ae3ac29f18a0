import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupName, dayOfBackup, oldBackups } from './backup-name.ts'

const dayMs = 24 * 3600 * 1000
const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * dayMs).toISOString().slice(0, 10)

test('day after day there are the last 7 and a Saturday of each of 4 weeks, and nobody else’s file goes', () => {
  const days = fc.array(fc.boolean(), { minLength: 1, maxLength: 120 })
  fc.assert(
    fc.property(days, fc.boolean(), (made, isEncrypted) => {
      const others = ['haqiba-notes.txt', 'haqiba-2026-01-01.tar.gz.part', 'x-2026-01-01.tar.gz']
      let place = [...others]
      const all: string[] = []
      made.forEach((isMade, n) => {
        if (!isMade) return
        all.push(dayOf(n))
        place.push(backupName(dayOf(n), isEncrypted))
        const old = oldBackups(place)
        place = place.filter((name) => !old.includes(name))
      })
      expect(place.slice(0, others.length)).toEqual(others)
      const kept = place.flatMap((name) => dayOfBackup(name) ?? [])
      expect(kept.slice(-7)).toEqual(all.slice(-7))
      expect(kept.length).toBeLessThanOrEqual(11)
    }),
  )
})

test('after two months of nights', () => {
  let place: string[] = []
  for (let n = 0; n < 60; n++) {
    place.push(backupName(dayOf(n), false))
    const old = oldBackups(place)
    place = place.filter((name) => !old.includes(name))
  }
  // 1 March 2026 is a Sunday: the Saturdays before it, and the seven nights until it.
  expect(place.map(dayOfBackup)).toEqual([
    '2026-02-07',
    '2026-02-14',
    '2026-02-21',
    ...[53, 54, 55, 56, 57, 58, 59].map(dayOf),
  ])
})
