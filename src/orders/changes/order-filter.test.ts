import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusNames } from '#src/orders/order/order-status.ts'
import { filterSearch, readFilter } from './order-filter.ts'

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
