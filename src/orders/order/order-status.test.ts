import { expect, test } from 'vitest'
import { customerListPaths, customerLists, staffListPaths } from './order-lists.ts'
import { movesFrom, type OrderStatus, orderStatuses, statusesWith, statusNames } from './order-status.ts'

test('the lists of product.md section 2 come from the record (O4, O7)', () => {
  const staff = Object.keys(staffListPaths) as (keyof typeof staffListPaths)[]
  expect(Object.fromEntries(staff.map((list) => [list, statusesWith('staffList', list)]))).toEqual({
    pending: ['Pending'],
    confirmed: ['Confirmed', 'Shipping'],
    cancelled: ['Cancelled'],
    delivered: ['Delivered'],
    return: ['Return'],
  })
  expect(Object.fromEntries(customerLists.map((list) => [list, statusesWith('customerList', list)]))).toEqual(
    {
      active: ['Pending', 'Confirmed', 'Shipping'],
      shopping: ['Delivered'],
      cancellations: ['Cancelled'],
      returns: ['Return'],
    },
  )
  expect(Object.keys(customerListPaths)).toEqual(customerLists)
})

test('the moves of product.md section 4 come from the record', () => {
  const moves = (actor: { staff: boolean; owner: boolean }) =>
    Object.fromEntries(statusNames.map((from) => [from, movesFrom(from, actor)]))
  expect(moves({ staff: true, owner: false })).toEqual({
    Pending: ['Confirmed', 'Cancelled'],
    Confirmed: ['Shipping', 'Delivered', 'Cancelled'],
    Shipping: ['Delivered', 'Cancelled'],
    Delivered: [],
    Cancelled: ['Confirmed'],
    Return: [],
  })
  expect(moves({ staff: false, owner: true })).toEqual({
    Pending: ['Cancelled'],
    Confirmed: ['Cancelled'],
    Shipping: ['Cancelled'],
    Delivered: ['Return'],
    Cancelled: ['Confirmed'],
    Return: [],
  })
  expect(moves({ staff: false, owner: false })).toEqual(
    Object.fromEntries(statusNames.map((from) => [from, []])),
  )
})

test('what is sold, done with and deletable comes from the record (O12, I8)', () => {
  expect(statusesWith('isSold', false)).toEqual(['Cancelled', 'Return'])
  expect(statusesWith('isFinal', true)).toEqual(['Delivered', 'Cancelled', 'Return'])
  expect(statusesWith('isDeletable', true)).toEqual(['Delivered', 'Cancelled', 'Return'])
  expect(statusesWith('isStep', true)).toEqual(['Pending', 'Confirmed', 'Shipping', 'Delivered'])
})

// The compiler's half: each error below has to be one.
test('a status has its whole line in the record, and nothing else is a status', () => {
  const { Shipping, ...others } = orderStatuses
  // @ts-expect-error The record without one of its lines is not the record.
  const incomplete: typeof orderStatuses = others
  const { isSold: _, ...rules } = Shipping
  // @ts-expect-error A line without one of its rules is no line.
  const lineless: typeof orderStatuses = { ...others, Shipping: rules }
  // @ts-expect-error A name without a line is no status.
  const unknown: OrderStatus = 'Lost'
  expect([Object.keys(incomplete).length, 'isSold' in lineless.Shipping, unknown in orderStatuses]).toEqual([
    5,
    false,
    false,
  ])
})
