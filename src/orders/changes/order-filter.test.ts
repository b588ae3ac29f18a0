import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#src/orders/order/order.ts'
import { statusNames } from '#src/orders/order/order-status.ts'
import { belongsTo, filterSearch, readFilter } from './order-filter.ts'

test('an address and what it narrows a list by are the same thing said twice', () => {
  const filter = fc.record(
    {
      q: fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== ''),
      status: fc.subarray(statusNames, { minLength: 1 }).map((names) => names.join(',')),
      method: fc.constantFrom('Online Payment', 'Cash On Delivery'),
      receipt: fc.constantFrom('waiting', 'approved', 'asked-again'),
      area: fc.constantFrom('HOME DELIVERY', 'OFFICE DELIVERY'),
      payment: fc.constantFrom('paid', 'refund due'),
      source: fc.constantFrom('web', 'instagram'),
      courier: fc.uuid(),
      from: fc.constantFrom('2026-02-28', '2026-03-01'),
      needs: fc.constant('staff'),
      customer: fc.uuid(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filter, (given) => {
      expect(readFilter(new URLSearchParams(filterSearch(given)))).toEqual(given)
    }),
  )
})

test('what no call would take is left out, so that a torn address shows more and not an error', () => {
  const torn =
    'status=Pending,Lost&method=Gold&receipt=&area=MOON&from=2026-02-30&to=yesterday&needs=you&q=%20&cursor=x'
  expect(readFilter(new URLSearchParams(torn))).toEqual({})
  expect(filterSearch({})).toBe('')
})

test('a receipt that is asked for again is listed while its order owes money and is not off (O15)', () => {
  const listed = (orderStatus: string, balance: number, receipt = 'asked-again') =>
    belongsTo('all', { receipt: 'asked-again' }, {
      orderStatus,
      receipt,
      balance,
      paymentState: 'unpaid',
    } as Order)
  expect(listed('Pending', 11)).toBe(true)
  expect(listed('Return', 2)).toBe(true)
  expect(listed('Pending', 0), 'it was paid').toBe(false)
  expect(listed('Cancelled', 0)).toBe(false)
  expect(listed('Pending', 11, 'waiting')).toBe(false)
})
