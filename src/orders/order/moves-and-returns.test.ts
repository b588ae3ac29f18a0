import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movesFrom, statusesWith, statusNames } from './order-status.ts'
import { returnReasons, returnUntil } from './return-reason.ts'

const staff = { staff: true, owner: false }
const owner = { staff: false, owner: true }
const dayMs = 86_400_000

describe('what an order may be changed to (product.md section 4, O5)', () => {
  test.each([
    ['Pending', ['Confirmed', 'Cancelled'], ['Cancelled']],
    ['Confirmed', ['Shipping', 'Delivered', 'Cancelled'], ['Cancelled']],
    ['Shipping', ['Delivered', 'Cancelled'], ['Cancelled']],
    ['Delivered', [], ['Return']],
    ['Cancelled', ['Confirmed'], ['Confirmed']],
    ['Return', [], []],
  ] as const)('from %s: by staff %j, by its customer %j', (status, byStaff, byOwner) => {
    expect(movesFrom(status, staff)).toEqual(byStaff)
    expect(movesFrom(status, owner)).toEqual(byOwner)
  })

  test('is nothing for anybody else, and all of both, each once, for staff who ordered themselves', () => {
    for (const status of statusNames) {
      expect(movesFrom(status, { staff: false, owner: false })).toEqual([])
      const both = movesFrom(status, { staff: true, owner: true })
      const either = new Set([...movesFrom(status, staff), ...movesFrom(status, owner)])
      expect(new Set(both)).toEqual(either)
      expect(both.length).toBe(either.size)
    }
  })

  test('is never what it is already', () => {
    for (const status of statusNames)
      expect(movesFrom(status, { staff: true, owner: true })).not.toContain(status)
  })
})

test('an order is on its way, or may be deleted, or neither, as O4 and O12 say', () => {
  expect(statusesWith('customerList', 'active')).toEqual(['Pending', 'Confirmed', 'Shipping'])
  expect(statusesWith('isDeletable', true)).toEqual(['Delivered', 'Cancelled', 'Return'])
})

test('a return counts 7 days for a change of mind and 15 for a defect, from the delivery to the millisecond (O8)', () => {
  const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, (delivered) => {
      const until = returnUntil(delivered)
      expect(until['change of mind'].getTime() - delivered.getTime()).toBe(7 * dayMs)
      expect(until.defect.getTime() - delivered.getTime()).toBe(15 * dayMs)
      expect(Object.keys(until).sort()).toEqual([...returnReasons].sort())
    }),
  )
})
